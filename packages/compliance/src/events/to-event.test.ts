import { describe, expect, it } from 'vitest';
import { type PossibleEvent, toDutyEvent } from './to-event.ts';

const toDuty = (quote: string, statedFrequency: string | null): PossibleEvent => ({
  recurring: false,
  dueDate: null,
  schedule: null,
  statedFrequency,
  quote,
});

describe('a duty that begins when something happens', () => {
  it.each<[string, string]>([
    ['Any accident shall be reported to the Board within 24 hours.', 'within 24 hours'],
    ['The occupier shall inform the Board forthwith of any leak.', 'forthwith'],
    ['Form 10 shall be sent with every consignment.', 'with every consignment'],
    ['Results shall be submitted within 15 days of sampling.', 'within 15 days of sampling'],
    ['The Board shall be informed whenever the ownership changes.', 'whenever the ownership changes'],
    ['The unit shall tell the Board 15 days before the start of the season.', '15 days before'],
    ['words of a table that the sentence does not have', 'within 7 days of detection'],
  ])('%s', (quote, words) => {
    expect(toDutyEvent(toDuty(quote, words))?.words).toBe(words);
  });

  it('has the time limit of its words', () => {
    expect(
      toDutyEvent(toDuty('It shall be told within 2 days of detection.', 'within 2 days of detection')),
    ).toEqual({
      words: 'within 2 days of detection',
      limit: { amount: 2, unit: 'day', counts: 'after' },
    });
  });
});

describe('is not', () => {
  it.each<[string, PossibleEvent]>([
    [
      'a deadline from the issue of an order of unknown date',
      toDuty('The flow meter shall be fixed within 30 days.', 'within 30 days'),
    ],
    [
      'a renewal before an end that is not printed',
      toDuty(
        'The holder shall apply for renewal 60 days before the date of expiry.',
        '60 days before the date of expiry',
      ),
    ],
    ['one without words', toDuty('The stack shall be painted forthwith.', null)],
    ['one with a date', { ...toDuty('Told within 24 hours.', 'within 24 hours'), dueDate: '2026-03-01' }],
    ['one that comes again', { ...toDuty('Told within 24 hours.', 'within 24 hours'), recurring: true }],
    [
      'one that a person has scheduled',
      {
        ...toDuty('Told within 24 hours.', 'within 24 hours'),
        schedule: { frequency: null, startDate: '2026-03-01' },
      },
    ],
  ])('%s', (_name, duty) => {
    expect(toDutyEvent(duty)).toBeNull();
  });
});
