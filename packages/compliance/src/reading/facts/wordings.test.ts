import { describe, expect, it } from 'vitest';
import { findAuthorityName } from './authority-name-rules.ts';
import { findCategory } from './colour-rules.ts';
import { findConsentNo } from './consent-no-rules.ts';
import { anyBlanks } from './head.test-support.ts';
import { toHead } from './head.ts';
import { findIssuedOn } from './issued-on-rules.ts';
import { toKind } from './kind-rules.ts';

describe('the number of the order', () => {
  const numberIn = anyBlanks((lines) => findConsentNo(toHead(lines))?.value ?? null);

  it.each([
    'Consent Order No: W/4471/24',
    'Consent Order Nos. W/4471/24',
    'ConsentOrder number W/4471/24',
    'Combined consent order no. - W/4471/24',
    'CCA No W/4471/24',
    'CC&A No. W/4471/24',
    'CC & A number: W/4471/24',
    'CTO order no. W/4471/24',
    'Consent letter number W/4471/24',
    'Authorization No. W/4471/24',
    'Certificate order no. W/4471/24',
    'File number of the authorisation and date of issue W/4471/24',
    'Number of authorization W/4471/24',
    'EC identification number W/4471/24',
    'F. No. W/4471/24',
    'File. no W/4471/24',
    '(File no. W/4471/24)',
    'Reference no. W/4471/24',
    'Ref. No W/4471/24',
    'Letter no. W/4471/24',
    'Outward No. W/4471/24',
    'Proc. No. W/4471/24',
    'Proceeding No. W/4471/24',
    'Proceedings No. W/4471/24',
    '- No. W/4471/24',
  ])('%s', (line) => {
    expect(numberIn(line)).toMatch(/^W\/4471\/24\)?$/);
  });

  it.each([
    ...['Dated: 05/06/2024', 'dated 05/06/2024', 'dt. 05/06/2024', 'dt 05/06/2024', 'dtd. 05/06/2024'],
    ...[
      'Date: 05/06/2024',
      ', dated 05/06/2024',
      '; dt 05/06/2024',
      'and 05/06/2024',
      'PCB ID 12',
      'valid to 2027',
    ],
    ...[
      'Inward 12',
      'issued today',
      'Unit ID 12',
      'unitid 12',
      'File no 12',
      'Industry: Red',
      'for Pune',
      'PROC of us',
    ],
    ...[',', ';', ':', '.', ' -', ' (', '–'],
  ])('ends before “%s”', (rest) => {
    expect(numberIn(`Order No: W/4471/24 ${rest}`)).toBe('W/4471/24');
  });

  it.each([
    ['a date', 'Order No: 05/06/2024'],
    ['a date in brackets', 'Order No: (05/06/2024)'],
    ['one digit', 'Order No: W/A/4'],
    ['three characters', 'Order No: W24'],
    ['a sentence', 'Order No: 24 of a book that all of us keep'],
    ['more than a line', `Order No: ${'W/4471/24/'.repeat(10)}`],
  ])('is not %s', (_name, line) => {
    expect(numberIn(line)).toBeNull();
  });

  it.each([
    ...['application', 'inward', 'UAN no', 'phone', 'fax', 'plot', 'survey', 'vide', 'earlier', 'previous'],
    ...['minutes', 'GSTIN', 'CIN', 'PCB ID', 'PCBID'],
  ])('is not that behind “%s”', (word) => {
    expect(numberIn(`The ${word} and order no: 4471/2024`)).toBeNull();
  });

  it('is one where such a word stands far before it', () => {
    expect(numberIn(`Fax ${'of the head office '.repeat(3)}Order No: W/4471/24`)).toBe('W/4471/24');
  });

  it.each([
    [['Order No :', 'W/4471/24'], 'W/4471/24'],
    [['Order No. -', 'W/4471/24 dated 05/06/2024'], 'W/4471/24'],
    [['Order No: .-', 'W/4471/24'], 'W/4471/24'],
    [['Order No:', 'Pune'], null],
    [['Order No:'], null],
    [['Order No: W/4471/24/KANPUR', 'NAGAR/2024 of today'], 'W/4471/24/KANPUR NAGAR/2024'],
    [['Order No: W/4471/24/KANPUR', 'NAGAR-B/X-1/2024'], 'W/4471/24/KANPUR NAGAR-B/X-1/2024'],
    [['Order No: W/4471/24/KANPUR', 'NAGAR/2'], 'W/4471/24/KANPUR'],
    [['Order No: W/4471/24/KANPUR', 'at NAGAR/2024'], 'W/4471/24/KANPUR'],
    [['Order No: W/4471/24/KANPUR', 'NAGAR/2024th'], 'W/4471/24/KANPUR'],
    [['Order No: W-4471-24', 'NAGAR/2024'], 'W-4471-24'],
    [['Order No: W/4471/24 dated today', 'NAGAR/2024'], 'W/4471/24'],
    [['Pune | Order No: W/4471/24 | Category red'], 'W/4471/24'],
    [['Order No: W | 4471/24 of Pune'], 'W 4471/24 of Pune'],
  ])('of the lines %j is %s', (lines, value) => {
    expect(numberIn(...lines)).toBe(value);
  });
});

