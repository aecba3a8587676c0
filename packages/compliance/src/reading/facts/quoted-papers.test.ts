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
    'an authorisation that its own statement calls the previous one',
    [
      'LADAKH POLLUTION CONTROL COMMITTEE',
      'AUTHORISATION',
      'for generation and storage of bio-medical waste',
      '1. File number of authorisation and date of issue: LPCC/BMW/LEH/2024/0019 dated 06-08-2024.',
      '2. M/s North Valley Hospital is hereby granted an authorisation.',
      '3. This authorisation shall be valid for a period up to 31st July, 2029. The previous',
      'authorisation No. JKSPCB/BMW/17/118 was issued on 22.09.2017 for 40 beds.',
    ],
    { consentNo: 'LPCC/BMW/LEH/2024/0019', issuedOn: '2024-08-06', validUpto: '2029-07-31' },
  ],
  [
    'consents in a registration',
    [
      'MADHYA PRADESH POLLUTION CONTROL BOARD',
      'No. 4417/PWM/HO/2023                        Bhopal, dated 22/09/2023',
      'REGISTRATION NO: SPCB/PWM/REC/DWS-117 PCB ID: 61184',
      'Subject: Renewal of registration as plastic waste recycler under rule 13(3)',
      'With reference to above, after considering the consents under the Water and Air Acts (No.',
      'AW-58812, valid up to 31/03/2027) the Board is pleased to renew the registration of your',
      'unit for a period of three years i.e. up to 21/09/2026.',
    ],
    { kind: 'other', consentNo: 'SPCB/PWM/REC/DWS-117', issuedOn: '2023-09-22', validUpto: '2026-09-21' },
  ],
  [
    'an authorisation whose consents end on other days',
    [
      'CHANDIGARH POLLUTION CONTROL COMMITTEE',
      'AUTHORISATION FOR HAZARDOUS AND OTHER WASTES',
      'Authorisation No. HWM/A/0088 dated 24/08/2023',
      '4. Validity of authorisation: 23/08/2028',
      '5. Validity of consent under Water Act: 31/03/2025; under Air Act: 31/03/2026.',
    ],
    { kind: 'hw_authorisation', validUpto: '2028-08-23' },
  ],
  [
    'a later statement on another paper, beside a consent of all media',
    [
      'UTTAR PRADESH POLLUTION CONTROL BOARD',
      'CONSENT ORDER',
      'Sub: Consent under Section 21 of the Air Act to M/s East Glass Limited',
      '2. This consent is valid for the period from 01/01/2023 to 31/12/2027. The unit is categorised as Orange.',
      '5. The authorisation No. 12407 valid till 30/09/2025 for hazardous waste is separate.',
    ],
    { category: 'orange', validUpto: '2027-12-31' },
  ],
  [
    'an end far behind the words that grant, with persons and places between them',
    [
      'POLLUTION CONTROL BOARD, ASSAM',
      'No. WB/DIB/T-482/21-22/117 Dated Guwahati, the 11th April, 2022',
      'Consent is granted to M/s Hill Leaf Tea Factory, P.O. Lahoal, Dist. Dibrugarh (Prop. Smti. R. Das) to',
      'operate its factory of 14 lakh kg made tea, on the grounds and conditions below, up to the 31st day of',
      'March, 2025.',
    ],
    { validUpto: '2025-03-31' },
  ],
  [
    'financial years that a consent is granted for',
    [
      'POLLUTION CONTROL BOARD, ASSAM',
      'No. WB/T-311/22-23/88 Dated Guwahati, the 11th May, 2022',
      'CONSENT TO OPERATE is granted to M/s Hill Tea Estate for three financial years, 2022-23 to 2024-25.',
    ],
    { validUpto: '2025-03-31' },
  ],
  [
    'an end that is only said of another paper',
    [
      'CHANDIGARH POLLUTION CONTROL COMMITTEE',
      'AUTHORISATION FOR HAZARDOUS AND OTHER WASTES',
      'The consent is valid up to 31/03/2025.',
    ],
    { kind: 'hw_authorisation', validUpto: '2025-03-31' },
  ],
])('%s', (_, lines, facts) => {
  expect(factsOf(lines)).toMatchObject(facts);
});

it.each<[string, string[], string]>([
  [
    'a label that goes on below',
    [
      'KERALA STATE POLLUTION CONTROL BOARD',
      'Name and address of the | South Latex and Crumb Rubber Factory,',
      'establishment | Building No. VII/214, Mill Road',
    ],
    'South Latex and Crumb Rubber Factory',
  ],
  [
    'a firm in favour of which it is granted',
    ['Consent to operate under the Air Act is granted in favour of Suru Hot Mix Plant, Kargil.'],
    'Suru Hot Mix Plant',
  ],
  [
    'the manager of a mill',
    ['Consent is hereby granted to The Manager, East Steel Rolling Mill, Dimapur, to operate.'],
    'East Steel Rolling Mill',
  ],
  [
    'the firm of a person',
    ['Pu Lalrina, proprietor of Tlawng Quarry, Sairang, is granted Consent to Operate for one year.'],
    'Tlawng Quarry',
  ],
  [
    'a name beside a scale in letters',
    ['Name of Industry | West Solvent Extraction Ltd.', 'Category | Orange / M.S.I'],
    'West Solvent Extraction Ltd.',
  ],
])('the holder by %s', (_, lines, name) => {
  expect(factsOf(lines)).toMatchObject({ industryName: name });
});

