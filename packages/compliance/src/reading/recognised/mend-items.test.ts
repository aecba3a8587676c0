import { describe, expect, it } from 'vitest';
import { mendItems } from './mend-items.ts';

/** The words of a line: each letter five points wide, blanks of three. */
const lineOf = (y: number, x: number, text: string, height = 10) => {
  let at = x;
  return text.split(' ').map((word) => {
    const item = { text: word, x: at, y, width: word.length * 5, height, confidence: 0.9 };
    at += item.width + 3;
    return item;
  });
};

const textOf = (...lines: ReturnType<typeof lineOf>[]) =>
  mendItems(lines.flat())
    .map(({ text }) => text)
    .join(' ');

describe('recognised words', () => {
  it('are put right by themselves and by their neighbours', () => {
    expect(textOf(lineOf(10, 50, '3 S02 80 mg/1'), lineOf(30, 50, '1 pH 65109'))).toBe(
      '3 SO2 80 mg/l 1 pH 6.5 to 9',
    );
  });

  it('that end a range of pH have the point that they lost', () => {
    expect(textOf(lineOf(10, 50, '1 pH 6.0t0 85'))).toBe('1 pH 6.0 to 8.5');
    expect(textOf(lineOf(10, 50, 'Dust 6.0 to 85'))).toBe('Dust 6.0 to 85');
    expect(textOf(lineOf(10, 50, 'pH 9.5 to 85'))).toBe('pH 9.5 to 85');
    expect(textOf(lineOf(10, 50, '1 pH - 55 to 9'))).toBe('1 pH - 5.5 to 9');
    expect(textOf(lineOf(10, 50, '3 pH value 55t09.0 55 to 9.0'))).toBe('3 pH value 5.5 to 9.0 5.5 to 9.0');
    expect(textOf(lineOf(10, 50, 'pH 95 to 6'))).toBe('pH 95 to 6');
    expect(textOf(lineOf(10, 50, 'Dust - 55 to 9'))).toBe('Dust - 55 to 9');
    expect(textOf(lineOf(10, 50, 'pH - 55-9.0 65-85'))).toBe('pH - 5.5-9.0 6.5-8.5');
    expect(textOf(lineOf(10, 50, 'pH 7.0 - 85'))).toBe('pH 7.0 - 8.5');
    expect(textOf(lineOf(10, 50, 'pH : 5.50 9.0'))).toBe('pH : 5.5 to 9.0');
    expect(textOf(lineOf(10, 50, '1 pH - 6.510 9'))).toBe('1 pH - 6.5 to 9');
    expect(textOf(lineOf(10, 50, 'pH range 6519.0'))).toBe('pH range 6.5 to 9.0');
    expect(textOf(lineOf(10, 50, 'pH range 9516.0'))).toBe('pH range 9516.0');
    expect(textOf(lineOf(10, 50, 'Power 6519.0'))).toBe('Power 6519.0');
    expect(textOf(lineOf(10, 50, 'pH 5.50'), lineOf(30, 50, '9.0'))).toBe('pH 5.50 9.0');
    expect(textOf(lineOf(10, 50, 'Noise 65-85 dB'))).toBe('Noise 65-85 dB');
    expect(textOf(lineOf(10, 50, 'pH'), lineOf(30, 50, '2 65-85'))).toBe('pH 2 65-85');
  });

  it('that end a range below "pH" in a column between rules have their points too', () => {
    const inColumn = (x0: number, words: ReturnType<typeof lineOf>) =>
      words.map((word) => ({ ...word, cell: { x0, x1: x0 + 60 } }));
    const below = (head: string, x0 = 45) =>
      textOf(
        inColumn(45, lineOf(10, 50, head)),
        inColumn(105, lineOf(10, 110, 'pH')),
        inColumn(x0, lineOf(30, 50, '65-85')),
        inColumn(105, lineOf(30, 110, '6.0-85')),
      );
    expect(below('pH value')).toBe('pH value pH 6.5-8.5 6.0-8.5');
    expect(below('Pp H')).toBe('Pp H pH 6.5-8.5 6.0-8.5');
    expect(below('Size')).toBe('Size pH 65-85 6.0-8.5');
    expect(below('pH', 20)).toBe('pH pH 65-85 6.0-8.5');
  });

  it('that are numbers of papers lose a stroke that was read twice, where another has the same part', () => {
    const beside = (other: string) => textOf(lineOf(10, 50, 'CTOA/lFGS/2023/22418'), lineOf(30, 50, other));
    expect(beside('CTOA/FGS/2018/771')).toBe('CTOA/FGS/2023/22418 CTOA/FGS/2018/771');
    expect(beside('CTOA/LDH/2018/771')).toBe('CTOA/lFGS/2023/22418 CTOA/LDH/2018/771');
    expect(beside('FGS and/or')).toBe('CTOA/lFGS/2023/22418 FGS and/or');
  });

  it('that are units without their end are whole behind what is measured in water, and in doubt', () => {
    const units = mendItems(lineOf(10, 50, '2 BOD 30 mg/'));
    expect(units.at(-1)).toMatchObject({ text: 'mg/l', confidence: 0.6 });
    expect(textOf(lineOf(10, 50, 'Suspended solids 50 mg/'))).toBe('Suspended solids 50 mg/l');
    expect(textOf(lineOf(10, 50, 'NOx 30 mg/'))).toBe('NOx 30 mg/');
    expect(textOf(lineOf(10, 50, 'COD'), lineOf(30, 50, 'PM 30 mg/'))).toBe('COD PM 30 mg/');
  });

  it('that are pieces of one unit, one over the other, are joined', () => {
    const [figure, unit, rest] = lineOf(10, 50, '60 pg/m /m3');
    if (!figure || !unit || !rest) throw new Error('A line has words.');
    expect(textOf([figure, unit, { ...rest, x: unit.x + 12 }])).toBe('60 µg/m3');
    expect(textOf([figure, unit, rest])).toBe('60 pg/m /m3');
    expect(textOf([figure, unit, { ...rest, x: unit.x + 12, y: 11 }])).toBe('60 pg/m /m3');
  });

  it('that are pieces of one word, some letters of it read twice, are joined', () => {
    const at = (text: string, gap: number) => {
      const [first, second] = lineOf(10, 50, text);
      if (!first || !second) throw new Error('A line has words.');
      return textOf([first, { ...second, x: first.x + first.width + gap }]);
    };
    expect(at('Suspe ended', -4)).toBe('Suspended');
    expect(at('Suspe ended', 1)).toBe('Suspe ended');
    expect(at('Hot ot', 1)).toBe('Hot');
    expect(at('Hot ot', 4)).toBe('Hot ot');
    expect(at('land and', 1)).toBe('land and');
    expect(at('Pune east', -4)).toBe('Pune east');
  });

  it('that are a range with one point have the other that a second look found', () => {
    const twice = (text: string, other: string) =>
      mendItems(lineOf(10, 50, text).map((item) => ({ ...item, other }))).map(
        (item) => `${item.text} / ${item.other}`,
      );
    expect(twice('6.5-85', '6.5-8.5')).toEqual(['6.5-8.5 / 6.5-85']);
    expect(twice('6.5-85', '6.5-3.5')).toEqual(['6.5-85 / 6.5-3.5']);
    expect(twice('65-85', '6.5-8.5')).toEqual(['65-85 / 6.5-8.5']);
  });

  it('that head a column are told by names in other cells below the same rule', () => {
    const headsBelow = (...words: string[]) =>
      words
        .flatMap((text, at) =>
          lineOf(text === 'pl' || text === 'cob' ? 14 : 10, 10 + 60 * at, text).map((item) => ({
            ...item,
            ruleAbove: 8,
            cell: { x0: 5 + 60 * at, x1: 65 + 60 * at },
          })),
        )
        .toSorted((a, b) => a.y - b.y);
    const heads = ['Outlet', 'pl', 'BOD, 27°C', 'cob', 'Suspended solids'];
    expect(textOf(headsBelow(...heads))).toBe('Outlet BOD, 27°C Suspended solids pH COD');
    expect(textOf(headsBelow('Outlet', 'cob', 'Chemicals', 'Oil'))).toBe('Outlet Chemicals Oil cob');
    expect(textOf(headsBelow('Outlet', 'BOD, cob', 'Oil', 'Chlorides'))).toBe(
      'Outlet BOD, cob Oil Chlorides',
    );
  });

  it('that are a range in two lines of a cell have the stroke that other cells of the column have', () => {
    const first = [lineOf(10, 50, '01 6.5 - 50'), lineOf(22, 63, '8.5')];
    expect(textOf(...first, lineOf(40, 50, '02 6.5 20'), lineOf(52, 63, '9.0'))).toBe(
      '01 6.5 - 50 8.5 02 6.5 - 20 9.0',
    );
    expect(textOf(...first, lineOf(40, 50, '02 6.5 20'), lineOf(80, 63, '9.0'))).toBe(
      '01 6.5 - 50 8.5 02 6.5 20 9.0',
    );
    expect(textOf(lineOf(40, 50, '02 6.5 20'), lineOf(52, 63, '9.0'))).toBe('02 6.5 20 9.0');
  });

  it('that look like figures are names where they stand among names', () => {
    const rows = [
      lineOf(10, 50, '1'),
      lineOf(10, 80, 'pH'),
      lineOf(30, 50, '2'),
      lineOf(30, 80, '800 30 mg/l'),
    ];
    expect(textOf(...rows)).toBe('1 pH 2 BOD 30 mg/l');
    expect(textOf(lineOf(10, 80, '८०० 250'), lineOf(30, 80, 'TSS 100'))).toBe('COD 250 TSS 100');
    expect(textOf(lineOf(10, 80, 'धूलिकण 150'), lineOf(30, 80, '502 96'))).toBe('धूलिकण 150 SO2 96');
    expect(textOf(lineOf(10, 80, 'oH 6 to 9'), lineOf(30, 80, 'COD 100'))).toBe('pH 6 to 9 COD 100');
    const air = [lineOf(10, 80, '502 80'), lineOf(30, 80, 'NOx 80')];
    expect(textOf(...air)).toBe('SO2 80 NOx 80');
    expect(textOf(lineOf(10, 80, '800 pH'), lineOf(30, 80, '450 kg'))).toBe('800 pH 450 kg');
    expect(textOf(lineOf(10, 80, 'Pollutant PM10 PM2.5 502 NO2'))).toBe('Pollutant PM10 PM2.5 SO2 NO2');
    expect(textOf(lineOf(10, 80, 'Set NOx HC co PM'))).toBe('Set NOx HC CO PM');
    expect(textOf(lineOf(10, 80, 'TSS 800 COD 250'))).toBe('TSS 800 COD 250');
    expect(textOf(lineOf(10, 80, 'height PM 502 NOx Total Fluoride'))).toBe(
      'height PM SO2 NOx Total Fluoride',
    );
    expect(textOf(lineOf(10, 80, 'Stack 502 mg PM10 SO2'))).toBe('Stack 502 mg PM10 SO2');
    expect(textOf(lineOf(10, 80, 'Outlet py TSs BOD COD 0&G'))).toBe('Outlet pH TSS BOD COD O&G');
    expect(textOf(lineOf(10, 80, 'py BOD COD'))).toBe('py BOD COD');
    expect(textOf(lineOf(10, 80, 'pH 7'), lineOf(30, 80, 'GoD. 200'), lineOf(50, 80, 'TSS 9'))).toBe(
      'pH 7 COD 200 TSS 9',
    );
    expect(textOf(lineOf(10, 80, 'BOD 30'), lineOf(30, 80, '૦૦૦ 250'), lineOf(50, 80, 'TSS 9'))).toBe(
      'BOD 30 COD 250 TSS 9',
    );
    expect(textOf(lineOf(10, 80, 'Pb 0.01'), lineOf(30, 80, 'Sh 0.02'))).toBe('Pb 0.01 Sb 0.02');
    expect(textOf(lineOf(10, 80, 'Sh 0.02'))).toBe('Sh 0.02');
    const numbered = (second: string) =>
      textOf(lineOf(10, 80, '1. SPM 80'), lineOf(30, 80, second), lineOf(50, 80, '3. NOx 300'));
    expect(numbered('2.502 600')).toBe('1. SPM 80 2. SO2 600 3. NOx 300');
    expect(numbered('4.502 600')).toBe('1. SPM 80 4.502 600 3. NOx 300');
    expect(numbered('2.517 600')).toBe('1. SPM 80 2.517 600 3. NOx 300');
  });

  it('that number the rows are so in a head of two lines', () => {
    const head = [lineOf(10, 50, 'SI. Sample'), lineOf(25, 50, 'No.')];
    expect(textOf(...head)).toBe('Sl. Sample No.');
    expect(textOf(lineOf(10, 50, 'SI. Sample'), lineOf(60, 50, 'No.'))).toBe('SI. Sample No.');
  });

  it('that were several have their places side by side', () => {
    const [first, second, third] = mendItems(lineOf(10, 50, '6.5t09'));
    expect(first).toMatchObject({ text: '6.5', x: 50, y: 10, confidence: 0.9 });
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    expect(third?.x).toBeGreaterThan((second?.x ?? 0) + (second?.width ?? 0));
    expect((third?.x ?? 0) + (third?.width ?? 0)).toBeCloseTo(80, 6);
  });

  it('that are right stay the same items', () => {
    const items = lineOf(10, 50, 'The unit keeps a log');
    expect(mendItems(items)).toEqual(items);
  });
});

