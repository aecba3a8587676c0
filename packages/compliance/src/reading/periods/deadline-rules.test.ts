import { describe, expect, it } from 'vitest';
import { findDeadlines } from './deadline-rules.ts';
import { findLeads } from './lead-rules.ts';
import { told } from './told.test-support.ts';

const deadlines = (text: string): string[] =>
  findDeadlines(text).map((each) => `${told(each)}: ${each.text}`);
const leads = (text: string): string[] => findLeads(text).map((each) => `${told(each)}: ${each.text}`);

describe('a deadline counts from something that happens', () => {
  it.each([
    ...[
      'detection',
      'detecting it',
      'the accident',
      'accidents',
      'its occurrence',
      'occurence of it',
      'the incident',
    ],
    ...[
      'incidents',
      'commissioning',
      'taking possession',
      'completion',
      'generation',
      'dispatch',
      'despatching',
    ],
    ...['sampling', 'the change', 'changing it', 'closure', 'commencement', 'the start', 'starting it'],
    ...['a breakdown', 'a break down', 'transfer', 'transferring it', 'purchase', 'the hearing'],
    ...[
      'arrival',
      'notice',
      'noticing it',
      'a complaint',
      'the event',
      'spillage',
      'the spill',
      'installation',
    ],
    ...['the sale', 'joining', 'finalization', 'stoppage', 'a shutdown', 'a shut down', 'any such day'],
  ])('“%s”', (event) => {
    expect(deadlines(`It shall be told within 5 days of ${event}.`)).toEqual([
      `event: within 5 days of ${event}`,
    ]);
  });

  it.each([
    'from',
    'of',
    'after',
    'since',
    'upon',
    'on',
    'following',
    'reckoned from',
    ', i.e. from',
    'counted from',
    ', of',
  ])('behind “%s”', (word) => {
    const words = `within 5 days${word.startsWith(',') ? '' : ' '}${word} detection`;
    expect(deadlines(`It shall be told ${words}.`)).toEqual([`event: ${words}`]);
  });

  it.each([
    'of the restart',
    'after occupancy',
    'from handing over',
    'of its finalisation',
    'since the border opened',
    'of expiry',
  ])('whatever it is: “%s”', (words) => {
    expect(deadlines(`It shall be told within 5 days ${words}.`)).toEqual([`event: within 5 days ${words}`]);
  });

  it.each([
    ...['and the detection', 'for the detection', 'to detection', 'the fence', 'wholesale'],
    ...[
      'of the day, the accident',
      'of the day. The accident',
      'of the day; the accident',
      'of a day (accident',
    ],
    ...[
      'of today and the accident',
      'of today along the accident',
      'of today to the accident',
      'off accident',
    ],
    ...['of one two three four five six seven eight nine accident'],
  ])('not “within 5 days %s”', (words) => {
    expect(deadlines(`It shall be told within 5 days ${words}.`)).toEqual(['once 5 day: within 5 days']);
  });
});

describe('a deadline counts from the order', () => {
  it.each([
    ...['issue', 'the issuance of it', 'this order', 'the consent', 'this letter', 'the authorization'],
    ...[
      'the authorisation',
      'the clearance',
      'the grant',
      'granting it',
      'the certificate',
      'this communication',
    ],
    ...['the NOC', 'the CTE', 'the EC', 'the order after the accident', 'dispatch date of this order'],
    ...['the date of posting of the letter', 'uploading of this consent order'],
  ])('“%s”', (anchor) => {
    const words = `within 5 days from ${anchor}`;
    expect(deadlines(`It shall be told ${words}.`)).toEqual([`once 5 day: ${words}`]);
  });

  it.each(['today', 'a NABL laboratory', 'the CTO-less unit of ec'])('not “%s”', (anchor) => {
    expect(deadlines(`It shall be told within 5 days from ${anchor}.`)).toEqual([
      anchor.startsWith('the CTO') ? `once 5 day: within 5 days from ${anchor}` : 'once 5 day: within 5 days',
    ]);
  });
});

