import { describe, expect, it } from 'vitest';
import { toGrant } from './granting-part.ts';
import { isStatement, mayBeStatement } from './validity-statement-rules.ts';
import { readTerm } from './validity-term-rules.ts';

/** What is read of a sentence, which is the same where its blanks are wider. */
const anyBlanks =
  <Result>(read: (text: string) => Result) =>
  (text: string): Result => {
    const result = read(text);
    expect(read(text.replaceAll(' ', '  '))).toEqual(result);
    return result;
  };

describe('an end in other words', () => {
  const mayBeOne = anyBlanks(mayBeStatement);

  it.each([
    'The unit is permitted to operate up to 31/03/2028 under the Water Act.',
    'You are allowed to run the unit upto 31.03.2028.',
    'This consent shall expire at midnight of 31st March 2028.',
    'Duration of consent: five (05) years from 01.04.2023',
    'Renewal of consent is allowed upto 31-03-2028.',
  ])('may be of the order in “%s”', (sentence) => {
    expect(mayBeOne(sentence)).toBe(true);
  });

  it.each([
    'As the consent says, the tank shall be built up to 31/03/2028.',
    'The consent fee is paid up to 31/03/2028.',
    'The consent No. 44 dated 12/05/2018 up to 31/03/2023.',
    'The unit may work up to 31/03/2028 metres.',
  ])('is none in “%s”', (sentence) => {
    expect(mayBeOne(sentence)).toBe(false);
  });
});

describe('a statement of validity', () => {
  const isOne = anyBlanks(isStatement);

  it.each([
    ...['valid to', 'validity', 'in force to', 'granted for period', 'granted for a period'],
    ...['granted for the period', 'granted for a further period', 'granted for further period', 'expires on'],
    ...['expiry on', 'expiring on', 'period from', 'period upto', 'period up to', 'period of validity'],
    ...[
      'period ending',
      'effective',
      'hold for',
      'holds till',
      'holds good until',
      'hold good up',
      'lapses on',
    ],
    ...['grants for a period', 'accorded for the years till 31.03'],
    ...['with effect from 01/08/2023 to', 'grant consent up to 30/09/2027 and'],
    ...['from the date of issue up to 30.09.2029 and'],
    ...['ends on', 'runs out on', 'ceases on', 'shall remain', 'shall continue'],
  ])('has words such as “%s”', (words) => {
    expect(isOne(`The order, ${words} 2028`)).toBe(true);
  });

  it.each([
    ...[
      'invalid',
      'validated',
      'enforced',
      'in forces',
      'granted for periods',
      'granted a period',
      'expires in',
    ],
    ...['period to', 'periods of', 'ineffective', 'holder for', 'holds at', 'ends in', 'runs on', 'shall go'],
    ...['granted for other period', 'holds bad for', 'upholds for'],
  ])('has not words such as “%s”', (words) => {
    expect(isOne(`The order, ${words} 2028`)).toBe(words === 'granted for periods');
  });

  it.each([
    ...[
      'consent',
      'consents',
      'authorisation',
      'authorization',
      'authorisations',
      'clearance',
      'order',
      'CTE',
    ],
    ...['CTO', 'CCA', 'CFE', 'CFO', 'NOC', 'EC', 'certificate', 'renewal', 'registration', 'permission'],
  ])('is about a paper such as a %s', (paper) => {
    expect(isOne(`A ${paper} for us is valid up to 2028`)).toBe(true);
    expect(isOne('This is valid up to 2028')).toBe(true);
  });

  it.each(['recorder', 'tank', 'ECG', 'thistle', 'reordering'])('is not about a %s', (thing) => {
    expect(isOne(`A ${thing} for us is valid up to 2028`)).toBe(false);
  });

  it.each([
    ...['Validity: 2028', '4. Validity 2028', '44 ) Validity 2028', '4)Validity 2028', '- Valid upto 2028'],
    ...['(Valid up to 2028)', 'Valid for 2028', 'Period of validity 2028', 'VALIDITY 2028'],
  ])('may be a label: %s', (text) => {
    expect(isOne(text)).toBe(true);
  });

  it.each(['Its validity: 2028', '123. Validity 2028', 'A. Validity 2028', 'Validly in force'])(
    'is not the label: %s',
    (text) => {
      expect(isOne(text)).toBe(false);
    },
  );

  it.each([
    ...[
      'the fee',
      'all fees',
      'a bank guarantee',
      'the BG',
      'a B.G.',
      'the B.G',
      'an agreement',
      'a membership',
    ],
    ...[
      'all vide it',
      'the earlier one',
      'the previous one',
      'insurance',
      'a lease',
      'the rent',
      'a licence',
    ],
    ...['a license', 'a passbook', 'renewal of it', 'those who apply', 'a period of construction'],
    ...['what expired on a day', 'us, hereinafter'],
  ])('is not about %s', (other) => {
    expect(isOne(`This order, with ${other}, is valid up to 2028`)).toBe(false);
  });

  it.each(['was valid', 'shall continue in force until revoked, valid'])('is not “%s”', (words) => {
    expect(isOne(`This order ${words} up to 2028`)).toBe(false);
  });

  it.each(['current', 'released', 'feeble', 'big', 'renewed'])('may be about the %s one', (word) => {
    expect(isOne(`This order, the ${word} one, is valid up to 2028`)).toBe(true);
  });

  it.each([
    ...['consent is granted', 'renewal of consent is granted', 'authorisation shall be valid'],
    ...['authorization will be in force', 'order to operate is valid', 'clearance order is granted'],
    ...['CTE is valid', 'CTO to operate will be valid', 'CCA shall be in force', 'the Board grants consent'],
    ...['we grant its authorisation', 'the Board grants this consent', 'the Board grants the authorization'],
  ])('may name another paper where the %s', (words) => {
    expect(isOne(`Vide your letter the ${words}, the validity is up to 2028`)).toBe(true);
  });

  it.each(['consent is good', 'consents granted', 'consent of all is granted', 'Board regrants tanks'])(
    'may not name another paper where the %s',
    (words) => {
      expect(isOne(`Vide your letter the ${words}, the validity is up to 2028`)).toBe(false);
    },
  );

  it('may note a fee in brackets only', () => {
    expect(isOne('The consent is valid up to 2028 (the fee is paid).')).toBe(true);
    expect(isOne('The consent is valid up to 2028 (fees).')).toBe(true);
    expect(isOne('The consent is valid up to 2028, the fee is paid.')).toBe(false);
    expect(isOne('The consent is valid up to 2028, all fees are paid (to us).')).toBe(false);
  });
});