it.each<[string, string[], Record<string, unknown>]>([
  [
    'a list of references whose line begins with an end',
    [
      'TELANGANA STATE POLLUTION CONTROL BOARD',
      'CONSENT ORDER FOR ESTABLISHMENT - RED CATEGORY',
      'Order No. SPCB/CFE/2022-1109 | Dt: 15.02.2022',
      'Ref: 1. CFE order No. 76/SPCB/2015-411, dt. 09.03.2015 and CFO order dt. 22.01.2018',
      'valid up to 31.12.2022.',
      '6. This order is valid for a period of 7 (seven) years from the date of issue.',
    ],
    { kind: 'cte', validUpto: '2029-02-15' },
  ],
  [
    'a counted end beside the printed one',
    [
      'HARYANA STATE POLLUTION CONTROL BOARD',
      'Dated:18/04/2024',
      'Sub.: Issuance of Consent to Establish from pollution angle.',
      '2. The Consent to Establish is valid for 60 months from the date of its issue.',
      'Validity of CTE : 18/04/2024 - 17/04/2029 Category : Orange',
    ],
    { issuedOn: '2024-04-18', validUpto: '2029-04-17' },
  ],
  [
    'a licence among the particulars',
    [
      'MEGHALAYA STATE POLLUTION CONTROL BOARD',
      'CONSENT TO OPERATE CERTIFICATE (RENEWAL)',
      'Trading Licence : No. 118/KHADC valid upto 31/03/2025',
      'Consent valid : w.e.f. 01/05/2024 till 30th April 2027',
    ],
    { validUpto: '2027-04-30' },
  ],
  [
    'an authority of a state over two lines below the ministry',
    [
      'Ministry of Environment, Forest and Climate Change',
      '(Issued by the State Environment Impact Assessment',
      'Authority(SEIAA), West Bengal)',
      'Subject: Grant of Environmental Clearance (EC)',
    ],
    { kind: 'ec', authority: 'State Environment Impact Assessment Authority, West Bengal' },
  ],
  [
    'a holder below the words that grant',
    [
      'RENEWAL OF CONSENT is hereby granted to',
      'The Occupier,',
      'SOUTH SEA SHELL LIME WORKS,',
      'R.S. No. 61/2, Niravy Road',
    ],
    { industryName: 'South Sea Shell Lime Works' },
  ],
  [
    'a consent of the board, and the sanctioned works in brackets',
    ['Consent is hereby granted to Tlawng Stone Crusher (Pu Lalthanma, Proprietor) located at Sairang.'],
    { industryName: 'Tlawng Stone Crusher' },
  ],
  [
    'an authorisation of a person of a station',
    ['3. Mr. Imli Ao of Doyang Motor Service Station is hereby granted an authorisation for used oil.'],
    { industryName: 'Doyang Motor Service Station' },
  ],
  [
    'a doctor above his clinic, and an authorisation beside a consent',
    [
      'RAJASTHAN STATE POLLUTION CONTROL BOARD',
      'To',
      'Dr. Asha Kale,',
      'Krishna Nursing Home,',
      'Sub: Grant of Authorization under Bio-Medical Waste Management Rules, 2016',
      'Authorization is granted from 01/01/2024 to 31/12/2028. CTO of the hospital is valid up to 30/06/2025.',
    ],
    { kind: 'bmw_authorisation', industryName: 'Krishna Nursing Home', validUpto: '2028-12-31' },
  ],
  [
    'the works before the person who applied for them',
    ['Name of the applicant | Sita Brar (Director)', 'Name & address of industry | North Pellets Pvt Ltd'],
    { industryName: 'North Pellets Pvt Ltd' },
  ],
])('reads %s', (_, lines, facts) => {
  expect(factsOf(lines)).toMatchObject(facts);
});

it('asks which of two printed ends holds, where two sentences print them for the same', () => {
  const asked = (...lines: string[]) =>
    readOrder({
      form: 'pdf',
      pages: [toPage(1, ['CONSENT TO OPERATE', 'Date of issue: 05/06/2024', ...lines])],
    }).questions.map(({ asks }) => asks);
  const own = 'This consent is valid up to 31/12/2028.';
  expect(asked(own, '9. The consent is valid up to 30/06/2026.')).toEqual([
    { kind: 'valid_upto', options: ['2026-06-30', '2028-12-31'] },
  ]);
  expect(asked(own, '9. The consent is valid up to 31/12/2028.')).toEqual([]);
  expect(asked(own, '9. The authorisation is valid up to 30/06/2026.')).toEqual([]);
  expect(asked(own, '9. The earlier consent was valid up to 30/06/2024.')).toEqual([]);
});
