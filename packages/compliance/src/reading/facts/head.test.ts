import { describe, expect, it } from 'vitest';
import { anyBlanks } from './head.test-support.ts';
import { toHead, withoutConditions } from './head.ts';

/** The texts of the lines that are left in the head, one below the other. */
const headOf = anyBlanks((all) =>
  toHead(all)
    .lines.map(({ text }) => text)
    .join('\n'),
);
const subjectOf = anyBlanks((all) => toHead(all).subject);

describe('a list of references', () => {
  it.each([
    ...['Ref: your letter', 'Ref. : your letter', 'Refs; your letter', 'Reference - your letter'],
    ...['References: your letter', 'Read: your letter', 'Read 1. your letter', 'Ref 1) your letter'],
    ...[
      'Ref 1 . your letter',
      'Ref. No. 1. your letter',
      'ref no: (1) your letter',
      'Ref No 1 ) your letter',
    ],
    ...['(Ref: your letter)', 'Ref.no.- 1. your letter', 'Ref No. (1. your letter'],
  ])('is left out from “%s” on', (text) => {
    expect(headOf('Pune', text, 'of old', 'Sir, well', 'of old')).toBe('Pune\nSir, well\nof old');
  });

  it('ends before the application that the order takes up, behind the last paper of a list', () => {
    const list = [
      'Ref: 1. Consent dated 06/03/2020,',
      'valid up to 28/02/2025.',
      '2. Visit dated 28/01/2025.',
    ];
    const taken = 'Your application No. 7 for consent and authorisation';
    expect(headOf(...list, taken, 'is considered')).toBe(`${taken}\nis considered`);
    expect(headOf(...list, '3. Letter of the Board on', taken, 'of old')).toBe('');
  });

  it.each([
    ...['Ref: NPCB/CON-411/2023-24/118 Dated: 19-07-2023', 'Ref. : SPCB/CTO/411'],
    ...['Ref No. 4471/24 of us', 'Ready: your letter', 'Refer: your letter', 'The ref: your letter'],
    ...[
      'Read the order',
      'Reference of us',
      'Ref No. 12. your letter',
      'Ref no 1.your letter',
      'The ref no. 1. is',
    ],
  ])('does not begin with “%s”', (text) => {
    expect(headOf('Pune', text, 'of old')).toBe(`Pune\n${text}\nof old`);
  });

  it.each([
    ...['Sir', 'Madam', 'Subject: wells', 'Sub. wells', 'Sub - wells', 'For : wells', 'With reference to it'],
    ...['This has come', 'Whereas wells', 'In exercise of it', 'Preamble', 'Consent of us', 'Consents of us'],
    ...[
      'Renewal of it',
      'Under section 25',
      'The unit',
      'To,',
      'To',
      'Order',
      'Authorisation',
      'Authorization',
    ],
    ...['* wells', '---', 'M/s Blue Hill Mills', 'Form 2', '“Sir'],
    ...[
      '(i) In exercise of it',
      '1. Whereas wells',
      'a) This is to certify it',
      'NOC is hereby granted to it',
    ],
  ])('ends before “%s”', (text) => {
    expect(headOf('Ref: your letter', text, 'of old')).toBe(`${text}\nof old`);
  });

  it.each([
    ...[
      'To us',
      'Formal words',
      'Subs: wells',
      'A sir',
      '--',
      'Fore: wells',
      'Consentful',
      'With us',
      'Renewal',
    ],
    ...['2. The order of us', '(3) Consent of us', '12 ) Order of us', 'Theory'],
  ])('goes on with “%s”', (text) => {
    expect(headOf('Ref: your letter', text, 'Sir')).toBe('Sir');
  });

  it('has 13 lines at most below its first', () => {
    const lines = Array.from({ length: 15 }, (_, at) => `letter ${at + 1} of old`);
    expect(headOf('Ref: your letter', ...lines)).toBe('letter 14 of old\nletter 15 of old');
  });

  it('of a single paper ends before the own number of the order', () => {
    expect(headOf('Ref: Your application dated 19.12.2017', '1. Authorisation Number : B-29016', 'Sir')).toBe(
      '1. Authorisation Number : B-29016\nSir',
    );
    expect(headOf('Ref:', '1. Authorisation No. B-29016 dated 19.12.2017', 'Sir')).toBe('Sir');
  });

  it('may come twice', () => {
    expect(headOf('Ref: your letter', 'Sir', 'Read: your letter', 'of old', 'To')).toBe('Sir\nTo');
  });
});