describe('the term in a statement', () => {
  const told = anyBlanks((text) => {
    const term = readTerm(text, '2023-09-14');
    if (term === null) return null;
    const periods = term.periods.map(({ from, upto }) => `${from ?? ''}/${upto}`);
    return [...periods, ...(term.openEnded ? [term.openEnded] : [])].join(' ');
  });

  it.each([
    ...['from', 'wef', 'w.e.f', 'w.e.f.', 'with effect', 'with effect from', 'from date'],
    ...['from issue', 'from the date', 'effective from the'],
  ])('begins with “%s”', (words) => {
    expect(told(`The order is valid ${words} 01/07/2023, up to 30/06/2028`)).toBe('2023-07-01/2028-06-30');
  });

  it.each(['issue', 'dated', 'dt', 'date of issue', 'dated:'])('leaves a day behind “%s”', (words) => {
    expect(told(`The order is valid, ${words} 01/07/2023, up to 30/06/2028`)).toBe('/2028-06-30');
  });

  it.each(['to', '-', '–', 'till', 'upto', 'up to'])('goes from a day “%s” another', (words) => {
    expect(told(`The order is valid: 01/07/2023 ${words} 30/06/2028`)).toBe('2023-07-01/2028-06-30');
  });

  it.each(['to the day', 'and', 'to go'])('has two ends where one is “%s” the other', (words) => {
    expect(told(`The order is valid: 01/07/2023 ${words} 30/06/2028`)).toBe('/2023-07-01 /2028-06-30');
  });

  it('begins with a day that is near to its word', () => {
    expect(told('From us: the order that is valid for all of you up to 01/07/2026, and 30/06/2028')).toBe(
      '/2026-07-01 /2028-06-30',
    );
  });

  it('leaves days before the word of validity, and days without a year', () => {
    expect(told('Of 01/07/2023, the order is valid up to 30/06/2028')).toBe('/2028-06-30');
    expect(told('The order is valid up to 30th June for a period of two years')).toBe(
      '2023-09-14/2025-09-14',
    );
  });

  it.each([
    ...['until revoked', 'till cancelled', 'unless withdrawn', 'until surrendered', 'until it is revoked'],
    ...['till further orders', 'until further order', 'till it is cancelled'],
  ])('lasts “%s”', (words) => {
    expect(told(`The order is valid ${words}.`)).toBe('until_cancelled');
  });

  it.each(['upto commissioning', 'up to commissioning', 'till commissioning', 'until commissioning'])(
    'lasts “%s”',
    (words) => {
      expect(told(`The order is valid ${words}.`)).toBe('until_commissioning');
    },
  );

  it.each<[string, string | null]>([
    ['for a period of five years', '2023-09-14/2028-09-14'],
    ['for 18 Months', '2023-09-14/2025-03-14'],
    ['FOR TWO YEARS', '2023-09-14/2025-09-14'],
    ['for some years', null],
    ['after commissioning', null],
    ['after commissioning or 5 years, whichever is earlier', 'until_commissioning'],
    ['until we say', null],
  ])('of “%s” is %s', (words, term) => {
    expect(told(`The order is valid ${words}.`)).toBe(term);
  });

  it('is not counted without a day of issue', () => {
    expect(readTerm('The order is valid for five years.', null)).toBeNull();
  });
});

describe('an older validity in the same sentence', () => {
  it.each([
    [
      'Your earlier consent was valid up to 31/03/2024; this consent is granted up to 31/03/2029.',
      '2029-03-31',
    ],
    [
      'This clearance is valid for ten years from the date of issue as per the Notification, 2006 as amended on 12.04.2022.',
      '2032-01-01',
    ],
    [
      'It is valid for ten years from the date of issue as per notification S.O. 1807(E) dated 12.04.2022.',
      '2032-01-01',
    ],
    [
      'With the previous consent valid up to 31/03/2024, consent is granted for a period of five years.',
      '2027-01-01',
    ],
  ])('%s', (sentence, upto) => {
    expect(readTerm(toGrant(sentence), '2022-01-01')?.periods.map((period) => period.upto)).toEqual([upto]);
  });

  it('is no matter where nothing older is named', () => {
    expect(toGrant('This consent is granted up to 31/03/2029.')).toBe(
      'This consent is granted up to 31/03/2029.',
    );
  });
});
