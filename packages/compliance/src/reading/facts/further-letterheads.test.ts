import { expect, it } from 'vitest';
import { toPage } from '../layout/lines.fixtures.ts';
import { readOrder } from '../read-order.ts';

/** The values of the facts alone, as the heads of invented orders give them. */
const factsOf = (lines: string[]): Record<string, unknown> => {
  const { facts } = readOrder({ form: 'pdf', pages: [toPage(1, lines)] });
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact?.value]));
};

it.each<[string, string[], Record<string, unknown>]>([
  [
    'a registration whose holder has a consent, and stands below the verb',
    [
      'UTTAR PRADESH POLLUTION CONTROL BOARD',
      'CERTIFICATE OF REGISTRATION AS RECYCLER OF WASTE BATTERIES',
      'Registration No. UPPCB/BWM/REC/318',
      'CTO held by the unit UPPCB/CTO/20417 dated 17-07-2023, valid to 31-07-2028',
      '1. The Board, being satisfied with the application, registers',
      'Hill Metallics LLP',
      'F-61, Industrial Area, Sikandrabad',
      '2. The registration shall remain in force for five years, that is to say up to 13-02-2030.',
    ],
    { kind: 'other', industryName: 'Hill Metallics LLP', validUpto: '2030-02-13' },
  ],
  [
    'a consent with the authorisation and the lease of its holder in conditions',
    [
      'WEST BENGAL POLLUTION CONTROL BOARD',
      'CONSENT TO OPERATE',
      'Consent Letter Number : CO168814',
      'The consent is valid up to 31/05/2028 with these particulars. Land : Lease deed dated 02/08/2023 for 30 years',
      '2. Hazardous waste authorisation No. 188/HW valid upto 31/03/2024 shall be renewed in time.',
    ],
    { kind: 'cto', consentNo: 'CO168814', validUpto: '2028-05-31' },
  ],
  [
    'a licence in the references, a name behind an office, and a term in the words that grant',
    [
      'MAHARASHTRA POLLUTION CONTROL BOARD',
      'Consent No: RO/CO/2210 Date: 28/09/2022',
      'To,',
      'Shri A. Das,',
      'Proprietor, Hill Lake Residency,',
      'Sub : Consent to Operate under RED Category.',
      'Ref : 1. Application dtd. 18/05/2022.',
      '2. Registration under the Nursing Homes Act valid till 31/03/2024.',
      '3. Site visit dtd. 04/08/2022.',
      'The consent is hereby granted for a period from 01/07/2022 to 30/06/2025.',
    ],
    { industryName: 'Hill Lake Residency', validUpto: '2025-06-30' },
  ],
  [
    'the committee that grants right behind the references, and a trust that runs a house',
    [
      'ANDAMAN AND NICOBAR POLLUTION CONTROL COMMITTEE',
      'No. ANPCC/CTO/2023/188 Dated the 1st December, 2023',
      'Sub : Consent to operate',
      'Ref : (1) Your application dated 19th September, 2023.',
      '(2) Consent to Establish No. ANPCC/CTE/71 dated 6th June, 2018, valid for five years.',
      'The Andaman and Nicobar Pollution Control Committee hereby grants Consent to Operate in favour of M/s East',
      'Temple Trust Guest House, Swaraj Dweep (Green, Small) for 3 years from 1st December, 2023 to 30th November, 2026.',
    ],
    { industryName: 'East Temple Trust Guest House', category: 'green', validUpto: '2026-11-30' },
  ],
  [
    'the order that this one renews and its end',
    [
      'TELANGANA STATE POLLUTION CONTROL BOARD',
      'CONSENT ORDER No. RO/CFO/2023-0915 Dt. 19.10.2023',
      'It renews CFO order No. RO/CFO/2018-2204 dt. 26.11.2018, which lapses on 31.10.2023.',
      'The consent holds from 01.11.2023 for a period ending with the 31st day of October, 2028.',
    ],
    { consentNo: 'RO/CFO/2023-0915', validUpto: '2028-10-31' },
  ],
  [
    'a table of equipment, the period in a table of particulars, and a consent after one to establish',
    [
      'CHANDIGARH POLLUTION CONTROL COMMITTEE',
      'Subject : Consolidated Consent and Authorization (CC&A) under the Hazardous and Other Wastes Rules, 2016',
      '(Fresh, after CTE No. CPCC/CTE/61 dated 08/08/2022).',
      'To',
      'M/s Hill Crest Resins Pvt. Ltd.',
      'Previous consent | CPCC/655 dated 30-10-2017 (01-10-2017 to 30-09-2022)',
      'Period of this consent | 01-10-2022 to 30-09-2027',
      'Facility | Designed for | In use | Remarks',
      'STP | 180 KLD | 128 KLD | nil',
    ],
    { kind: 'cca', industryName: 'Hill Crest Resins Pvt. Ltd.', validUpto: '2027-09-30' },
  ],
  [
    'papers that conditions name, none of which is the order or its day',
    [
      'STATE POLLUTION CONTROL BOARD, ODISHA',
      'CONSENT ORDER',
      'No. 4418/IND-I-CON-66 Dt. 28.03.2023',
      'Consent to operate is hereby granted under section 25 of the Water Act, 1974 and the Air Act, 1981 to',
      'HILL CASHEW HOUSE',
      'for its unit at Surangi. It is valid for the period up to 31.03.2028. Category: GREEN',
      'A. The unit shall comply with the following:',
      '1. The stack shall be not less than 12 m high.',
      '2. The order No. 9913/IND-II-CTE-55 dated 08.07.2019 remains in force as regards plantation.',
      '3. CCA treated wood shall not be burnt, and the authorisation under the HOWM Rules shall be kept.',
      '4. The land certificate No. DC/LM/118/2019 dated 20/08/2019 shall not be transferred.',
    ],
    {
      kind: 'cto',
      consentNo: '4418/IND-I-CON-66',
      industryName: 'Hill Cashew House',
      issuedOn: '2023-03-28',
      validUpto: '2028-03-31',
    },
  ],
  [
    'a firm below the office of a person, a grant that is conveyed, and a number alone beside its date',
    [
      'NAGALAND POLLUTION CONTROL BOARD',
      'CTE-133108 Date: 21/05/2024',
      'To,',
      'Shri K. Das,',
      'Managing Partner,',
      'Hill Tile and Paver Blocks,',
      'Dimapur',
      'Subject: Consent to Establish.',
      'The Board hereby conveys Consent to Establish for your unit under the Water Act, 1974, for a period of five',
      'years up to 20th May, 2029.',
    ],
    { consentNo: 'CTE-133108', industryName: 'Hill Tile and Paver Blocks', validUpto: '2029-05-20' },
  ],
  [
    'a consent that goes on from an earlier one, and a name with an identification',
    [
      'MEGHALAYA STATE POLLUTION CONTROL BOARD',
      'No. MPCB/CON-418/22 Dated Shillong, the 26th September, 2023',
      'To,',
      'M/s. Hill Lime Works (PCB ID: 28814),',
      'Sir,',
      'In continuation of this office letter No. MPCB/CON-418/9 dated 11/09/2020, the Board hereby renews the',
      'Consent to Operate of your unit for the period from 01/09/2023 to 31/08/2026.',
    ],
    { consentNo: 'MPCB/CON-418/22', industryName: 'Hill Lime Works', validUpto: '2026-08-31' },
  ],
  [
    'a clearance to the company that its subject names',
    [
      'STATE ENVIRONMENT IMPACT ASSESSMENT AUTHORITY, KERALA',
      'Sub: Environmental Clearance for the proposed hospital at Sy. Nos. 118/1 in Hill Village,',
      'Kottayam District by Hill Lifecare Hospitals Private Limited - Granted - Orders issued.',
      'No. 418/EC4/2218/SEIAA/2021 Dated, Thiruvananthapuram, 08.02.2022',
    ],
    { kind: 'ec', industryName: 'Hill Lifecare Hospitals Private Limited', issuedOn: '2022-02-08' },
  ],
  [
    'a span in a cell beside its label, and the ends of other papers',
    [
      'PUNJAB POLLUTION CONTROL BOARD',
      'Certificate No. CTE/Fresh/FDK/2024/118 Date of issue: 14/05/2024',
      'Industry | Hill Distillers Limited',
      'Period of validity | Five years from the date of issue of this certificate',
      'Previous CTO No. & validity | CTOW/2022/18, valid upto 30/09/2026',
      '8. The authorisation no. HWM/22018 (valid upto 31/03/2028) shall be got amended.',
    ],
    { validUpto: '2029-05-14' },
  ],
  [
    'a number below an address of mail, a scale before the colour, and a grant that is decided on',
    [
      'PUDUCHERRY POLLUTION CONTROL COMMITTEE',
      'Puducherry - 605 005 E-mail : office@example.in',
      'CONSENT ORDER No. PPCC/RED/2023/0118 Date: 22 AUG 2023',
      'File No. 1180/PPCC/2004',
      'Sub: Consent to operate',
      'Ref: 1. Application dated 09.01.2023',
      '2. Minutes of the meeting held on 27.04.2023',
      'The Committee after careful consideration has decided to grant consent. This consent is valid for five years, i.e.',
      'up to 13.06.2028. The CTO is hereby granted to HILL BASIN TANNERS LIMITED located at Plot No. C-9.',
      'Scale / Category : SSI / RED',
    ],
    {
      consentNo: 'PPCC/RED/2023/0118',
      industryName: 'Hill Basin Tanners Limited',
      category: 'red',
      validUpto: '2028-06-13',
    },
  ],
  [
    'a state behind two colons',
    [
      'POLLUTION CONTROL BOARD:: ASSAM',
      'No. WB/T-312/20-21/188                                Dated Guwahati, the 14th August, 2023',
      'CONSENT TO OPERATE (CTO)',
      'Consent to operate is hereby granted to M/s Blue Hill Tea Packers Pvt. Ltd., Amingaon.',
    ],
    { authority: 'Pollution Control Board, Assam', issuedOn: '2023-08-14' },
  ],
  [
    'a line of validity among those of the address',
    [
      'UTTAR PRADESH POLLUTION CONTROL BOARD',
      'To, M/s LAKE TANNING INDUSTRIES',
      'Validity Period : 30/05/2023 To 31/12/2027',
      'Sub: Consolidated Consent to Operate and Authorisation hereinafter referred to as the CCA',
    ],
    { industryName: 'Lake Tanning Industries', validUpto: '2027-12-31' },
  ],
  [
    'a building by its letters, and a name above a line on the clearance',
    [
      'State Level Environment Impact Assessment Authority-Karnataka',
      'Room No. 706, 7th Floor, M.S. Building, Bangalore',
      'To, M/s East Biofuels Pvt. Ltd., Hospet',
      'EC shall be valid for a period of 10 years from the date of issue.',
      'No. SEIAA 112 IND 2023       Date: 18-10-2023',
    ],
    { industryName: 'East Biofuels Pvt. Ltd.', issuedOn: '2023-10-18' },
  ],
  [
    'the number of an authorisation with its date behind a comma, and an occupier',
    [
      'KARNATAKA STATE POLLUTION CONTROL BOARD',
      'FORM III (See rule 10)',
      'AUTHORISATION',
      '1. File number of authorisation and date of issue: KSPCB/BMW/MYS/2023/441, 19/06/2023',
      '2. M/s Hill Eye Hospital an occupier or operator of the facility located at Mysuru is hereby granted an authorisation.',
      '3. This authorisation shall be in force for a period of five years from the date of issue.',
    ],
    {
      consentNo: 'KSPCB/BMW/MYS/2023/441',
      industryName: 'Hill Eye Hospital',
      issuedOn: '2023-06-19',
      validUpto: '2028-06-19',
    },
  ],
  [
    'a term from a printed day, granted in favour of a firm',
    [
      'J&K POLLUTION CONTROL COMMITTEE',
      'Consent Order No: PCC/digital/22118841       Date: 11/12/2022',
      'Consent to Operate is hereby granted in favour of Jhelum Woollen Mills, Lethpora, Pulwama.',
      'Consent is renewed w.e.f. 01-04-2023 for a period of five years.',
    ],
    { industryName: 'Jhelum Woollen Mills', validUpto: '2028-03-31' },
  ],
  [
    'a grant with its period at the end of a long sentence',
    [
      'CHANDIGARH POLLUTION CONTROL COMMITTEE',
      'No. CPCC/CTO/R/2024/2216                    Dated: 03.07.2024',
      'To',
      'M/s Lake Fasteners and Electroplaters,',
      'With reference to your application No. 24188307 dated 22.05.2024, Consent to Operate is hereby granted to your unit for zinc plating of fasteners (job work, 18 MT/day), from 01.04.2024 to 31.03.2029, subject to the conditions given below.',
    ],
    { issuedOn: '2024-07-03', validUpto: '2029-03-31' },
  ],
  [
    'a validity that is told in years, beside the day of a notification',
    [
      'State Environment Impact Assessment Authority, Punjab',
      'EC No. SEIAA/PB/IND/2022/EC/74                                    Date: 19/09/2022',
      'To, M/s Lake Grain Spirits Limited, Bathinda',
      'The validity of this environmental clearance shall be ten years from the date of its issue as per the Notification dated 12.04.2022.',
    ],
    { consentNo: 'SEIAA/PB/IND/2022/EC/74', validUpto: '2032-09-19' },
  ],
  [
    'a place of two words before the date, and how large the works are behind their name',
    [
      'CHHATTISGARH ENVIRONMENT CONSERVATION BOARD',
      'No. 4471/TS/CECB/2023        Nava Raipur, dated 12/10/2023',
      'M/s. Hasdeo Thermal Power Station (2 x 250 MW + 1 x 500 MW),',
      'The consent is renewed for a period of 3 years i.e. from 01/08/2023 to 31/07/2026.',
    ],
    { consentNo: '4471/TS/CECB/2023', industryName: 'Hasdeo Thermal Power Station', validUpto: '2026-07-31' },
  ],
  [
    'the name of a project by its label',
    [
      'CENTRAL GROUND WATER AUTHORITY',
      'NOC No. CGWA/NOC/IND/ORIG/2023/18812      Date: 14/09/2023',
      'Project name: Vindhya Beverages Private Limited',
    ],
    { industryName: 'Vindhya Beverages Private Limited' },
  ],
  [
    'an order that grants behind what was applied for',
    [
      'ANDAMAN AND NICOBAR POLLUTION CONTROL COMMITTEE',
      'F. No. ANPCC/CTO/SD-14/2024/266                        Port Blair, dated the 20th May 2024',
      'Whereas M/s Blue Lagoon Resort has applied for renewal of Consent to Operate on 04/03/2024; now therefore Consent to Operate under Orange category is hereby granted for the period from 01/05/2024 to 30/04/2027.',
    ],
    { issuedOn: '2024-05-20', validUpto: '2027-04-30' },
  ],
  [
    'the number of a letter, and a firm that is called "Tvl."',
    [
      'STATE LEVEL ENVIRONMENT IMPACT ASSESSMENT AUTHORITY - TAMIL NADU',
      'Lr No. SEIAA-TN/F.No.9418/EC/1(a)/5610/2022 dated 02.02.2023',
      'To',
      'Tvl. Blue Metals,',
    ],
    {
      authority: 'State Level Environment Impact Assessment Authority, Tamil Nadu',
      consentNo: 'SEIAA-TN/F.No.9418/EC/1(a)/5610/2022',
      industryName: 'Blue Metals',
    },
  ],
])('reads %s', (_, lines, facts) => {
  expect(factsOf(lines)).toMatchObject(facts);
});
