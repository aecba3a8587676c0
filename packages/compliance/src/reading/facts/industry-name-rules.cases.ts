import { toFamily } from '../rule-family.test-support.ts';
import { headOf } from './head.test-support.ts';
import { findIndustryName, INDUSTRY_NAME_RULES } from './industry-name-rules.ts';

/** Who holds an order, by its head. */
export const industryNames = toFamily({
  name: 'industry name',
  rules: INDUSTRY_NAME_RULES,
  run: (lines: string[], rules) => {
    const fact = findIndustryName(headOf(lines), rules);
    return fact ? `${fact.value} ${fact.confidence}` : null;
  },
  cases: {
    'transferred-to': {
      accepts: [
        [
          ['M/s Old Jewellery', '1. The name of the unit shall stand changed to M/s Hill Gold Works with'],
          'Hill Gold Works 0.9',
        ],
        [
          ['Sub: Change in the name from M/s Amber Concast to', 'M/s Hill Steel Private Limited.'],
          'Hill Steel Private Limited 0.9',
        ],
        [
          ['Transfer of clearance from M/s East Traders in favour of', 'M/s River Minerals Private Limited'],
          'River Minerals Private Limited 0.9',
        ],
      ],
      rejects: [[['Transfer of waste from M/s East Mills, Pune'], 'East Mills 0.85']],
    },
    'messrs-at-start': {
      accepts: [
        [
          ['Consent is granted to M/s Old Name', 'M/s. Blue Hill Dyeing Mills Pvt Ltd, Focal Point'],
          'Blue Hill Dyeing Mills Pvt Ltd 0.95',
        ],
        [['M/s Hill Tea & Briquettes Company Ltd., P.O. - Gola'], 'Hill Tea & Briquettes Company Ltd. 0.95'],
        [['M/s. Sea Foods Ltd., (Unit - I),'], 'Sea Foods Ltd., (Unit - I) 0.95'],
        [['sent by M/s Old Name', 'M/S YAMUNA PRESS TOOLS', 'C-17/4, NARAINA'], 'Yamuna Press Tools 0.95'],
        [['M/s. Krishna Ceramics, Tiles Works, Plot No. 7, Morbi'], 'Krishna Ceramics, Tiles Works 0.95'],
        [['M/s. Krishna Ceramics, Old Mills Road, Morbi'], 'Krishna Ceramics 0.95'],
        [['by M/s Old Name', 'M/s Hindon Glass', 'Works Limited'], 'Hindon Glass Works Limited 0.95'],
        [
          ['M/s. Valley Dairy Producer Company', 'Limited, Building No. 7, Kottayam District'],
          'Valley Dairy Producer Company Limited 0.95',
        ],
        [['M/s Municipal Corporation, Rohtak'], 'Municipal Corporation, Rohtak 0.95'],
        [['M/s Rangpo Breweries', 'Majhitar, Rangpo, Pakyong District'], 'Rangpo Breweries 0.95'],
        [
          ['M/s Kutch Chemical Corporation Limited, Survey No. 118'],
          'Kutch Chemical Corporation Limited 0.95',
        ],
        [
          ['M/s Amrut Dairy Farm Co. Op. Society Ltd., At: Visnagar'],
          'Amrut Dairy Farm Co. Op. Society Ltd. 0.95',
        ],
        [['M/s Karimala Granites and Metals at', 'Re-Sy. Block 21'], 'Karimala Granites and Metals 0.95'],
      ],
      rejects: [
        [['Consent is granted to M/s Old Name, Pune'], 'Old Name 0.85'],
        [
          [
            '2. M/s Hill Mission Hospital, an occupier of the facility located at No. 92,',
            '(M/s Common Incinerators, Haveri)',
          ],
          'Hill Mission Hospital 0.85',
        ],
      ],
    },
    agreed: {
      accepts: [
        [
          [
            'To',
            'Smt. N. Thakur',
            'Hotel Snow Crown',
            'Consent for Hotel Snow Crown, sought by M/s Old Name',
          ],
          'Hotel Snow Crown 0.9',
        ],
      ],
      rejects: [[['To', 'Hotel Snow Crown', 'Consent sought by M/s Old Name'], 'Old Name 0.85']],
    },
    'named-surely': {
      accepts: [
        [['2. Name and address of the establishment: Periyar Exports, Aroor'], 'Periyar Exports 0.85'],
        [['Name of the unit: Periyar Exports, Aroor'], 'Periyar Exports 0.85'],
        [['Name and location of the unit : Periyar Exports, Aroor'], 'Periyar Exports 0.85'],
        [
          ['To', 'Chief Chemist of the Board', 'Name of the Institution : Hill Mission School'],
          'Hill Mission School 0.85',
        ],
      ],
      rejects: [
        [['To', 'Hill Mission School', 'Name of the river : Hill Stream'], 'Hill Mission School 0.7'],
      ],
    },
    'named-once': {
      accepts: [[['Consent in respect of Neil Beach Retreat, Shaheed Dweep'], 'Neil Beach Retreat 0.75']],
      rejects: [[['Consent for Amber Hill Coke is hereby renewed'], null]],
    },
    'named-beside': {
      accepts: [[['Clearance for the project of Hill Granite Works for 12 years'], 'Hill Granite Works 0.6']],
      rejects: [[['Clearance for the project of Hill Granite Quarrying for 12 years'], null]],
    },
    'messrs-anywhere': {
      accepts: [
        [['Consent is granted to M/s Old Name, Pune'], 'Old Name 0.85'],
        [['Sub: consent of M/s Doaba Works situated at Pune'], 'Doaba Works 0.85'],
      ],
      rejects: [
        [['Consent is granted to Old Name, Pune'], 'Old Name 0.8'],
        [['Raw materials: M.S. Ingots @ 96 MTD', 'M.S. scrap'], null],
        [['3.3 The stream shall be sent to the plant of M/s Old Name by tanker'], null],
      ],
    },
    'bare-label': {
      accepts: [
        [
          ['Name : Hill Carriage Shop', 'Occupier : Chief Manager', 'Address : Howrah'],
          'Hill Carriage Shop 0.8',
        ],
        [['1. Name: Hill Carriage Shop', 'Location: Howrah'], 'Hill Carriage Shop 0.8'],
      ],
      rejects: [
        [['Name : Hill Carriage Shop', 'Signature', 'Seal', 'Address : Howrah'], null],
        [['Name : Shri A. Das', 'Address : Howrah'], null],
      ],
    },
    'in-subject': {
      accepts: [
        [
          ['Sub: Clearance for the hospital at Kottayam by Hill Lifecare Private Limited - Granted'],
          'Hill Lifecare Private Limited 0.7',
        ],
      ],
      rejects: [
        [['Sub: Clearance for the hospital at Kottayam by the Director'], null],
        [['It was sought by Hill Lifecare Private Limited'], 'Hill Lifecare Private Limited 0.6'],
      ],
    },
    labelled: {
      accepts: [
        [
          ['1. This consent is granted to: Name and address of the unit: Periyar Exports, Aroor'],
          'Periyar Exports 0.85',
        ],
        [['Name of the organization/owner: Periyar Exports, Aroor'], 'Periyar Exports 0.85'],
        [['Name of project : Green Hill Tower', 'To,', 'The owner'], 'Green Hill Tower 0.85'],
      ],
      rejects: [
        [['To,', 'KOEL GRANITES LIMITED', 'Name of Project Black quarry'], 'Koel Granites Limited 0.7'],
        [['The name of the unit is told below'], null],
      ],
    },
    'labelled-cell': {
      accepts: [
        [['Industry | Budha Nullah Dyeing House'], 'Budha Nullah Dyeing House 0.85'],
        [['Holder: Subansiri Motors and Workshop'], 'Subansiri Motors and Workshop 0.85'],
        [['Name of registered person | Kosi Polymer Works'], 'Kosi Polymer Works 0.85'],
        [['Issued to | Hill Mercy Hospital'], 'Hill Mercy Hospital 0.85'],
        [['4 | Establishment | : Chaliyar Veneers, Aluva'], 'Chaliyar Veneers 0.85'],
      ],
      rejects: [
        [['Industry | Red'], null],
        [['Unit | Plot No. 7, Aluva'], null],
        [['Industry type | Solvent Extraction'], null],
      ],
    },
    'behind-to': {
      accepts: [
        [['To: The Managing Partner, Dooars Tea Garden, P.O. Birpara'], 'Dooars Tea Garden 0.7'],
        [['To, Howrah Zinc Coaters, Liluah'], 'Howrah Zinc Coaters 0.7'],
      ],
      rejects: [
        [['To: Plot No. 7, Liluah'], null],
        [['Copied to: Howrah Zinc Coaters, Liluah'], null],
      ],
    },
    'told-of-grant': {
      accepts: [
        [
          ['The Board grants consent to operate to', 'EAST LAKE MILLS LTD. located at Bantala'],
          'East Lake Mills Ltd. 0.85',
        ],
        [['Authorisation is granted to Mount Japfu Hospital, Kohima'], 'Mount Japfu Hospital 0.85'],
        [
          ['CONSENT TO OPERATE', 'granted to Hill Beverages Limited for its plant'],
          'Hill Beverages Limited 0.85',
        ],
        [
          ['Consent is granted in favour of Lidder Cold Stores and Apple Grading, Lassipora'],
          'Lidder Cold Stores and Apple Grading 0.8',
        ],
        [
          ['Consent is granted to SILIGURI HEART INSTITUTE for its hospital'],
          'Siliguri Heart Institute 0.85',
        ],
        [
          ['1.1 This consent is issued to Sahya Crest Resorts (P) Ltd., Munnar'],
          'Sahya Crest Resorts (P) Ltd. 0.85',
        ],

        [['The Satluj Eye Hospital, Zira, is authorised to generate waste'], 'Satluj Eye Hospital 0.85'],
        [
          ['1. Magadh Galvano Limited of Fatuha is hereby granted an authorisation.'],
          'Magadh Galvano Limited 0.85',
        ],
        [['Tawa Plastics, Mandideep,', 'Raisen is hereby registered as producer.'], 'Tawa Plastics 0.85'],

        [['Whereas, Singge Recyclers LLP has applied for consent;'], 'Singge Recyclers LLP 0.85'],
        [['And whereas Leh Cold Foods, Phyang has', 'made an application;'], 'Leh Cold Foods 0.85'],

        [
          [
            '2. Dr. S. Barua, an occupier of the facility named',
            'Lake View Hospital, located at Palatana Road',
          ],
          'Lake View Hospital 0.85',
        ],
        [['An occupier of the hospital known as Lake View Clinic, Udaipur'], 'Lake View Clinic 0.85'],

        [
          [
            '2. Principal, Hill Dental School, an occupier of the facility at Pune',
            'is hereby granted a paper',
          ],
          'Hill Dental School 0.8',
        ],
        [
          [
            'Dr. A. Kale, Director of Nellore Cure Home, an occupier of the facility at Pune',
            'is hereby granted a paper',
          ],
          'Nellore Cure Home 0.8',
        ],
        [
          ['2. GANGA CARE HOME, an occupier of the facility located at Agra is', 'hereby granted a paper'],
          'Ganga Care Home 0.8',
        ],

        [
          ['3. Rampur Galvanisers of Khasra No. 44 is hereby granted an authorisation'],
          'Rampur Galvanisers 0.8',
        ],
      ],
      rejects: [
        [['Consent for Amber Hill Coke Works is hereby renewed'], 'Amber Hill Coke Works 0.6'],
        [['The Board grants consent to operate to', 'all who live at Bantala'], null],
        [['The occupier of Fatuha is hereby granted an authorisation.'], null],
        [['Whereas the applicant has applied for consent;'], null],
        [['The facility named', 'below shall be kept tidy'], null],
        [['2. Dr. A. Kale, an occupier of the facility at Pune is hereby granted a paper'], null],
        [['3. The Executive Engineer of Khasra No. 44 is hereby granted an authorisation'], null],
        [['3. Renewal of the same is hereby granted an authorisation'], null],
      ],
    },
    premises: {
      accepts: [
        [
          ['To,', 'Harjinder Singh', 'Address of Industrial premises: Sutlej Dyeing Mills, Plot No. 214-B'],
          'Sutlej Dyeing Mills 0.8',
        ],
      ],
      rejects: [
        [['To,', 'Harjinder Singh', 'Address of industrial premises: Plot No. 7'], 'Harjinder Singh 0.7'],
      ],
    },
    'under-to': {
      accepts: [
        [['To,', 'The Managing Director', 'Koel Granites'], 'Koel Granites 0.7'],
        [['To', 'Periyar Exports', 'Aroor'], 'Periyar Exports 0.7'],
        [
          ['To The Chief General Manager (Projects),', 'Periyar Exports and Storage Limited,', 'Aroor'],
          'Periyar Exports and Storage Limited 0.7',
        ],
        [['To, The Manager', 'Periyar Exports', 'Aroor'], 'Periyar Exports 0.7'],
        [['To,', 'Harmeet Singh', 'Sutlej Dyers Pvt Ltd', 'Plot C-2'], 'Sutlej Dyers Pvt Ltd 0.7'],
      ],
      rejects: [
        [['To,', 'The Director', 'The Manager', 'The Head', 'Koel Granites'], 'Koel Granites 0.75'],
        [['To whom it concerns', 'Koel Granites'], null],
        [['To operate the kiln', 'Koel Granites'], null],
      ],
    },
    'office-under-to': {
      accepts: [
        [
          ['To,', 'The Executive Engineer, Hill Works Section, Satara', 'Sub: Consent'],
          'Hill Works Section 0.6',
        ],
        [['To,', 'The Executive Engineer, Satara', 'Sub: Consent'], 'The Executive Engineer 0.6'],
      ],
      rejects: [
        [['To,', 'Plot No. 7, Satara', 'Sub: Consent'], null],
        [['The Executive Engineer, Hill Works Section, Satara', 'Sub: Consent'], null],
      ],
    },
    person: {
      accepts: [
        [
          ['Unit Id : 20811', 'Smt. Kamla Devi', 'Near Village Borawar', 'Sub: Consent to operate'],
          'Smt. Kamla Devi 0.7',
        ],
      ],
      rejects: [
        [['Smt. Kamla Devi', 'Regional Officer', 'Sub: Consent to operate'], null],
        [['Sub: Consent to operate', 'Smt. Kamla Devi', 'Near Village Borawar'], null],
      ],
    },
  },
});