describe('the day of issue', () => {
  const issuedIn = anyBlanks((lines) => findIssuedOn(toHead(lines), lines, null)?.value ?? null);

  it.each([
    ...['Date of issue:', 'Issue date', 'Issued on', 'Issued  on', 'Dated', 'Date -', 'dtd.', 'dt:', 'Date,'],
    ...['Pune, dated', 'Pune – date –', '', ' : ', '-'],
  ])('stands behind “%s”', (label) => {
    expect(issuedIn(`${label} 05/06/2023`)).toBe('2023-06-05');
  });

  it.each([
    ...[
      'application dated',
      'minutes dated',
      'meeting dated',
      'vide letter dated',
      'hearing dated',
      'inspection date',
    ],
    ...[
      'your letter dated',
      'your  application dated',
      'notification dated',
      'valid date',
      'expiry date',
      'updated',
    ],
    ...['Pune', 'dated Pune', 'date of birth', 'undated'],
  ])('does not stand behind “%s”', (label) => {
    expect(issuedIn(`The ${label} 05/06/2023`)).toBeNull();
  });

  it.each([
    [['The shed, dated 05/06/2023, and the day dated 07/06/2023'], '2023-06-05'],
    [['Dated 31/02/2023, dated 07/06/2023'], '2023-06-07'],
    [
      ['Application of the day; all is well with it and with the whole new plant; dated 07/06/2023'],
      '2023-06-07',
    ],
    [['07/06/2023, date of issue 05/06/2023'], '2023-06-05'],
    [['Date of issue', '05/06/2023'], '2023-06-05'],
    [['Your application, date', 'It was 05/06/2023'], null],
    [['Patiala, dated', 'of old'], null],
    [['Digitally signed by the officer of Pune 2024.06.05'], '2024-06-05'],
    [['Signed on 2 of 2024.06.05'], null],
    [['Signed by the first officer of the head office at Pune 2024.06.05'], null],
    [['Designed 2024.06.05'], null],
    [['Signed 2024-06-05 for us'], null],
  ])('of the lines %j is %s', (lines, value) => {
    expect(issuedIn(...lines)).toBe(value);
  });
});

describe('the day of issue beside the number of the order', () => {
  const besideNumber = anyBlanks((lines) => {
    const fact = findIssuedOn(toHead(lines), lines, lines[0]?.text ?? null);
    return fact ? `${fact.value} ${fact.confidence} ${fact.citation?.quote === lines[0]?.text}` : null;
  });

  it.each(['Date of issue:', 'Issue date', 'Issued on', 'Dated', 'dtd.', 'Dt'])('is behind “%s”', (label) => {
    expect(besideNumber(`Order No: W/4471/24 ${label} 05/06/2023`)).toBe('2023-06-05 0.96 true');
    expect(besideNumber('Order No: W/4471/24', `${label} 05/06/2023`)).toBe('2023-06-05 0.96 false');
  });

  it('is not looked for further down', () => {
    expect(besideNumber('Order No: W/4471/24', 'Pune', 'Dated 05/06/2023')).toBe('2023-06-05 0.9 false');
  });
});

