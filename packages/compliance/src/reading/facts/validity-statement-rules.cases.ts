import { toFamily } from '../rule-family.test-support.ts';
import { isStatement, STATEMENT_RULES } from './validity-statement-rules.ts';

/** Whether a sentence says how long this order holds. */
export const statements = toFamily({
  name: 'statement of validity',
  rules: STATEMENT_RULES,
  run: isStatement,
  cases: {
    'not-of-time': {
      accepts: [['The consent is granted to the unit.', false]],
      rejects: [
        ['The consent is valid up to 31/03/2026.', true],
        ['This authorisation expires on 31/03/2026.', true],
        ['Sub: Renewal of consent to operate up to August 2026', true],
        ['The Committee authorises the clinic for five years up to 11.12.2027.', true],
        ['The Board renews the consent of your unit for green tea from 01-04-2024 to 31-03-2029.', true],
        ['Consent is renewed for a period of five years from 01/10/2023 to 30/09/2028.', true],
        ['The Board grants this consent up to 30/06/2026.', true],
        ['Consent to operate is hereby granted from 15.01.2025 to 31.12.2027 for production.', true],
        ['The same is now renewed up to 31/03/2029.', true],
        ['The clearance is co-terminus with the mining lease.', true],
        ['This order shall cease to have effect on 31.12.2028.', true],
        ['Your consent is hereby extended by two years.', true],
        ['The tenure of this consent is up to 31.10.2027.', true],
        ['The Board is pleased to renew the consent up to 30-11-2028.', true],
        [
          'The Board is pleased to renew the consent to operate of the unit from 01-04-2024 to 31-03-2029.',
          true,
        ],
        ['Renewal upto: 31/03/2030', true],
        [
          'Consent is granted to M/s Zenith Milk Ltd., Aizawl under the Water Act for a period of two years.',
          true,
        ],
        ['It will be valid till 31/08/2026.', true],
        ['Consent granted hereby shall run till March 31st, 2029.', true],
        ['Consent Expiry : 30-Sep-2029', true],
        ['The Authority decided to accord the Environmental Clearance for 8 (eight) years.', true],
      ],
    },
    'of-no-order': {
      accepts: [['The offer is valid up to 31/03/2026.', false]],
      rejects: [
        ['1. Validity: 30/06/2028', true],
        ['1.2 Validity : 30.06.2028', true],
        ['Valid through 30/06/2028', true],
        ['Valid : 05/04/2024 TO 31/12/2028', true],
        ['(c) Validity: 5 years', true],
        ['It lies at Palsit for a period from 08/11/2022 to 31/10/2027 subject to the terms below.', true],
        ['The CTO remains in force till 31/03/2026.', true],
      ],
    },
    'with-itself': {
      accepts: [
        ['The validity of the authorisation is co-terminus with this consent.', false],
        ['The authorisation shall be co-terminus with the validity of the consent.', false],
      ],
      rejects: [
        ['The consent is co-terminus with the mining lease.', true],
        ['The authorisation shall be in force up to 31/12/2028, co-terminus with the consent.', true],
      ],
    },
    'form-of-words': {
      accepts: [['The consent shall continue in force until revoked.', false]],
      rejects: [['The consent shall be in force until 31/03/2026.', true]],
    },
    'other-paper': {
      accepts: [
        ['A bank guarantee valid as long as the consent shall be given.', false],
        ['The previous consent was valid up to 31/03/2020.', false],
        ['The consent was renewed for a period of three years.', false],
      ],
      rejects: [
        [
          'The Board (hereinafter called so) is pleased to renew the consent from 01-04-2024 to 31-03-2029.',
          true,
        ],
        ['The CTE issued vide letter dated 12.04.2019 is extended up to 11.04.2026.', true],
        [
          'The Board hereby extends the CFO issued vide the first for five years, from 01.10.2021 to 30.09.2026.',
          true,
        ],
        [
          'Consent for a period from 18/11/2022 to 31/10/2027, provided that the unit shall apply for renewal.',
          true,
        ],
        ['The consent is valid up to the end of the lease.', true],
        ['This consent is valid till 31/03/2027 unless revoked earlier.', true],
        ['The consent granted vide No. 2207 is auto renewed for ten years up to 26.09.2033.', true],
        ['Trading Licence: valid upto 31/03/2025 Consent valid: till 30th April 2027', true],
        ['The EC is valid for the period of the lease, i.e. up to 31.03.2040.', true],
        [
          'The authorisation has been granted for the period 14/08/2023 to 31/03/2028 in place of the authorisation valid from 01/04/2018 to 31/03/2023.',
          true,
        ],
      ],
    },
    fee: {
      accepts: [['The consent is valid as the fees are paid up to 31/03/2026.', false]],
      rejects: [
        ['The consent is valid up to 31/03/2026 (fees are paid).', true],
        ['The consent is renewed upto 31/03/2027 subject to payment of fee upto 31/03/2029.', true],
        ['Consent is granted up to 31st October 2026 against fee receipt No. 118.', true],
      ],
    },
  },
});