describe('the subject', () => {
  it.each(['Sub:', 'Sub.', 'Subject -', 'SUBJECT;', '“Sub:'])('begins with “%s”', (word) => {
    expect(subjectOf('Pune', `${word} wells`, 'of old', 'Sir', 'of new')).toBe(`${word} wells of old`);
  });

  it.each(['Subs:', 'Subjects:', 'The sub: is', 'Sub wells'])('does not begin with “%s”', (word) => {
    expect(subjectOf('Pune', `${word} wells`, 'of old')).toBe('');
  });

  it.each([
    'Sir',
    'To us',
    '* wells',
    'For: wells',
    'For : wells',
    'M/s Blue Hill Mills',
    'Ref: your letter',
  ])('ends before “%s”', (text) => {
    expect(subjectOf('Sub: wells', 'of old', text, 'Order of new')).toBe('Sub: wells of old');
  });

  it.each(['Tower of us', 'The sir', 'Forest: wells', 'A * well'])('goes on with “%s”', (text) => {
    expect(subjectOf('Sub: wells', text, 'Sir')).toBe(`Sub: wells ${text}`);
  });

  it.each(['of the works by', 'wells and', 'wells,', 'wells in favour of'])(
    'goes on with the name of the holder behind “%s”',
    (text) => {
      expect(subjectOf('Sub: wells', text, 'M/s Old Wells - clearance', 'Sir')).toBe(
        `Sub: wells ${text} M/s Old Wells - clearance`,
      );
    },
  );

  it.each(['of the lobby', 'wells of sand', 'by wells'])(
    'ends before the name of the holder behind “%s”',
    (text) => {
      expect(subjectOf('Sub: wells', text, 'M/s Old Wells')).toBe(`Sub: wells ${text}`);
    },
  );

  it('has eight lines at most', () => {
    const lines = Array.from({ length: 9 }, (_, at) => `word${at + 1}`);
    expect(subjectOf('Sub: wells', ...lines)).toBe(`Sub: wells ${lines.slice(0, 7).join(' ')}`);
  });
});

describe('the head', () => {
  it('has 75 lines at most, which are its text', () => {
    const lines = Array.from({ length: 80 }, (_, at) => `line${at + 1}`);
    const read = anyBlanks((all) => toHead(all).text);
    expect(read(...lines)).toBe(lines.slice(0, 75).join(' '));
    expect(headOf(...lines).split('\n')).toHaveLength(75);
  });
});

describe('a numbered line that asks for something', () => {
  const keptOf = anyBlanks((all) =>
    withoutConditions(all)
      .map(({ text }) => text)
      .join('\n'),
  );

  it.each([
    '1. Consent Order No.: AWH-118220; date of issue 07/12/2024. The consent shall be',
    '(1) Authorisation No. B-29016, dated 07/12/2024. It shall end soon',
    '1. CC&A order number W/4471 dt. 07/12/2024. The consents shall be',
  ])('is of the head where it gives the own number and day first: “%s”', (text) => {
    expect(keptOf(text)).toBe(text);
  });

  it.each([
    '1. Consent Order No.: AWH-118220; date of issue 07/12/2014 shall be shown',
    '1. Consent Order No.: AWH-118220. The consent shall be shown',
    '2. Consent Order No.: AWH-118220; date of issue 07/12/2024. It shall be shown',
    '1. The unit shall keep Consent Order No. AWH-118220 dated 07/12/2024. It is old',
  ])('is not of the head otherwise: “%s”', (text) => {
    expect(keptOf(text)).toBe('');
  });
});
