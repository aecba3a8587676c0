import { describe, expect, it } from 'vitest';
import { findAuthority } from './authority-rules.ts';
import { toLines } from './head.test-support.ts';

const BOARD = 'Goa State Pollution Control Board';
const SEIAA = 'State Environment Impact Assessment Authority, Kerala';
const tell = (fact: ReturnType<typeof findAuthority>) =>
  fact ? [fact.value, fact.citation?.quote ?? null] : null;
const letterheadOf = (...lines: string[]) => tell(findAuthority(toLines(lines), []));
const namedIn = (...lines: string[]) => tell(findAuthority([], toLines(lines)));

describe('the letterhead', () => {
  it('is cited by the lines of the name', () => {
    expect(letterheadOf('Registered', `${BOARD} at Saligao`)).toEqual([BOARD, `${BOARD} at Saligao`]);
    expect(letterheadOf('Goa State Pollution | Category', 'Control Board | Red')).toEqual([
      BOARD,
      'Goa State Pollution Category Control Board Red',
    ]);
  });

  it('is cited with what is between two lines of the name', () => {
    expect(letterheadOf('Goa State Pollution', 'Saligao', 'Control Board')).toEqual([
      BOARD,
      'Goa State Pollution Saligao Control Board',
    ]);
  });

  it('has 14 lines at most', () => {
    const lines = Array.from({ length: 14 }, (_, at) => `Hall ${at + 1}`);
    expect(letterheadOf(...lines.slice(1), BOARD)).toEqual([BOARD, BOARD]);
    expect(letterheadOf(...lines, BOARD)).toBeNull();
  });

  it('may run over two lines, but not beyond the last', () => {
    expect(letterheadOf('Goa State Pollution')).toBeNull();
  });

  it('names the authority in one of the four lines below the ministry', () => {
    const lines = ['Ministry of Environment', 'Delhi', 'Hall 4', 'Floor 2'];
    expect(letterheadOf(...lines, SEIAA)).toEqual([SEIAA, SEIAA]);
    expect(letterheadOf(...lines, 'Room 7', SEIAA)).toEqual([
      'Ministry of Environment',
      'Ministry of Environment',
    ]);
    expect(letterheadOf('Ministry of', 'Environment', SEIAA)).toEqual([SEIAA, SEIAA]);
  });

  it('names the authority beside the ministry', () => {
    expect(letterheadOf('Delhi, Ministry of', `Environment, ${SEIAA}`)?.[0]).toBe(SEIAA);
  });
});

describe('an authority without a letterhead', () => {
  it('is cited by the first line that names it', () => {
    expect(namedIn('Saligao', `page of the ${BOARD}`, 'Assam Pollution Control Board')).toEqual([
      BOARD,
      `page of the ${BOARD}`,
    ]);
  });

  it('is the board whose abbreviation occurs most, cited by its first line', () => {
    expect(namedIn('to MPCB', 'by GPCB', 'for GPCB, GPCB', 'MPCB')).toEqual([
      'Gujarat Pollution Control Board',
      'by GPCB',
    ]);
    expect(namedIn('to GPCB', 'by MPCB', 'for MPCB')).toEqual([
      'Maharashtra Pollution Control Board',
      'by MPCB',
    ]);
  });

  it('is not cited where its abbreviation runs over lines', () => {
    expect(namedIn('to SPCB', 'Odisha')).toEqual(['Odisha State Pollution Control Board', null]);
  });

  it('is none where nothing names one', () => {
    expect(findAuthority([], toLines(['Saligao']))).toBeUndefined();
    expect(findAuthority(toLines(['Saligao']), [])).toBeUndefined();
  });
});
