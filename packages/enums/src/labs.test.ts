import { describe, expect, it } from 'vitest';
import { LIMIT_MEDIA } from './consents.ts';
import {
  ENQUIRY_RULES,
  ENQUIRY_SIDES,
  ENQUIRY_STATUS_LABELS,
  ENQUIRY_STATUSES,
  ENQUIRY_TURN,
} from './enquiries.ts';
import { LAB_MEDIA, LAB_MEDIUM_LABELS, LAB_PARAMETER_MAX_LENGTH, USUAL_PARAMETERS } from './labs.ts';

describe('the scope of a laboratory', () => {
  it('covers every medium for which an order sets limits', () => {
    for (const medium of LIMIT_MEDIA) expect(LAB_MEDIA).toContain(medium);
  });

  it('has a label and usual parameters for each medium', () => {
    expect(Object.keys(LAB_MEDIUM_LABELS).sort()).toEqual([...LAB_MEDIA].sort());
    for (const medium of LAB_MEDIA) {
      const names = USUAL_PARAMETERS[medium];
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name.length).toBeLessThanOrEqual(LAB_PARAMETER_MAX_LENGTH);
    }
  });
});

describe('the ways of an enquiry', () => {
  it('have a label each', () => {
    expect(Object.keys(ENQUIRY_STATUS_LABELS).sort()).toEqual([...ENQUIRY_STATUSES].sort());
  });

  it('let the party whose turn it is do something, and nobody once it is over', () => {
    for (const status of ENQUIRY_STATUSES) {
      const able = ENQUIRY_SIDES.filter((side) =>
        Object.values(ENQUIRY_RULES).some((rule) => rule.side === side && rule.from.includes(status)),
      );
      const turn = ENQUIRY_TURN[status];
      if (turn === null) expect(able).toEqual([]);
      else expect(able).toContain(turn);
    }
  });
});