describe('a deadline is none', () => {
  it.each([
    'within 30 days before the trial',
    'within 30 days  prior to the trial',
    'in 30 days',
    'In two years',
    'within 0 days',
    'in the next 2 months',
    'beyond 5 days',
  ])('“%s”', (words) => {
    expect(deadlines(`It is built ${words}.`)).toEqual([]);
  });

  it.each([
    ['not later than 2 weeks', 'once 2 week'],
    ['within 30 days, before the trial', 'once 30 day'],
    ['in a time of 3 months', 'once 3 month'],
  ])('but for “%s”', (words, expected) => {
    expect(deadlines(`It shall be built ${words}.`).map((each) => each.split(':')[0])).toEqual([expected]);
  });
});

describe('a count before an end', () => {
  it.each([
    ...[
      'the expiry',
      'its expiration',
      'the validity',
      'it lapses',
      'the consent runs out',
      'it run out',
      'it ends',
    ],
    ...[
      'its end',
      'it ceases',
      'it comes to an end',
      'the end of consent',
      'end of the period',
      'its valid date',
    ],
    ...['the due date', 'the validity period', 'it comes  to  an  end'],
  ])('is a lead before “%s”', (end) => {
    expect(leads(`The form shall be sent 60 days before ${end}.`).map((each) => each.split(':')[0])).toEqual([
      'lead 60 day',
    ]);
  });

  it.each(['the monsoon', 'the bend', 'the weekends', 'the trial'])('is an event before “%s”', (end) => {
    expect(leads(`Notice shall be given 60 days before ${end}.`)).toEqual([`event: 60 days before ${end}`]);
  });

  it.each([
    ...[
      'agreement',
      'membership',
      'insurance',
      'policy',
      'policies',
      'licence',
      'licenses',
      'passbook',
      'lease',
    ],
    ...['contract', 'guarantee', 'BG', 'B.G.', 'warranty', 'Insurance', 'order and the lease'],
  ])('is an event for the %s', (paper) => {
    expect(leads(`The ${paper} shall be extended 60 days before expiry.`)).toEqual([
      'event: 60 days before expiry',
    ]);
  });

  it.each([
    ...[
      'consent',
      'consents',
      'authorisation',
      'authorization',
      'order',
      'clearance',
      'CTO',
      'lease with the consent',
    ],
    ...['release', 'policy-maker of the CCA', 'lease needs renewal of the consent and the lease'],
    ...[
      'lease needs renewal of this authorisation and the lease',
      'lease needs renewal of CTO and the lease',
    ],
    ...['lease needs renewal of order and the lease', 'lease needs renewal of the clearance and the lease'],
  ])('is a lead for the %s', (paper) => {
    expect(leads(`The ${paper} shall be extended 60 days before expiry.`)).toEqual([
      'lead 60 day: 60 days before expiry',
    ]);
  });

  it('quotes the whole word of the end, and looks no further than a line', () => {
    expect(leads('Apply 60 days before its expiration date.')).toEqual([
      'lead 60 day: 60 days before its expiration',
    ]);
    expect(leads(`Tell us 60 days before the ${'new and old '.repeat(6)} plant is at its end.`)).toEqual([
      'event: 60 days before the new',
    ]);
    expect(leads('For renewal a form shall be sent 60 days before the trial.')).toEqual([
      'lead 60 day: 60 days before',
    ]);
    expect(
      leads(`Renewal is free. ${'The shed has a roof. '.repeat(8)}Tell us 60 days before the trial.`),
    ).toEqual(['event: 60 days before the trial']);
  });
});

describe('“before expiry” without a count', () => {
  it.each([
    ...[
      'before expiry',
      'prior to expiry',
      'in advance of the expiry',
      'well before its expiry',
      'before lapse',
    ],
    ...[
      'before the date of expiry',
      'before the date of its expiry',
      'before their expiry',
      'before the expiration',
    ],
    ...['prior  to  the  date  of  its  expiry', 'well  before expiry'],
  ])('“%s”', (words) => {
    expect(leads(`The unit shall apply ${words}.`)).toEqual([`lead 0 day: ${words}`]);
  });

  it.each([
    'renewal shall be sought',
    'apply',
    'an application shall be sent',
    'an extension shall be sought',
  ])('needs words of a renewal: “%s”', (words) => {
    expect(leads(`Here ${words} before expiry.`)).toEqual(['lead 0 day: before expiry']);
    expect(leads('Here a look shall be had before expiry.')).toEqual([]);
  });
});
