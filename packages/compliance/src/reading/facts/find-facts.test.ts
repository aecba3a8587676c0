import { describe, expect, it } from 'vitest';
import { toPage } from '../layout/lines.fixtures.ts';
import { readOrder } from '../read-order.ts';

/** The values of the facts alone, as the heads of invented orders of the boards give them. */
const factsOf = (lines: string[]): Record<string, unknown> => {
  const { facts } = readOrder({ form: 'pdf', pages: [toPage(1, lines)] });
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([, fact]) => fact !== undefined)
      .map(([name, fact]) => [name, fact.value]),
  );
};

describe('the head of an order', () => {
  it('of Rajasthan, with a file number, an order number and a period', () => {
    const facts = factsOf([
      'Rajasthan State Pollution Control Board',
      '4, Institutional Area, Jhalana Doongari, Jaipur - 302004',
      'Registered',
      'File No : F(BHL)/Bhilwara(Mandal)/41(1)/2019-2020/611-613',
      'Order No : 2023-2024/Bhilwara/10977',
      'Date: 14/09/2023',
      'Unit Id : 104112',
      '',
      'M/s Aravalli Stone Crushers Private Limited',
      'Khasra No. 77, Village Lambia, Tehsil Mandal, District Bhilwara',
      '',
      'Sub: Consent to Operate under section 25/26 of the Water (Prevention & Control of Pollution) Act, 1974 and under section 21(4) of the Air Act, 1981.',
      'Ref: Your application dated 02/07/2023 and subsequent correspondence.',
      'Sir,',
      'Consent to Operate under the provisions of section 25/26 is hereby granted subject to the following conditions:',
      '1. That this Consent to Operate is valid for a period from 01/10/2023 to 30/09/2028.',
    ]);
    expect(facts).toMatchObject({
      kind: 'cto',
      authority: 'Rajasthan State Pollution Control Board',
      consentNo: '2023-2024/Bhilwara/10977',
      industryName: 'Aravalli Stone Crushers Private Limited',
      issuedOn: '2023-09-14',
      validUpto: '2028-09-30',
    });
  });

  it('of Punjab, a consent to operate', () => {
    const facts = factsOf([
      'PUNJAB POLLUTION CONTROL BOARD',
      'Zonal Office-I, Vatavaran Bhawan, Nabha Road, Patiala',
      'Consent No: CTOW/Renewal/LDH/2023/20411783 | Dated: 05/06/2023',
      'To,',
      'M/s Sutlej Valley Dyeing Works,',
      'Focal Point, Ludhiana',
      "Subject: Grant of varied/renewed 'Consent to Operate' under section 25/26 of the Water (Prevention & Control of Pollution) Act, 1974.",
      '1. Category of Industry: RED',
      'The consent is valid up to 31/03/2026.',
    ]);
    expect(facts).toMatchObject({
      kind: 'cto',
      authority: 'Punjab Pollution Control Board',
      consentNo: 'CTOW/Renewal/LDH/2023/20411783',
      industryName: 'Sutlej Valley Dyeing Works',
      category: 'red',
      issuedOn: '2023-06-05',
      validUpto: '2026-03-31',
    });
  });

  it('of Uttar Pradesh, a consent to establish that ends with an event', () => {
    const facts = factsOf([
      'U.P. POLLUTION CONTROL BOARD',
      'Building No. TC-12V, Vibhuti Khand, Gomti Nagar, Lucknow',
      'Uttar Pradesh Pollution Control Board',
      'Ref No. - 198321/UPPCB/Kanpur(UPPCBRO)/CTE/KANPUR NAGAR/2024 | Dated: 17/05/2024',
      'To,',
      'Shri Anil Verma',
      'M/s Gangotri Ice Cream and Foods',
      'Plot 22, Panki Industrial Area, KANPUR NAGAR',
      'Sub: Consent to Establish for New Unit/Expansion/Diversification under the provisions of Water Act, 1974 and Air Act, 1981.',
      'Category: GREEN',
      'The consent is valid up to commissioning of the unit or for 5 years, whichever is earlier.',
    ]);
    expect(facts).toMatchObject({
      kind: 'cte',
      authority: 'Uttar Pradesh Pollution Control Board',
      consentNo: '198321/UPPCB/Kanpur(UPPCBRO)/CTE/KANPUR NAGAR/2024',
      category: 'green',
      issuedOn: '2024-05-17',
      openEnded: 'until_commissioning',
    });
    expect(facts).not.toHaveProperty('validUpto');
  });

  it('of Haryana', () => {
    const facts = factsOf([
      'HARYANA STATE POLLUTION CONTROL BOARD',
      'C-11, Sector-6, Panchkula',
      'No. HSPCB/Consent/ : 313102323PANCTO45117702 | Dated: 22/11/2023',
      'To',
      'M/s: Yamuna Auto Components Pvt Ltd',
      'Plot No 88, Sector 29 Part II, Panipat',
      'Sub.: Grant of consent to operate to M/s Yamuna Auto Components Pvt Ltd.',
      'The Haryana State Pollution Control Board hereby grants consent to operate with the following particulars:',
      'Period of consent | 01/10/2023 - 30/09/2028',
      'Industry Type | Orange category, Large',
      '1. The consent shall be valid from 01/10/2023 to 30/09/2028.',
    ]);
    expect(facts).toMatchObject({
      kind: 'cto',
      authority: 'Haryana State Pollution Control Board',
      industryName: 'Yamuna Auto Components Pvt Ltd',
      category: 'orange',
      issuedOn: '2023-11-22',
      validUpto: '2028-09-30',
    });
  });

  it('of Odisha, with the state behind the name', () => {
    const facts = factsOf([
      'STATE POLLUTION CONTROL BOARD, ODISHA',
      'A/118, Nilakantha Nagar, Unit-VIII, Bhubaneswar',
      'CONSENT ORDER',
      'No. 4471/IND-I-CON-6112 | Dt. 28.03.2022',
      'CONSENT ORDER NO. 812',
      'Sub: Consent for discharge of sewage and trade effluent under section 25/26 of Water (PCP) Act, 1974 and for existing emission in air under section 21 of Air (PCP) Act, 1981.',
      'Consent to operate is hereby granted to M/s. Brahmani Sponge Iron Ltd., At: Kuarmunda, Dist: Sundargarh.',
      'This consent order shall be valid for the period up to 31.03.2027.',
    ]);
    expect(facts).toMatchObject({
      kind: 'cto',
      authority: 'State Pollution Control Board, Odisha',
      industryName: 'Brahmani Sponge Iron Ltd.',
      issuedOn: '2022-03-28',
      validUpto: '2027-03-31',
    });
  });

  it('of West Bengal and of Chhattisgarh', () => {
    expect(
      factsOf([
        'WEST BENGAL POLLUTION CONTROL BOARD',
        'Consent Letter Number : CO127744 | Date : 11/02/2021',
        'Consent to Operate under section 25 & 26 of the Water Act, 1974 and section 21 of the Air Act, 1981',
        'M/s. Hooghly Jute Products Limited',
        'This consent is valid for the period from 01/03/2021 to 28/02/2026.',
      ]),
    ).toMatchObject({
      authority: 'West Bengal Pollution Control Board',
      kind: 'cto',
      consentNo: 'CO127744',
      validUpto: '2026-02-28',
    });
    expect(
      factsOf([
        'CHHATTISGARH ENVIRONMENT CONSERVATION BOARD',
        'Paryavas Bhavan, North Block, Sector-19, Atal Nagar',
        'No. 8121/TS/CECB/2024 | Atal Nagar, Dated 19/03/2024',
        'To, M/s Shivnath Steel and Power Limited,',
        'Sub: Renewal of consent of the Board under section 25/26 of the Water Act.',
        'The consent is renewed and shall be valid up to 28/02/2029.',
      ]),
    ).toMatchObject({
      authority: 'Chhattisgarh Environment Conservation Board',
      consentNo: '8121/TS/CECB/2024',
      issuedOn: '2024-03-19',
      validUpto: '2029-02-28',
    });
  });

  it('of a state authority for clearances', () => {
    const facts = factsOf([
      'STATE ENVIRONMENT IMPACT ASSESSMENT AUTHORITY, KERALA',
      'F. No. 1188/EC/SEIAA/2022 | Dated: 6th October, 2022',
      'To, M/s Malabar Granites Pvt. Ltd.',
      'Sub: Environmental Clearance for the building stone quarry under EIA Notification, 2006 - issued.',
      'The clearance is valid for a period of five years from the date of issue.',
    ]);
    expect(facts).toMatchObject({
      kind: 'ec',
      consentNo: '1188/EC/SEIAA/2022',
      issuedOn: '2022-10-06',
      validUpto: '2027-10-06',
    });
    expect(facts).not.toHaveProperty('category');
  });

  it('of a consent that lasts until it is cancelled, and of a one-time authorisation', () => {
    expect(
      factsOf([
        'Goa State Pollution Control Board',
        'Consent Order No. 5/7711/26-PCB/1201 dated 04/05/2026',
        'Consent to Operate is granted to M/s Mandovi Boats LLP.',
        'The consent shall remain valid until it is cancelled.',
      ]),
    ).toMatchObject({ openEnded: 'until_cancelled' });
    expect(
      factsOf([
        'Puducherry Pollution Control Committee',
        'FORM III',
        'AUTHORISATION',
        'Authorisation No: 22BMW1188 Dated 04/05/2022',
        'Authorisation for bio-medical waste is granted to M/s Sunrise Dental Clinic.',
        'This is a one time authorisation.',
      ]),
    ).toMatchObject({ kind: 'bmw_authorisation', openEnded: 'one_time' });
  });

  it('of Kerala, with its values behind labels', () => {
    expect(
      factsOf([
        'KERALA STATE POLLUTION CONTROL BOARD',
        'FILE NO. : PCB/EKM/ICO/2231/2023',
        'Date of issue: 12-09-2023',
        'INTEGRATED CONSENT TO OPERATE - RENEWAL',
        'CONSENT NO: PCB/ER/ICO/10031122/2023',
        '1. Validity: 30/06/2028',
        '2. Name and address of the establishment: Periyar Marine Exports, Aroor',
        'Category: ORANGE',
      ]),
    ).toMatchObject({
      consentNo: 'PCB/ER/ICO/10031122/2023',
      industryName: 'Periyar Marine Exports',
      category: 'orange',
      issuedOn: '2023-09-12',
      validUpto: '2028-06-30',
    });
  });

  it('of Andhra Pradesh, a combined consent, and of a hospital authorisation', () => {
    expect(
      factsOf([
        'ANDHRA PRADESH POLLUTION CONTROL BOARD',
        'RED CATEGORY',
        'CONSENT ORDER',
        'Consent Order No: APPCB/VSP/11223/CFO/HO/2022 | Date: 11.05.2022',
        'CONSENT is hereby granted for Operation under section 25/26 of the Water Act, 1974',
        'and Authorisation under Rule 6 of the Hazardous & Other Wastes Rules 2016 to:',
        'M/s. Godavari Bulk Drugs Limited,',
        'This order is valid for a period ending with the 30th day of June, 2027.',
      ]),
    ).toMatchObject({ kind: 'cca', category: 'red', issuedOn: '2022-05-11', validUpto: '2027-06-30' });
    expect(
      factsOf([
        'Maharashtra Pollution Control Board',
        'Form III',
        'Authorization No: MPCB/RO-Pune/BMW-AUTH/2100099 | Date: 05/02/2023',
        'M/s. Sahya Hospital is hereby granted an authorisation under Bio-Medical Waste Management Rules, 2016',
        'The authorization is valid up to 31/12/2025',
      ]),
    ).toMatchObject({
      kind: 'bmw_authorisation',
      consentNo: 'MPCB/RO-Pune/BMW-AUTH/2100099',
      industryName: 'Sahya Hospital',
    });
  });

  it('reads the end from a head in two columns, and the name without its address', () => {
    expect(
      factsOf([
        'Delhi Pollution Control Committee',
        'Consent Order No.: DPCC/CMC/2021/30118|Date of Issue: 14 Jul 2021',
        'Consent ID: 100551|Valid Upto: 13/07/2026',
        'CONSENT TO OPERATE - ORANGE CATEGORY',
        'To,',
        'M/S YAMUNA PRESS TOOLS',
        'C-17/4, NARAINA INDUSTRIAL AREA, NEW DELHI',
      ]),
    ).toMatchObject({ kind: 'cto', industryName: 'Yamuna Press Tools', validUpto: '2026-07-13' });
  });

  it('of a clearance: the authority below the ministry, the company before its project', () => {
    expect(
      factsOf([
        'Government of India',
        'Ministry of Environment, Forest and Climate Change',
        '(Issued by the State Environment Impact Assessment Authority(SEIAA), Odisha)',
        'To,',
        'The Managing Director',
        'KOEL GRANITES PRIVATE LIMITED',
        'Subject: Grant of Environmental Clearance (EC) under the provision of EIA Notification 2006',
        'EC Identification No. EC24B001OR100200',
        'Name of Project Black stone quarry over 5 ha',
      ]),
    ).toMatchObject({
      kind: 'ec',
      authority: 'State Environment Impact Assessment Authority, Odisha',
      industryName: 'Koel Granites Private Limited',
    });
  });

  it('leaves the end of a paper that the order refers to', () => {
    expect(
      factsOf([
        'Gujarat Pollution Control Board',
        'Sub: Consolidated Consent and Authorization (CC&A)',
        'Ref: 1. Your application dated 30/08/2023.',
        '2. CTE No. 70441 dated 11/06/2021 valid upto 10/06/2028.',
        '',
        '1. The consents shall be valid up to 14/08/2027.',
      ]),
    ).toMatchObject({ validUpto: '2027-08-14' });
  });

  it('parts the number of an authorisation from its date behind it', () => {
    expect(
      factsOf([
        'Punjab Pollution Control Board',
        'FORM 2 [See rule 6 (2)]',
        'Form for grant of authorisation for hazardous wastes',
        '1. Number of authorisation and date of issue : HWM/Fresh/ASR/2023/19004410 and 05/01/2023',
        'M/s Beas Castings is hereby granted an authorisation.',
      ]),
    ).toMatchObject({ consentNo: 'HWM/Fresh/ASR/2023/19004410', issuedOn: '2023-01-05' });
  });

  it('takes an authorisation that is still to be obtained for none', () => {
    expect(
      factsOf([
        'Punjab Pollution Control Board',
        'Consent No: CTO/2024/60113 | Dated: 03/06/2024',
        'M/s Doaba Sheet Metal Works, Jalandhar',
        'Consent to operate is granted up to 30/06/2029.',
        '1. The unit shall obtain authorisation under the Hazardous and Other Wastes Rules, 2016.',
      ]),
    ).toMatchObject({ kind: 'cto' });
  });

  it('puts a number together that was broken at a blank', () => {
    expect(
      factsOf([
        'Uttar Pradesh Pollution Control Board',
        'Consent Order No. 77120/UPPCB/CTO/air/GAUTAM',
        'NAGAR/2023',
        'M/s Hindon Glass Limited (Bottle Division), Ghaziabad',
        'Consent to operate under the Air Act, valid from 01/08/2023 to 31/07/2025.',
      ]),
    ).toMatchObject({
      consentNo: '77120/UPPCB/CTO/air/GAUTAM NAGAR/2023',
      industryName: 'Hindon Glass Limited (Bottle Division)',
    });
  });

  it('asks instead of guessing where the end cannot be', () => {
    const reading = readOrder({
      form: 'pdf',
      pages: [
        toPage(1, [
          'Gujarat Pollution Control Board',
          'Consent Order No: AWH-55120 Date of Issue: 18/11/2021',
          'This consent order shall be valid up to 31/09/2026.',
        ]),
        toPage(2, ['The consent order is valid up to 03/09/2021.']),
      ],
    });
    expect(reading.facts.validUpto).toBeUndefined();
    expect(reading.questions.map((question) => question.text)).toEqual([
      expect.stringContaining('31/09/2026'),
      expect.stringContaining('before it was issued'),
    ]);
  });

  it('ends a name where the next line begins something else, and before what he is', () => {
    expect(
      factsOf([
        'Haryana State Pollution Control Board',
        'No. HSPCB/Consent/313100922 Dated: 12/10/2022',
        'To. M/s : BHARAT PLASTICS',
        'Sub. : Grant of consent to operate',
        'Period of consent From 01/10/2022 To 30/09/2027',
      ]),
    ).toMatchObject({ industryName: 'Bharat Plastics', validUpto: '2027-09-30' });
    expect(
      factsOf([
        'Goa State Pollution Control Board',
        'M/s. Kaveri Dyes (Holder)',
        'Consent is hereby granted.',
      ]),
    ).toMatchObject({ industryName: 'Kaveri Dyes' });
  });

  it('reads a date with its place, and an end without a subject', () => {
    expect(
      factsOf([
        'Assam Pollution Control Board',
        'No. WB/DIB/T-123/20-21/45 Dated Guwahati the 5th May, 2021',
        'CONSENT TO OPERATE',
        'M/s Brahmaputra Tea Estate',
        'is valid upto 31-03-2026',
      ]),
    ).toMatchObject({
      issuedOn: '2021-05-05',
      validUpto: '2026-03-31',
      industryName: 'Brahmaputra Tea Estate',
    });
  });
});