describe('the colour category', () => {
  const colourIn = anyBlanks((lines) => findCategory(lines)?.value ?? null);

  it.each([
    ['Category | Pune', 'Orange | 2024'],
    ['Category of the industry | Pune', 'Orange | 2024'],
    ['Category of unit : | Pune', 'Orange | 2024'],
    ['Category – | Pune', 'Orange | 2024'],
    ['Category | Pune', 'of | 2023', 'Sector | 12', 'Orange | 2024'],
  ])('stands below the label: %j', (...lines) => {
    expect(colourIn(...lines)).toBe('orange');
  });

  it.each([
    ['Category | Pune', 'of | 2023', 'Sector | 12', 'Area | 4', 'Orange | 2024'],
    ['Category of things | Pune', 'Orange | 2024'],
    ['Category | Pune', 'Orange peel | 2024'],
    ['Category | Pune', '2024 | Orange'],
  ])('does not: %j', (...lines) => {
    expect(colourIn(...lines)).toBeNull();
  });
});

describe('the kind of an order', () => {
  const kindOf = anyBlanks((lines) => toKind(toHead(lines)).kind);

  it.each([
    ...[
      'Consent to Establish',
      'Consent for Establishment',
      'Consent (for) establish',
      'consent for  establishment',
    ],
    ...[
      'CTE',
      'CFE',
      'C to E',
      'NOC',
      'No objection certificate',
      'No  objection  certificate',
      'Consentto establish',
    ],
  ])('“%s” is a consent to establish', (words) => {
    expect(kindOf(`Sub: ${words} of a foundry`)).toBe('cte');
  });

  it.each([
    ...['Consent to operate', 'Consent for operation', 'Consent to the operation', 'CTO', 'CFO', 'C to O'],
    ...[
      'Renewal of consent',
      'Consent order',
      'Section 25',
      'Section26',
      'Consent is granted',
      'Consent is hereby granted',
    ],
    ...['Consent to discharge', 'Air consent', 'Water consent', 'Consentfor operation', 'Water  consent'],
    ...['Integrated consent to operate'],
  ])('“%s” is a consent to operate', (words) => {
    expect(kindOf(`Sub: ${words} of a foundry`)).toBe('cto');
  });

  it.each(['Consolidated consent', 'CC&A', 'CCA', 'CC & A'])('“%s” is a combined consent', (words) => {
    expect(kindOf(`Sub: ${words} of a foundry`)).toBe('cca');
  });

  it.each(['Combined consent', 'Common consent', 'Integrated consent', 'Consent to operate'])(
    '“%s” is one where it authorises hazardous wastes',
    (words) => {
      expect(kindOf(`Sub: ${words}`, 'with authorisation for hazardous and other wastes')).toBe('cca');
      expect(kindOf(`Sub: ${words}`, 'for hazardous waste, which has authorization')).toBe('cca');
    },
  );

  it.each([
    ...[
      'shall obtain',
      'should also apply for',
      'must separately get',
      'will take',
      'shall have',
      'shall possess',
    ],
    ...['shall renew', 'has applied for', 'may apply for', 'shall  obtain'],
  ])('“%s the authorisation” grants none', (words) => {
    expect(kindOf('Sub: Consent to operate', `The unit ${words} authorisation for hazardous wastes`)).toBe(
      'cto',
    );
  });

  it.each([
    ['Sub: Authorisation for hazardous wastes', 'hw_authorisation'],
    ['Sub: Authorization of hazardous & other wastes', 'hw_authorisation'],
    ['Sub: Authorization of hazardous waste', 'hw_authorisation'],
    ['Sub: Authorization HW-AUTH 12', 'hw_authorisation'],
    ['Sub: Authorization HWAUTH 12', 'hw_authorisation'],
    ['Sub: Authorisation in form 2', 'hw_authorisation'],
    ['Sub: Authorisation in Form-2', 'hw_authorisation'],
    ['Sub: Authorisation in form 21', 'other'],
    ['Sub: Authorisation for bio-medical waste', 'bmw_authorisation'],
    ['Sub: Authorisation for bio medical waste', 'bmw_authorisation'],
    ['Sub: Authorisation for bio- medical waste', 'bmw_authorisation'],
    ['Sub: Environmental clearance under the EIA notification', 'ec'],
    ['Sub: Environment clearance by the Impact Assessment Authority', 'ec'],
    ['Sub: Environmental  clearance by the Ministry of Environment', 'ec'],
    ['Sub: Environmental clearance of the SEIAA with consent for a road', 'other'],
    ['Sub: Environmental clearance of the SEIAA, consent order', 'cto'],
    ['Sub: CTE, before the CTO', 'cte'],
    ['Sub: CTO, after the CTE', 'cto'],
    ['Sub: Renewal of consent, after the NOC', 'cto'],
    ['Sub: NOC, before renewal of consent', 'cte'],
    ['Sub: CTE for a unit with a CCA', 'cte'],
    ['Sub: NOC of a consolidated unit', 'cte'],
    ['Sub: CTE, before the consentfor operation', 'cte'],
    ['Sub: Consentfor operation, after the CTE', 'cto'],
    ['Sub: Consent to the operation, after the CTE', 'cto'],
    ['Sub: Consentestablishment', 'other'],
    ['Sub: Consentforestablishment', 'cte'],
    ['Sub: Consent (for establishment', 'cte'],
    ['Sub: CTE of a CC A', 'cte'],
    ['Sub: Authorisation of hazardouswaste', 'hw_authorisation'],
    ['Sub: Authorisation of hazardousandotherwastes', 'hw_authorisation'],
    ['Sub: Authorisation in form2', 'hw_authorisation'],
    ['Sub: Authorisation in form - 2', 'hw_authorisation'],
    ['Sub: Authorisation in formx2', 'other'],
    ['Sub: Authorisation for biomedical waste', 'bmw_authorisation'],
    ['Sub: Authorisation for biomedical waste with consent to operate', 'cto'],
    ['Sub: Consent to operate with authorisation for hazardous, biomedical waste', 'cto'],
  ])('%s is %s', (line, kind) => {
    expect(kindOf(line)).toBe(kind);
  });
});

