import { toFamily } from '../rule-family.test-support.ts';
import { CONSENT_NO_RULES, findConsentNo } from './consent-no-rules.ts';
import { headOf } from './head.test-support.ts';

/** The number of an order, by the lines of its head. */
export const consentNumbers = toFamily({
  name: 'consent number',
  rules: CONSENT_NO_RULES,
  run: (lines: string[], rules) => {
    const fact = findConsentNo(headOf(lines), rules);
    return fact ? `${fact.value} ${fact.confidence}` : null;
  },
  cases: {
    'consent-order': {
      accepts: [
        [['Order No: 11/2023', 'Consent Order No: AWH-55120 Date of Issue: 18/11/2021'], 'AWH-55120 0.95'],
        [
          ['Consent Order No. Format1.0/CO/UAN | Dated: 12/08/2025', 'No.0000271904/CR/2508000733'],
          'Format1.0/CO/UAN No.0000271904/CR/2508000733 0.95',
        ],
        [
          [
            'Consent Order No: AWH-55120',
            'To',
            'Hill Mills',
            'Consent Order No: AWH-11880 of the other plant',
          ],
          'AWH-55120 0.95',
        ],
        [['Consent Order No: T-3188 Patna'], 'T-3188 0.95'],
        [['Consent Order No. T-3188/23 of 12.05.2023'], 'T-3188/23 0.95'],
        [['Consent Order No. T-3188 signed and issued at Patna'], 'T-3188 0.95'],
        [['Consent Order No: 2404158831107  26/03/2024.'], '2404158831107 0.95'],
        [['Consent order No. WH-77120 (Outward No. 688210, dated 04/12/2023)'], 'WH-77120 0.95'],
        [['AMENDMENT TO CFE ORDER', 'Consent Order No. SPCB/CFE/2025-216'], 'SPCB/CFE/2025-216 0.95'],
        [['Consent Order No. 17(88)/SPCB/CTO/3811 (Green Category)'], '17(88)/SPCB/CTO/3811 0.95'],
        [['Combined Consent Order Number - W/4471/24, dated 05/06/2024'], 'W/4471/24 0.95'],
        [['Consent Order No. AW-118220  Outward No: 118822, 04/01/2024'], 'AW-118220 0.95'],
        [['Consent Order No. 77120/CTO/air/GAUTAM', 'NAGAR/2023'], '77120/CTO/air/GAUTAM NAGAR/2023 0.95'],
      ],
      rejects: [
        [['Earlier Consent Order No: 4471/2019'], null],
        [['Consent Order No: 05/06/2024'], null],
        [['in supersession of the', 'Consent Order No: 4471/2019'], null],
        [['Consent Order No: 4471/2019 was issued on 05/06/2019'], null],
        [['Sub: Amendment in CCA order', 'Amendment of Consent Order No: 4471/2019'], null],
        [['Consent order of the unit 4471/2019'], null],
      ],
    },
    abbreviation: {
      accepts: [
        [['File No. 88/2020', 'CC&A No. 4471/2024'], '4471/2024 0.95'],
        [['Application No. 99887766 CTO No. SPCB/4418/23'], 'SPCB/4418/23 0.95'],
        [['CTE order number: B/221/2024'], 'B/221/2024 0.95'],
        [['Consent for Expansion No. CTE-341188 PCB ID: 61107'], 'CTE-341188 0.95'],
        [['CC&A Amendment No. H-118834', 'Sub: Amendment in CC&A Order No. AWH-104421'], 'H-118834 0.95'],
      ],
      rejects: [
        [['CTE of the unit 4471/2024'], null],
        [
          ['Consent No. 2186/2023', '6. Consent to Establish | No. 733/2021 dated 18.08.2021'],
          '2186/2023 0.95',
        ],
      ],
    },
    'abbreviation-over-cells': {
      accepts: [[['Consent to Operate | No. 733/2021'], '733/2021 0.85']],
      rejects: [[['Consent to Operate No. 733/2021'], '733/2021 0.95']],
    },
    'consent-letter': {
      accepts: [
        [['Consent letter number : CO1344 MEMO NUMBER : 22-WPB/24 dated : 12/09/2024'], 'CO1344 0.95'],
        [['File No. 88/2020', 'Consent letter no. W 4471'], 'W 4471 0.95'],
      ],
      rejects: [[['Letter no. W 4471'], 'W 4471 0.85']],
    },
    order: {
      accepts: [
        [['File No : F(BHL)/41(1)/611', 'Order No : 2023/Bhilwara/10977'], '2023/Bhilwara/10977 0.95'],
        [['F No. SPCB/WMC/2024/G-118342', 'Certificate No: G-118342'], 'SPCB/WMC/2024/G-118342 0.95'],
        [['Authorisation No:', '22BMW1188 Dated 04/05/2022'], '22BMW1188 0.95'],
        [['Authorisation No. HWM/A/0088 and date of issue 24/08/2023'], 'HWM/A/0088 0.95'],
        [['1. Authorisation No. and date of issue : HWM/A/0088, dt. 24.08.2023'], 'HWM/A/0088 0.95'],
        [['Consent No: CTOW/LDH/411783 | Dated: 05/06/2023'], 'CTOW/LDH/411783 0.95'],
      ],
      rejects: [
        [['Your application for order no: 4471/2024'], null],
        [['The order of day 4471 is'], null],
      ],
    },
    'order-in-indian-languages': {
      accepts: [
        [['सहमति आदेश संख्या: 4471/UPPCB/2024 दिनांक 05/06/2024'], '4471/UPPCB/2024 0.9'],
        [['संमतीपत्र क्रमांक : BO/4471/24'], 'BO/4471/24 0.9'],
        [['હુકમ નં. AWH-55120'], 'AWH-55120 0.9'],
      ],
      rejects: [[['आवेदन संख्या 4471/2024'], null]],
    },
    registration: {
      accepts: [
        [['Registration No. SPCB/PWM/2024/118'], 'SPCB/PWM/2024/118 0.9'],
        [['2. Registration number : B-29016/EPR/1187'], 'B-29016/EPR/1187 0.9'],
        [
          ['No. 4417/PWM/HO/2023', 'ORANGE-SMALL Renewal REGISTRATION NO:', 'SPCB/PWM/REC-117 PCB ID: 61184'],
          'SPCB/PWM/REC-117 0.9',
        ],
      ],
      rejects: [[['Industry Registration No. R14LDH38804'], null]],
    },
    'number-of-authorisation': {
      accepts: [
        [['Unique Identification No. of Consent: CON-4418-118-23'], 'CON-4418-118-23 0.95'],
        [
          ['1. Number of authorisation and date of issue : HWM/ASR/19004410 and 05/01/2023'],
          'HWM/ASR/19004410 0.95',
        ],
        [
          ['1. (a) Number of authorisation: HWM/LDH/24004410 and (b) Date of issue: 19/03/2024'],
          'HWM/LDH/24004410 0.95',
        ],
        [
          [
            '1. File number of authorisation and date of issue: BMW-41/3S(BMW)-77/2009 (Pt-',
            'III), dated 05/06/2022.',
          ],
          'BMW-41/3S(BMW)-77/2009 (Pt-III) 0.95',
        ],
        [
          ['1. Number of authorisation: W/4471/2009 (Part', 'II) and date of issue 05/06/2022'],
          'W/4471/2009 (Part II) 0.95',
        ],
        [['1. Number of authorisation: W/4471/2009 (Part', 'of the plant'], 'W/4471/2009 0.95'],
        [
          ['1. Number of authorisation: W/4471/2009 (Vol. IV), dated 05/06/2022'],
          'W/4471/2009 (Vol. IV) 0.95',
        ],
      ],
      rejects: [[['1. Number of workers : 19004410'], null]],
    },
    clearance: {
      accepts: [
        [['File No. 88/2020', 'EC Identification No. EC24B001OR100200'], 'EC24B001OR100200 0.95'],
        [['File No. 88/2020', 'ENVIRONMENTAL CLEARANCE NO. 118/Q/2023'], '118/Q/2023 0.95'],
      ],
      rejects: [[['Identification mark EC24B001OR100200'], null]],
    },
    'behind-title': {
      accepts: [
        [['Consent to Establish (NOC) - CTE-118820', 'No: GPCB/CCA-844(5)/ID-22118/'], 'CTE-118820 0.85'],
      ],
      rejects: [
        [['Consent to Establish of the unit CTE-118820'], null],
        [['Consent to Operate - Plot 118820'], null],
      ],
    },
    file: {
      accepts: [
        [['No. 12/2024', 'File No. 88/2020'], '88/2020 0.85'],
        [['Ref No. 12/2024', 'F. No. J/88/2020'], 'J/88/2020 0.85'],
      ],
      rejects: [[['Kept in file no. 88/2020'], null]],
    },
    letter: {
      accepts: [
        [['Ref No. - 198321/UPPCB/2024 | Dated: 17/05/2024'], '198321/UPPCB/2024 0.85'],
        [['No. 3188/SEIAA', 'File No. SIA/OR/MIN/481188/2024'], '3188/SEIAA 0.85'],
        [['No.H.88011/41-PCB/119 : In exercise of the power under the Act'], 'H.88011/41-PCB/119 0.85'],
        [['No. 3107/TS/CECB/2024 Nava Raipur Atal Nagar, dated : 03/07/2024'], '3107/TS/CECB/2024 0.85'],
        [['Proceedings No. G/88/2020'], 'G/88/2020 0.85'],
        [['Rc.No. 118/APPCB/RO-KKD/CFO/2023'], '118/APPCB/RO-KKD/CFO/2023 0.85'],
        [['No.1187/PPCC/CON/2023 Puducherry, the 09th June 2023'], '1187/PPCC/CON/2023 0.85'],
        [['Ref: NPCB/CON-411/2023-24/118  Date: 19-07-2023'], 'NPCB/CON-411/2023-24/118 0.85'],
        [['Ref: 5/2011/03-PCB/CL-6611 | Date: 12/01/2021'], '5/2011/03-PCB/CL-6611 0.85'],
        [['Memo No. 4471/2009 Part IV dated 05/06/2022'], '4471/2009 Part IV 0.85'],
        [['Memo No. 4471/2009/Pt.-II, dated 05/06/2022'], '4471/2009/Pt.-II 0.85'],
        [['(Ref No. 4471/2009)'], '4471/2009 0.85'],
        [['No. PCB / 18 / HWM / 2022 / H - 771 Date: 05.06.2022'], 'PCB / 18 / HWM / 2022 / H - 771 0.85'],
        [['No. 4471/2009 (hereinafter the order)'], '4471/2009 0.85'],
        [['Letter No. B-3318', 'Ref. No.: SPCB/HO/CTO-144/2022/2107'], 'SPCB/HO/CTO-144/2022/2107 0.85'],
        [['Ref No. - | Dated:-', '4471/SPCB/CTO/air/2023 | 17/04/2023'], '4471/SPCB/CTO/air/2023 0.85'],
        [
          ['Ref No. | Dated: 15/10/2024', '211840/UPPCB/Meerut/CTO/2024'],
          '211840/UPPCB/Meerut/CTO/2024 0.85',
        ],
        [
          ['No:- Format1.0/RO/UAN | Date: 07/03/2025', 'No.MPCB-CONSENT-0000201144/CO/25030'],
          'Format1.0/RO/UAN No.MPCB-CONSENT-0000201144/CO/25030 0.85',
        ],
        [['No. APSPCB-III/CTO-61/2023-24/', '7718-22'], 'APSPCB-III/CTO-61/2023-24/7718-22 0.85'],
        [['No. PCB/RO/NLG/2024-', '1186'], 'PCB/RO/NLG/2024-1186 0.85'],
        [['Memo No.: G/88/2020 Ranchi, dated 12.04.2023'], 'G/88/2020 0.85'],
        [['No. HSPCB/Consent/313102323'], 'HSPCB/Consent/313102323 0.85'],
      ],
      rejects: [
        [['By our letter no. 88/2020'], null],
        [['Plot No. 88/2020'], null],
      ],
    },
    'label-over-lines': {
      accepts: [[['Consent | CTO/BOTH/88031 | Date of Issue 03/11/2022', 'No.'], 'CTO/BOTH/88031 0.9']],
      rejects: [
        [['Consent | CTO/BOTH/88031', 'Scale | Small'], null],
        [['Consent | granted on 03/11/2022', 'No.'], null],
      ],
    },
    'beside-title': {
      accepts: [[['Consent Order  SPCB/CON/4418/23  dated 12/05/2023'], 'SPCB/CON/4418/23 0.8']],
      rejects: [[['Consent order under the Water Act, 1974'], null]],
    },
    'grant-number': {
      accepts: [
        [['CONSENT TO ESTABLISH (NOC)', 'CTE-141907'], 'CTE-141907 0.8'],
        [['CTE-141907', 'No: GPCB/CCA-844(5)/ID-22118/'], 'CTE-141907 0.8'],
        [['CTE - 141907', 'No: GPCB/CCA-844(5)/ID-22118/'], 'CTE - 141907 0.8'],
      ],
      rejects: [[['CTE-141907 of the unit'], null]],
    },
    bare: {
      accepts: [
        [['SEIAA-TN/F.No.8123/EC/5(f)/2021 dated: 03.02.2022'], 'SEIAA-TN/F.No.8123/EC/5(f)/2021 0.75'],
        [['F.17(22)/TSPCB/CTO/4410-14 Date: 07-08-2024'], 'F.17(22)/TSPCB/CTO/4410-14 0.75'],
      ],
      rejects: [
        [['WATER/AIR/HW'], null],
        [['Kept as SEIAA-TN/F.No.8123/EC/2021'], null],
      ],
    },
  },
});