describe('the mark of a signature', () => {
  const mark = [
    lineOf(700, 300, 'Signature Not Verified', 8),
    lineOf(711, 300, 'Digitally signed by', 6),
    lineOf(717, 300, 'REGIONAL OFFICER', 6),
    lineOf(723, 300, 'Reason: Consent order', 6),
  ];

  it('goes with all its lines, and the text around it stays', () => {
    expect(
      textOf(
        lineOf(690, 60, '7. The unit shall keep'),
        ...mark,
        lineOf(708, 60, 'its log by the day'),
        lineOf(760, 60, '8. The fee'),
      ),
    ).toBe('7. The unit shall keep its log by the day 8. The fee');
  });

  it('goes where print below it cost letters of it', () => {
    expect(
      textOf(
        lineOf(690, 60, '7. The unit shall keep'),
        lineOf(700, 300, 'ignature Not Verifie', 8),
        lineOf(708, 60, 'its log by the day'),
      ),
    ).toBe('7. The unit shall keep its log by the day');
  });

  it('goes where print below it hid one of its words, or all but its details', () => {
    const hidden = (y: number, text: string) =>
      lineOf(y, 300, text, 8).map((item) => ({ ...item, confidence: 0.4 }));
    const details = [lineOf(717, 300, 'REGIONAL OFFICER', 6), lineOf(723, 300, 'Reason: Consent order', 6)];
    const row = lineOf(690, 60, '15m Hydrocarbon 100');
    const mark = hidden(700, 'PINKIE Not “Verified');
    expect(textOf(row, mark, hidden(711, 'eionad py'), ...details)).toBe('15m Hydrocarbon 100');
    expect(textOf(row, lineOf(711, 300, 'Digitally signed by', 6), ...details)).toBe('15m Hydrocarbon 100');
    expect(textOf(row, lineOf(702, 345, 'Not Verified', 8), ...details)).toBe('15m Hydrocarbon 100');
    // Without a line that tells of a signature the words may be the order's own.
    expect(textOf(row, mark)).toBe('15m Hydrocarbon 100 PINKIE Not “Verified');
    const signed = lineOf(711, 300, 'Digitally signed by the officer', 6);
    expect(textOf(row, signed)).toBe('15m Hydrocarbon 100 Digitally signed by the officer');
  });

  it('goes with its details where print stands between them', () => {
    const print = lineOf(714, 60, 'The unit shall keep its log in the form that the Board has given to it');
    expect(textOf(mark[0] ?? [], mark[1] ?? [], print, mark[2] ?? [], mark[3] ?? [])).toBe(
      'The unit shall keep its log in the form that the Board has given to it',
    );
  });

  it('ends where its lines end', () => {
    expect(textOf(...mark, lineOf(729, 300, 'Regional Officer, Pune', 11))).toBe('Regional Officer, Pune');
    expect(textOf(...mark, lineOf(760, 300, 'Location: see annexure', 6))).toBe('Location: see annexure');
    expect(textOf(...mark, lineOf(729, 320, 'Date: 4.1.2026', 6))).toBe('Date: 4.1.2026');
  });

  it('goes where its last line alone is left, in type much finer than that of the page', () => {
    const print = lineOf(690, 60, 'The returns reach the Board by the 10th of the next month');
    const below = (height: number) => textOf(print, lineOf(705, 300, 'Location: India', height));
    expect(below(5)).toBe('The returns reach the Board by the 10th of the next month');
    expect(below(9)).toBe('The returns reach the Board by the 10th of the next month Location: India');
    expect(textOf(print, lineOf(705, 60, 'Location: India', 5), lineOf(705, 300, 'Stack 2'))).toBe(
      'The returns reach the Board by the 10th of the next month Stack 2',
    );
  });

  it('is none where a sentence speaks of it', () => {
    expect(textOf(lineOf(700, 60, 'Signature of the officer'), lineOf(711, 60, 'Date: 4.1.2026'))).toBe(
      'Signature of the officer Date: 4.1.2026',
    );
  });
});

describe('a high word', () => {
  const line = lineOf(100, 80, 'The order may be revoked');
  const high = (text: string, width: number) => ({ text, x: 50, y: 80, width, height: 45, confidence: 0.5 });

  it('of narrow letters is none', () => {
    expect(textOf(line, [high('Tenors)', 28)])).toBe('The order may be revoked');
  });

  it('of a few doubtful letters is a signature', () => {
    expect(textOf(line, [high('AAS', 70)])).toBe('The order may be revoked');
    expect(textOf(line, [{ ...high('NOC', 70), confidence: 0.9 }])).toBe('The order may be revoked NOC');
  });

  it('of a heading is one, however weak, beside words that were read', () => {
    const [consent, operate] = [high('CONSENT', 120), high('OPERATE', 120)];
    const weak = [{ ...consent, confidence: 0.9 }, high('TO', 20), { ...operate, confidence: 0.9 }];
    expect(textOf(line, weak)).toContain('CONSENT TO OPERATE');
  });

  it('of letters as wide as theirs is a title', () => {
    expect(textOf(line, [high('ORDER', 120)])).toBe('The order may be revoked ORDER');
  });
});