describe('the name of the authority', () => {
  it.each([
    ['ASSAM POLLUTION CONTROL BOARD', 'Assam Pollution Control Board'],
    ['AssamPollutionControlBoard', 'Assam Pollution Control Board'],
    ['Himachal Pradesh State Pollution Control Board', 'Himachal Pradesh State Pollution Control Board'],
    ['HimachalPradesh State Pollution Control Board', 'Himachal Pradesh State Pollution Control Board'],
    ['Jammu & Kashmir Pollution Control Committee', 'Jammu & Kashmir Pollution Control Committee'],
    [
      'Goa Environment Protection and Pollution Control Board',
      'Goa Environment Protection and Pollution Control Board',
    ],
    ['Goa Environmental Conservation Pollution Control Board', 'Goa Pollution Control Board'],
    [
      'Goa State Environment Protection & Pollution Control Board',
      'Goa State Environment Protection and Pollution Control Board',
    ],
    ['Chattisgarh Environment Conservation Board', 'Chhattisgarh Environment Conservation Board'],
    ['ChhattisgarhEnvironmentConservationBoard', 'Chhattisgarh Environment Conservation Board'],
    ['State Pollution Control Board Odisha', 'State Pollution Control Board, Odisha'],
    ['StatePollutionControlBoard , Odisha', 'State Pollution Control Board, Odisha'],
    ['State Environment Impact Assessment Authority', 'State Environment Impact Assessment Authority'],
    [
      'STATE LEVEL ENVIRONMENTAL IMPACT ASSESSMENT AUTHORITY (TAMIL NADU)',
      'State Level Environment Impact Assessment Authority, Tamil Nadu',
    ],
    [
      'State Environment Impact Assessment Authority, (SEIAA), Goa and Daman',
      'State Environment Impact Assessment Authority, Goa and Daman',
    ],
    ['Ministry of Environment', 'Ministry of Environment'],
    ['Ministry of Environment and Forests', 'Ministry of Environment and Forests'],
    [
      'Ministry of Environment, Forests & Climate Change',
      'Ministry of Environment, Forests & Climate Change',
    ],
    ['MinistryofEnvironment', 'Ministryofenvironment'],
  ])('%s is %s', (text, name) => {
    expect(findAuthorityName(text)).toBe(name);
    expect(findAuthorityName(text.replaceAll(' ', '  '))).toBe(name);
  });
});
