import { describe, expect, it } from 'vitest';
import { anyBlanks, headOf } from './head.test-support.ts';
import { toHead } from './head.ts';
import { findIndustryName } from './industry-name-rules.ts';

describe('the name of the holder', () => {
  const nameIn = anyBlanks((lines) => findIndustryName(toHead(lines))?.value ?? null);

  it.each([
    ...[
      'Blue Hill Private Limited',
      'Blue Hill Pvt Ltd',
      'Blue Hill Pvt. Ltd.',
      'Blue Hill Pvt.Ltd',
      'Blue Hill (P) Ltd.',
    ],
    ...[
      'Blue Hill P. Ltd',
      'Blue Hill P Ltd.',
      'Blue Hill Limited',
      'Blue Hill LLP',
      'Blue Hill L.L.P.',
      'Blue Hill Inc.',
    ],
    ...[
      'Blue Hill Corporation',
      'Blue Hill Corporation Ltd.',
      'Blue Hill Co-operative Society Ltd',
      'Blue Hill & Co.',
    ],
    ...[
      'Blue Hill Cooperative Sugar Factory Ltd.',
      'Blue Hill and Company',
      'Blue Hill Company',
      'Blue Hill Trust',
    ],
    ...[
      'Blue Hill Society',
      'Blue Hill Limited, Unit-II',
      'Blue Hill Limited (Unit No. 2)',
      'Blue Hill Limited Unit : IV',
    ],
    ...[
      'Blue Hill Limited (Yarn Division)',
      'Blue Hill Limited (Steel Works-II)',
      'Blue Hill Ltd. (Cement Plant 2)',
    ],
  ])('%s', (name) => {
    const printed = `M/s ${name}, Focal Point`;
    expect(nameIn(printed)).toBe(name);
  });

  it('ends with its legal form, or where the address begins', () => {
    expect(nameIn('M/s Blue Hill Limited Focal Point')).toBe('Blue Hill Limited');
    expect(nameIn('M/s Blue Hill Limited, Unit No. 5, Shed 3')).toBe('Blue Hill Limited');
    expect(nameIn('M/s Blue Hill Mills, a part of Green Limited')).toBe('Blue Hill Mills');
    expect(nameIn('M/s Blue Hill & Co. Focal Point')).toBe('Blue Hill & Co.');
    expect(nameIn('M/s Blue Hill Ltd.Focal Point')).toBe('Blue Hill Ltd.');
    expect(nameIn('M/s Blue Hill Limitedness Mills')).toBe('Blue Hill Limitedness Mills');
  });

  it.each([
    ...['Co-operative Society', 'Cooperative Society Ltd', 'Co-operative Sugar Factory', 'CooperativeTrust'],
    ...['Corporation Ltd', 'Inc', 'L.L.P', 'Ltd (Yarn Mill)', 'Ltd (Yarn Mills 2)', 'Ltd (Wool Section-IV)'],
    ...['Ltd Unit 2', 'Ltd Unit-No.2', 'Ltd(Unit II)', 'Ltd ( Unit : No 4 )', 'Ltd (Cement WorksII)'],
  ])('keeps all of “%s”', (form) => {
    expect(nameIn(`M/s Blue Hill ${form} Focal Point`)).toBe(
      form === 'CooperativeTrust' ? 'Blue Hill CooperativeTrust Focal Point' : `Blue Hill ${form}`,
    );
  });

  it.each([
    ...[
      'S. No 4',
      'S No 4',
      'S.No 4',
      'SNo 4',
      'SF 4',
      'S.F. 4',
      'Sy 4',
      'Sy. 4',
      'D No 4',
      'DNo 4',
      'H.No 4',
    ],
    ...['HNo 4', 'Kh. 44', 'Kh.4', 'Vill 4', 'Vill. 4', 'PO 4', 'P.O 4', '4', '- 4', '“Plot 4'],
  ])('is not followed by the address “%s”', (address) => {
    expect(nameIn('M/s Blue Hill', address)).toBe('Blue Hill');
  });

  it.each(['Mills Block', 'Mills Near', 'Kh. Mills'])('goes on in the next line with “%s”', (next) => {
    expect(nameIn('M/s Blue Hill', next)).toBe(`Blue Hill ${next}`);
  });

  it('does not go on in the next line behind a stop', () => {
    for (const end of [',', ';', ':', ' ,'])
      expect(nameIn(`M/s Blue Hill Mills${end}`, 'Green Mills')).toBe('Blue Hill Mills');
    expect(nameIn('M/s Blue Hill Mills.', 'Green Mills')).toBe('Blue Hill Mills.');
    expect(nameIn('M/s St. Mary', 'Mills')).toBe('St. Mary Mills');
  });

  it.each<[string, string[], string, string, number]>([
    ['the addressee', ['Pune', 'M/s Blue Hill Mills,'], 'Blue Hill Mills', 'M/s Blue Hill Mills,', 0.95],
    [
      'the addressee in the first line',
      ['M/s Blue Hill Mills,'],
      'Blue Hill Mills',
      'M/s Blue Hill Mills,',
      0.95,
    ],
    [
      'over two lines',
      ['M/s Blue Hill', 'Mills, Pune'],
      'Blue Hill Mills',
      'M/s Blue Hill Mills, Pune',
      0.95,
    ],
    [
      'inside a line',
      ['Granted to M/s Blue Hill Mills,'],
      'Blue Hill Mills',
      'Granted to M/s Blue Hill Mills,',
      0.85,
    ],
    [
      'behind a label',
      ['Pune', 'Name of the unit – Blue Hill Mills'],
      'Blue Hill Mills',
      'Name of the unit – Blue Hill Mills',
      0.85,
    ],
    [
      'behind a number and a label',
      ['1.Name of unit Blue Hill'],
      'Blue Hill',
      '1.Name of unit Blue Hill',
      0.85,
    ],
    [
      'under “To”',
      ['Pune', 'To,', 'The Sr Manager', 'Blue Hill Mills'],
      'Blue Hill Mills',
      'Blue Hill Mills',
      0.7,
    ],
  ])('is cited: %s', (_name, lines, value, quote, confidence) => {
    expect(findIndustryName(headOf(lines))).toEqual({
      value,
      citation: expect.objectContaining({ quote }),
      confidence,
    });
  });

  it('is that of a project only where no company is addressed', () => {
    const PROJECT = 'Name of the project: Blue Hill Mine';
    expect(nameIn('Green Limited', PROJECT)).toBe('Blue Hill Mine');
    expect(nameIn('To', 'Green Limited', PROJECT)).toBe('Green Limited');
    expect(nameIn('To', 'the', 'head', 'office of', 'Green Limited', PROJECT)).toBe('Blue Hill Mine');
    expect(nameIn('To', 'Green Limited', 'Name of the company: Blue Hill Projects')).toBe(
      'Blue Hill Projects',
    );
  });

  it.each([...['M/s', 'M/s.', 'M/S', 'M /s', 'M.s.', 'M/ s.', 'M/s:', 'M/s. ,', 'm/s']])(
    'behind “%s”',
    (word) => {
      expect(nameIn(`${word} Blue Hill Mills, Pune`)).toBe('Blue Hill Mills');
      expect(nameIn(`Granted to ${word} Blue Hill Mills, Pune`)).toBe('Blue Hill Mills');
    },
  );

  it.each([
    ...[
      ', Pune',
      '; Pune',
      ' - Pune',
      '– Pune',
      ' of plot 4',
      ' of survey 4',
      ' of S. No 4',
      ' of gat 4',
      ' at plot 4',
    ],
    ...[
      ' at survey 4',
      ' at village Aroor',
      ' at Sy 4',
      ' at phase 2',
      ' at khasra 4',
      ' plot 4',
      ' survey 4',
      ' Sy. No 4',
    ],
    ...[
      ' S.F. No 4',
      ' village Aroor',
      ' situated there',
      ' located there',
      ' for the shed',
      ' for their shed',
    ],
    ...[
      ' having a shed',
      ' in respect of it',
      ' is hereby told',
      ' are hereby told',
      ' is granted it',
      ' Category: red',
    ],
    ...[' (hereinafter the unit)'],
  ])('ends before “%s”', (rest) => {
    expect(nameIn(`M/s Blue Hill Mills${rest}`)).toBe('Blue Hill Mills');
  });

  it.each([
    ...[
      'F-114, Phase II',
      'B-49/2',
      'Plot No. 7',
      'Survey 12',
      'Sy. No 4',
      'S. No. 4',
      'S.F. No 2',
      'D.No. 3-1',
      'H. No 4',
    ],
    ...[
      'House 4',
      'Door 4',
      'Shop 4',
      'Shed 4',
      'Gat 4',
      'Khasra 4',
      'Kh. 4',
      'Gata 4',
      'Block A',
      'Sector 5',
      'Phase 2',
    ],
    ...[
      'Village Aroor',
      'Vill. Aroor',
      'At- Aroor',
      'Post Aroor',
      'P.O. Aroor',
      'Khata 4',
      'Unit No. 4',
      'Near Pune',
    ],
    ...[
      'Opp the mill',
      'MIDC Pune',
      'GIDC Vapi',
      'Industrial Area',
      'Industrial  Estate',
      '114 Pune',
      'AB 12',
    ],
  ])('does not run on into “%s”', (address) => {
    expect(nameIn('M/s Blue Hill Mills', address)).toBe('Blue Hill Mills');
  });

  it.each([
    [['M/s Blue Hill', 'Dyeing Mills, Pune'], 'Blue Hill Dyeing Mills'],
    [['M/s Blue Hill Mills,', 'Dyeing Section'], 'Blue Hill Mills'],
    [['M/s Blue Hill Mills.', 'Dyeing Section'], 'Blue Hill Mills.'],
    [['M/s Blue Hill Limited', 'Dyeing Section'], 'Blue Hill Limited'],
    [['M/s BLUE HILL (INDIA) YARN-MILLS LLP'], 'Blue Hill (India) Yarn-Mills LLP'],
    [['M/s BLUE HILL II'], 'Blue Hill II'],
    [['M/s ABC'], 'ABC'],
    [['Aroor | M/s Blue Hill Mills | Red'], 'Blue Hill Mills'],
    [['M/s 42'], null],
    [[`M/s ${'Blue Hill '.repeat(14)}`], null],
  ])('of the lines %j is %s', (lines, name) => {
    expect(nameIn(...lines)).toBe(name);
  });

  it.each([
    ...[
      'Name of the industry',
      'Name of industry',
      'Name and address of the unit',
      'Name & address of the applicant',
    ],
    ...['1. Name of the occupier', '12. Name of the company', 'Name of the firm', 'Name of the organisation'],
    ...[
      'Name of organization',
      'Name of the hospital',
      'Name of the HCF',
      'Name of the facility',
      'Name of the project',
    ],
    ...['Name of the unit and address', 'Name of the unit & address', 'Name of the unit with address'],
    ...['Name of the establishment', 'Name  of  the  unit'],
  ])('behind the label “%s”', (label) => {
    expect(nameIn(`${label} : Blue Hill Mills, Pune`)).toBe('Blue Hill Mills');
    expect(nameIn(`${label} – Blue Hill Mills, Pune`)).toBe('Blue Hill Mills');
  });

  it.each([
    ...[
      'The Director',
      'Managing Director',
      'General Manager',
      'The President',
      'Proprietor',
      'The Partner',
      'Occupier',
    ],
    ...[
      'The Secretary',
      'Head of the unit',
      'Medical Superintendent',
      'Authorised Signatory',
      'The authorized signatory',
    ],
    ...[
      'Chairman',
      'Unit Head',
      'Plant head',
      'Sr. Manager',
      'Senior Manager',
      'Chief Officer',
      'Vice President',
    ],
    ...['Executive Director', 'Joint Director', 'Project Director'],
  ])('under “To” and the office “%s”', (office) => {
    expect(nameIn('To,', office, 'Blue Hill Mills')).toBe('Blue Hill Mills');
  });

  it.each([
    [['To', 'Blue Hill Mills'], 'Blue Hill Mills'],
    [['To ,', 'Blue Hill Mills'], 'Blue Hill Mills'],
    [['Today', 'Blue Hill Mills'], null],
    [['To us,', 'Blue Hill Mills'], null],
    [['Sent to,', 'Blue Hill Mills'], null],
  ])('under %j', (lines, name) => {
    expect(nameIn(...lines)).toBe(name);
  });
});

