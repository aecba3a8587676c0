import { toFamily } from '../rule-family.test-support.ts';
import { findConsentNo } from './consent-no-rules.ts';
import { headOf, toLines } from './head.test-support.ts';
import { findIssuedOn, ISSUED_ON_RULES } from './issued-on-rules.ts';

/** The day of issue, by the lines of the order. */
export const issueDates = toFamily({
  name: 'issued on',
  rules: ISSUED_ON_RULES,
  run: (lines: string[], rules) => {
    const head = headOf(lines);
    const quote = findConsentNo(head)?.citation?.quote ?? null;
    const fact = findIssuedOn(head, toLines(lines), quote, rules);
    return fact ? `${fact.value} ${fact.confidence}` : null;
  },
  cases: {
    'beside-number': {
      accepts: [
        [['Dated: 01/01/2020', 'Consent No: CTOW/411783 Dated: 05/06/2023'], '2023-06-05 0.96'],
        [['Dated: 01/01/2020', 'Order No : 2023/Bhilwara/10977', 'Date: 14/09/2023'], '2023-09-14 0.96'],
        [['Consent No: SPCB/CTO/2023/0118 | 31st July 2023'], '2023-07-31 0.96'],
        [['No. F.17/CTO/3391 | Agartala, the 28th March, 2024'], '2024-03-28 0.96'],
        [
          ['No. F.17/CTO/3391 | Agartala-6, the 28-03-2024', 'Consent No. F.9, dated 01/04/2019'],
          '2024-03-28 0.96',
        ],
        [['Consent Order No. & Date : SPCB/4418/2023-24, 12.05.2023'], '2023-05-12 0.96'],
        [['Consent Order No. SPCB/4418/2023-24 of 12.05.2023'], '2023-05-12 0.96'],
        [['Authorisation No. WB/BMW-317/62 dated Silchar, the 11th', 'November, 2024'], '2024-11-11 0.96'],
      ],
      rejects: [
        [['Consent No: CTOW/411783', 'on your application dated 05/06/2023'], null],
        [['Consent No: CTOW/411783', 'Sector 5', 'Dated: 05/06/2023'], '2023-06-05 0.9'],
      ],
    },
    'alone-in-cell': {
      accepts: [
        [
          ['Consent Order No: CTOW/411783', 'By post', 'Pune | 12 May 2023', 'Sub: Consent'],
          '2023-05-12 0.7',
        ],
      ],
      rejects: [[['Consent Order No: CTOW/411783', 'By post', 'Pune | 12 May 2023'], null]],
    },
    'dated-this': {
      accepts: [
        [['1. Treat it.', 'Dated this Second day of May, 2023 (02/05/2023) at Gwalior.'], '2023-05-02 0.85'],
        [['Given at Gwalior on this 2nd day of May, 2023'], '2023-05-02 0.85'],
        [['Given under my hand on 02-05-2023'], '2023-05-02 0.85'],
        [['Given under the seal of the Committee on this the 2nd day of May, 2023'], '2023-05-02 0.85'],
      ],
      rejects: [[['The unit is dated and shall be given up.'], null]],
    },
    'date-of-issue': {
      accepts: [
        [['Dated: 01/01/2020', 'Date of issue: 12-09-2023'], '2023-09-12 0.95'],
        [['Date of issuance: 06/06/2023'], '2023-06-06 0.95'],
        [['Issued : 06/06/2023'], '2023-06-06 0.95'],
        [['Despatched on 06/06/2023'], '2023-06-06 0.95'],
        [['Date of dispatch - 06/06/2023'], '2023-06-06 0.95'],
        [['Date of Grant : 06/06/2023'], '2023-06-06 0.95'],
        [['Issued on the 12th September 2023'], '2023-09-12 0.95'],
      ],
      rejects: [
        [['12-09-2023 is no date of issue'], '2023-09-12 0.9'],
        [['It is valid from the date of issue up to 30/04/2029'], null],
        [['The previous authorisation', 'No. 4471/17 was issued on 22.09.2017'], null],
        [['Date of the meeting 12-09-2023'], null],
      ],
    },
    'given-at': {
      accepts: [
        [
          ['The Board by this order No. 4471, given at Mysuru', 'on the 4th November 2023, permits the mill'],
          '2023-11-04 0.9',
        ],
        [['The order, issued at New Town, 4th May 2023, permits'], '2023-05-04 0.9'],
        [['Consent No. AW-4471 signed and issued at Chennai-32 on 04-05-2023'], '2023-05-04 0.9'],
      ],
      rejects: [
        [['The consent was issued at Mysuru on the 4th November 2019'], null],
        [['In lieu of the consent issued at Mysuru on the 4th November 2019'], null],
        [['Water is given at Mysuru till the 4th November 2023, as told'], null],
      ],
    },
    labelled: {
      accepts: [
        [['CONSENT', 'Dated Aizawl, the 6th', 'June, 2024'], '2024-06-06 0.9'],
        [['Sector 5', 'Dated: 05/06/2023'], '2023-06-05 0.9'],
        [['05/06/2023'], '2023-06-05 0.9'],
        [['दिनांक: 05/06/2023'], '2023-06-05 0.9'],
        [['તારીખ 05/06/2023'], '2023-06-05 0.9'],
        [['Dated:-05/02/2024'], '2024-02-05 0.9'],
        [['Dated at Bhopal the 5th day of June, 2024.'], '2024-06-05 0.9'],
        [['dated, Thiruvananthapuram 05.12.2023'], '2023-12-05 0.9'],
        [['Patiala, dated', 'this 5th June 2023'], '2023-06-05 0.85'],
      ],
      rejects: [
        [['submitted to the Ministry vide proposal number', 'IA/OR/IND1/418842 dated 04 Apr 2023'], null],
        [['Your application, dated 05/06/2023'], null],
        [['in continuation of the consent No. 4471 dated 05/06/2018'], null],
        [['Amended is CCA Order No. 4471, dated 05/06/2021, which expired'], null],
        [['Norms of GSR 826(E), dated 05/06/2023'], null],
        [['9. TOR Date 18 Aug 2021'], null],
        [['the site report of the officer of Pune dated 05/06/2023'], null],
        [['Proposal No. 4471 dated 05/06/2023'], null],
        [['आपका आवेदन दिनांक 05/06/2023'], null],
        [['Dated: 31/02/2023'], null],
        [['The Board has agreed to grant consent up to', '31/03/2029, subject to the terms'], null],
        [['The unit began on 05/06/2023'], null],
      ],
    },
    'place-and-day': {
      accepts: [
        [['No. 118/EE/712 Imphal, the 14th June 2024'], '2024-06-14 0.85'],
        [['Imphal, 14.06.2024'], '2024-06-14 0.85'],
        [['Imphal, this the 14th day of June, 2024'], '2024-06-14 0.85'],
        [['No. 118/EE/712 Imphal - 795001, the 14th June 2024'], '2024-06-14 0.85'],
      ],
      rejects: [
        [['Your application of Imphal, the 14th June 2024'], null],
        [['Imphal, the 14th June 2024 was rainy'], null],
      ],
    },
    'behind-outward-number': {
      accepts: [[['Outward No. : 119988, 02/02/2024'], '2024-02-02 0.85']],
      rejects: [[['Inward No. : 119988, 02/02/2024'], null]],
    },
    signature: {
      accepts: [
        [['Digitally signed by the officer 2024.06.05 11:20'], '2024-06-05 0.75'],
        [['Sector 5', 'Date: about 2024.06.05'], '2024-06-05 0.75'],
      ],
      rejects: [[['Version 2024.06.05 of the form'], null]],
    },
  },
});
