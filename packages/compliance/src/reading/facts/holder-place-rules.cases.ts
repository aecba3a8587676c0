import { toFamily } from '../rule-family.test-support.ts';
import { toLines } from './head.test-support.ts';
import { HOLDER_PLACE_RULES } from './holder-place-rules.ts';
import { listHolders } from './holder-places.ts';

const OPENING = 'Dated: 12/05/2023';

/** Which name the places of an order agree on, with its weight. */
export const holderPlaces = toFamily({
  name: 'holder place',
  rules: HOLDER_PLACE_RULES,
  run: (lines: string[], rules) => {
    const [best] = listHolders(toLines(lines), rules);
    return best ? `${best.name} ${best.weight}` : null;
  },
  cases: {
    label: {
      accepts: [
        [['Name of the Institution : Hill Mission Hospital'], 'Hill Mission Hospital 5'],
        [['2. Name and address of the establishment | Lake Auto Garage'], 'Lake Auto Garage 5'],
        [['Unit Name: Pir Panjal Marble'], 'Pir Panjal Marble 4'],
      ],
      rejects: [
        [['Name of the applicant: Ravi Kumar Sharma'], null],
        [['Name of the receiving river: Lower Hill Stream'], null],
      ],
    },
    'facility-at': {
      accepts: [
        [
          ['Civil Surgeon an occupier or operator of the facility located at Hill Charity Hospital, Patiala'],
          'Hill Charity Hospital 4',
        ],
      ],
      rejects: [[['Civil Surgeon an occupier of the facility located at Hill Green Lane, Patiala'], null]],
    },
    'issued-to': {
      accepts: [
        [['In favour of: Stok Valley Guest House'], 'Stok Valley Guest House 4'],
        [['Issued to: River Aqua Feeds, Sy.No. 11/8'], 'River Aqua Feeds 4'],
      ],
      rejects: [[['Issued to: the applicant'], null]],
    },
    certified: {
      accepts: [
        [
          ['This is to certify that Lake Water Industries, located at Nambol, may operate'],
          'Lake Water Industries 5',
        ],
      ],
      rejects: [[['It is certified that the fee has been paid'], null]],
    },
    addressee: {
      accepts: [
        [['To', 'The Chief Workshop Manager,', 'Wheel Repair Works,', 'Liluah'], 'Wheel Repair Works 4'],
        [['To', 'Shri B. Das', 'Prop. of Haora Rubber Goods', 'Agartala'], 'Haora Rubber Goods 3'],
        [['To, Kosi Paper Boards, Saharsa'], 'Kosi Paper Boards 3'],
      ],
      rejects: [
        [['To', 'The Director,', 'Plot No. 7, Hill Road'], null],
        [['due to Kosi Paper Boards'], 'Kosi Paper Boards 1'],
      ],
    },
    'above-address': {
      accepts: [
        [
          [OPENING, 'Hill Minerals & Grinding', 'Khasra No. 1187, Village Rupnagar', 'Sub: Consent'],
          'Hill Minerals & Grinding 3',
        ],
      ],
      rejects: [
        [['Hill Pollution Board', 'Plot No. 7, Hill Road', OPENING, 'Sub: Consent'], null],
        [[OPENING, 'Hill Minerals & Grinding', 'Sub: Consent'], null],
      ],
    },
    'granted-to': {
      accepts: [
        [['Consent is hereby granted to Amber Hill Coke, Barpeta'], 'Amber Hill Coke 3'],
        [['Consent is granted to Smt. A. Das, Proprietor of Amber Hill Mats, Dhalai'], 'Amber Hill Mats 3'],
        [['Consent is granted to The Manager, Amber Hill Mats, Dhalai'], 'Amber Hill Mats 3'],
        [
          [
            'Consent is hereby granted under section 21 of the Air Act, 1981 to',
            'Amber Hill Bricks, Barpeta',
          ],
          'Amber Hill Bricks 4',
        ],
      ],
      rejects: [[['Consent is granted to operate the Hill Plant'], null]],
    },
    'below-grant': {
      accepts: [
        [
          [
            'Consent is hereby granted under the Water Act, 1974; and authorisation',
            'under the rules of 2016, and the rules made thereunder to:',
            'Amber Hill Galvanizing, Ibrahimpatnam',
          ],
          'Amber Hill Galvanizing 3',
        ],
      ],
      rejects: [[['The letter was sent by hand to:', 'Amber Hill Galvanizing, Ibrahimpatnam'], null]],
    },
    'below-office': {
      accepts: [[['The General Manager,', 'Hotel Cabo Serenade,', 'Dona Paula'], 'Hotel Cabo Serenade 3']],
      rejects: [[['Member Secretary', 'Hill Secretariat Complex'], null]],
    },
    'is-granted': {
      accepts: [
        [
          ['3. Amber Battery Recyclers of Kolar is hereby granted an authorisation'],
          'Amber Battery Recyclers 4',
        ],
        [['Hill Auto Repair, Plot 7, is hereby authorised to operate'], 'Hill Auto Repair 3'],
        [
          ['The Superintending Engineer, Hill Health Circle, Theog is hereby granted a paper'],
          'Hill Health Circle 3',
        ],
      ],
      rejects: [[['This Consent Order is hereby granted'], null]],
    },
    'behind-works': {
      accepts: [
        [['the occupier of the facility, Barak Valley Care, located at Silchar'], 'Barak Valley Care 3'],
        [
          ['an occupier of the facility Sri Barak Nursing Home, located at Silchar'],
          'Sri Barak Nursing Home 4',
        ],
      ],
      rejects: [[['the occupier of the facility in Barak Valley Town'], null]],
    },
    'facility-named': {
      accepts: [
        [
          ['An occupier of the facility named', 'Lake View Chest Home, located at Palatana'],
          'Lake View Chest Home 3',
        ],
        [['the occupier of the hospital known as Lake View Care'], 'Lake View Care 3'],
      ],
      rejects: [[['The facility named', 'below shall be kept tidy'], null]],
    },
    occupier: {
      accepts: [
        [
          [
            'Dr. A. Kale, Director of Lake Cure Home, an occupier of the facility at Pune',
            'is hereby granted a paper',
          ],
          'Lake Cure Home 3',
        ],
      ],
      rejects: [
        [['2. Dr. A. Kale, an occupier of the facility at Pune is hereby granted a paper'], null],
        [['2. The Principal, an occupier of the facility at Pune is hereby granted a paper'], null],
        [['2. Hill Dental School, an occupier of the facility at Pune, has applied'], null],
      ],
    },
    'before-address': {
      accepts: [
        [
          ['consent under the Water Act, 1974 of Hill Residential Retreat, Sy. No. 118, Thimmapur'],
          'Hill Residential Retreat 2',
        ],
      ],
      rejects: [[['consent of Hill Residential Retreat, Thimmapur'], 'Hill Residential Retreat 1']],
    },
    'part-of-subject': {
      accepts: [[['Sub: Consent to operate - Kavaratti Fish Canning - reg.'], 'Kavaratti Fish Canning 3']],
      rejects: [[['Sub: TNPCB - Consent for Establishment - Water Act - issued'], null]],
    },
    'in-respect-of': {
      accepts: [[['Consent in respect of Neil Beach Retreat, Shaheed Dweep'], 'Neil Beach Retreat 3']],
      rejects: [[['Consent in respect of the above unit'], null]],
    },
    'of-works': {
      accepts: [[['the consent for Hotel Snow Crown is renewed'], 'Hotel Snow Crown 1']],
      rejects: [[['Department of Science & Technology, Port Blair'], null]],
    },
    'has-applied': {
      accepts: [
        [['Whereas Zanskar Bitumen Mixers, Padum has applied for consent'], 'Zanskar Bitumen Mixers 2'],
      ],
      rejects: [[['Whereas the applicant has applied for consent'], null]],
    },
  },
});