describe('a name that others stand beside', () => {
  const nameIn = anyBlanks((lines) => findIndustryName(toHead(lines))?.value ?? null);

  it.each<[string, string[]]>([
    ['Blue Hill Minerals', ['To,', 'M/s Blue Hill Minerals', 'Prop. Shri R. K. Rao']],
    ['Blue Hill Developers', ['To,', 'M/s Blue Hill Developers', 'Pune']],
    ['Blue Hill Knitting Mills', ['To,', 'M/s Blue Hill Knitting', 'Mills']],
    ['Blue Hill Ice Plant', ['M/s Blue Hill Ice Plant (Shri K. Rao) for a period of three years']],
    ['Blue Hill Resorts (A unit of Long Lake LLP)', ['M/s Blue Hill Resorts (A unit of Long Lake LLP)']],
    ['Blue Hill Motors', ['M/s Blue Hill Motors (authorised service station of passenger cars), Pune']],
    ['Blue Hill Pvt Ltd', ['To,', 'The Director, Blue Hill Pvt Ltd', 'Sr. No. 44, Pune']],
    ['Blue Hill Cups', ['To,', 'M/s Blue Hill Cups (Prop: Smt. K. Rao), Pune']],
    ['Blue Hill Works', ['Consent is granted to the Proprietor, Blue Hill Works, Hassan']],
    ['Blue Hill Works', ['Consent is granted to: Blue Hill Works, Plot 14, Hassan']],
    ['Blue Hill Equipments', ['Consent is granted under the Water Act to Blue Hill Equipments, Selaqui']],
    [
      'Blue Hill Knit Works',
      ['To', 'Ravi Rao', 'Address of Industrial | Blue Hill Knit Works,', 'premises | Plot 7'],
    ],
    [
      'Blue Hill (A Unit of Long Lake Pvt. Ltd.)',
      ['Name of the unit | Blue Hill (A Unit of Long Lake Pvt. Ltd.)'],
    ],
    ['Blue Hill Pvt. Ltd. (Plant-III)', ['M/s Blue Hill Pvt. Ltd. (Plant-III),']],
    ['Blue Hill Works', ['1. CCA is granted to (name of unit) | Blue Hill Works']],
    ['Blue Hill Hospital', ['Name of the health care facility: Blue Hill Hospital']],
    ['Blue Hill Cement Works', ['M/s Blue Hill Cement Works for setting up of a mill']],
  ])('%s', (name, lines) => {
    expect(nameIn(...lines)).toBe(name);
  });
});
