import { toFamily } from '../rule-family.test-support.ts';
import { headOf } from './head.test-support.ts';
import { KIND_RULES, toKind } from './kind-rules.ts';

/** What an order is, by its first lines. */
export const kinds = toFamily({
  name: 'kind',
  rules: KIND_RULES,
  run: (lines: string[], rules) => {
    const { kind, confidence } = toKind(headOf(lines), rules);
    return `${kind} ${confidence}`;
  },
  cases: {
    'ground-water': {
      accepts: [
        [
          ['Central Ground Water Authority', '(NOC) No objection certificate for ground water abstraction'],
          'other 0.85',
        ],
      ],
      rejects: [[['No objection certificate to the unit, which draws ground water'], 'cte 0.95']],
    },
    clearance: {
      accepts: [
        [['Ministry of Environment and Forests', 'Sub: Environmental clearance for a distillery'], 'ec 0.97'],
        [['SEIAA, Rajasthan', 'Sub: EC for a masonry stone mine'], 'ec 0.97'],
        [['SEIAA, Goa', 'Sub: Port expansion - Environmental & CRZ Clearance'], 'ec 0.97'],
        [['EIA Notification', 'Sub: Extension of validity of Environmental and CRZ Clearance'], 'ec 0.97'],
        [['PARIVESH', 'Sub: Grant of Environment Clearance, which replaces the NOC'], 'ec 0.97'],
      ],
      rejects: [
        [
          ['CONSOLIDATED CONSENT AND AUTHORIZATION', 'Environmental Clearance was granted by SEIAA'],
          'cca 0.93',
        ],
        [
          ['SEIAA has given its clearance', 'Sub: Consent to operate after environmental clearance'],
          'cto 0.9',
        ],
        [['Sub: Environmental clearance for a distillery'], 'other 0.4'],
      ],
    },
    'biomedical-authorisation': {
      accepts: [
        [
          ['Authorisation for handling bio-medical waste', 'Hazardous waste is kept apart'],
          'bmw_authorisation 0.96',
        ],
        [['Sub: Authorization under the Biomedical Waste Rules'], 'bmw_authorisation 0.96'],
      ],
      rejects: [
        [['Sub: Consent to operate and authorisation for bio-medical waste'], 'cto 0.9'],
        [['Sub: Authorisation for hazardous waste'], 'hw_authorisation 0.96'],
      ],
    },
    'other-authorisation': {
      accepts: [
        [
          [
            'Authorisation for processing of solid waste',
            'Rejects are kept apart',
            'as hazardous waste is',
          ].flatMap((line) => [line, 'x'.repeat(400)]),
          'other 0.85',
        ],
        [['Sub: Authorisation of the yard for construction and demolition waste'], 'other 0.85'],
        [['Sub: Authorisation for C&D waste'], 'other 0.85'],
        [['Sub: Authorisation for refurbishing of e-waste'], 'other 0.85'],
        [['Authorisation for recycling of E-Waste', 'Consent is granted to nobody'], 'other 0.85'],
        [['Sub: Authorisation for waste batteries'], 'other 0.85'],
        [['Sub: Authorisation under EPR for plastic packaging'], 'other 0.85'],
        [['Sub: Authorisation for ozone depleting substances'], 'other 0.85'],
        [
          [
            'AUTHORISATION FOR RECYCLING OF E-WASTE',
            '(Under the E-Waste (Management) Rules and rule 6 of the Hazardous and Other',
            'Wastes (Management and Transboundary Movement) Rules)',
          ],
          'other 0.85',
        ],
        [['Sub: Authorisation under End-of-Life Vehicles Rules and Hazardous Wastes Rules'], 'other 0.85'],
      ],
      rejects: [
        [['Sub: Authorisation for hazardous wastes and waste batteries'], 'hw_authorisation 0.96'],
        [['Form 2', 'Grant of authorisation to recyclers of batteries'], 'hw_authorisation 0.96'],
        [
          ['Authorisation under the Hazardous and Other Wastes Rules and the E-Waste Rules'],
          'hw_authorisation 0.96',
        ],
        [
          ['Authorisation for e-waste under the E-Waste Rules', 'and for hazardous wastes'],
          'hw_authorisation 0.96',
        ],
        [['Sub: Authorisation for bio-medical and solid waste'], 'bmw_authorisation 0.96'],
        [['Sub: Consent to operate and authorisation for solid waste'], 'cto 0.9'],
      ],
    },
    'hazardous-authorisation': {
      accepts: [
        [['Sub: Authorisation for hazardous and other wastes'], 'hw_authorisation 0.96'],
        [['Form 2', 'Grant of authorisation to occupiers'], 'hw_authorisation 0.96'],
      ],
      rejects: [
        [['Sub: Consent to operate and authorisation of hazardous waste'], 'cca 0.9'],
        [['Sub: Authorisation to transport ash'], 'other 0.4'],
      ],
    },
    establish: {
      accepts: [
        [['Sub: Consent to Establish a foundry'], 'cte 0.95'],
        [['No Objection Certificate for a foundry'], 'cte 0.95'],
        [['CFE order', 'Sub: Grant of consent for a foundry'], 'cte 0.95'],
      ],
      rejects: [
        [['Sub: Consent to operate, after consent to establish'], 'cto 0.9'],
        [['Sub: Consent to operate a foundry'], 'cto 0.9'],
      ],
    },
    'establish-first': {
      accepts: [[['Sub: Consent to establish; a consent to operate is to follow'], 'cte 0.8']],
      rejects: [[['Sub: Consent to operate; the CTE was granted before'], 'cto 0.9']],
    },
    combined: {
      accepts: [
        [['Sub: Consolidated Consent and Authorisation'], 'cca 0.93'],
        [['Sub: CC&A for a foundry'], 'cca 0.93'],
        [['Combined consent order', 'with authorisation for hazardous wastes'], 'cca 0.93'],
        [
          [
            'Authorisation under rule 6(2) of the Hazardous & Other Wastes Rules',
            'Whereas a consolidated consent application was received for the CC&A of this Board',
            'CONSENTS AND AUTHORISATION:',
          ],
          'cca 0.93',
        ],
      ],
      rejects: [
        [['Sub: Combined consent to operate for water and air'], 'cto 0.9'],
        [['CONSOLIDATED CONSENT-TO-OPERATE (CTO) ORDER'], 'cto 0.9'],
        [
          [
            'Sub: Combined consent to operate and bio-medical waste authorisation',
            'Sir, the authorisation under the Hazardous Wastes Rules is granted',
          ],
          'cto 0.9',
        ],
      ],
    },
    'consent-with-authorisation': {
      accepts: [[['Sub: Consent to operate, and authorisation for hazardous wastes'], 'cca 0.9']],
      rejects: [
        [['Sub: Consent to operate', 'The unit shall obtain authorisation for hazardous wastes'], 'cto 0.9'],
        [['Sub: Consent to operate, authorisation for hazardous and bio-medical waste'], 'cto 0.9'],
      ],
    },
    'consent-alone': {
      accepts: [[['CONSENT VARIATION ORDER', 'The name of the unit is changed.'], 'cto 0.6']],
      rejects: [[['Sub: Environmental clearance with consent for a road'], 'other 0.4']],
    },
    operate: {
      accepts: [
        [['Sub: Consent to operate a foundry'], 'cto 0.9'],
        [['Sub: Consent after CTE for a foundry', 'Consent to operate is hereby granted'], 'cto 0.9'],
        [['CTO for a foundry'], 'cto 0.9'],
        [['CONSENT (TO OPERATE)', 'The consent to establish of the new shed is no. 4471'], 'cto 0.9'],
        [['Sub: Consent to (Operate) a foundry'], 'cto 0.9'],
        [['Consent is hereby granted for a foundry'], 'cto 0.9'],
        [['Order under section 25 of the Water Act'], 'cto 0.9'],
        [['Sub: Renewal of consent'], 'cto 0.9'],
        [['Sub: Amendment in consent of the Board under the Air Act'], 'cto 0.9'],
      ],
      rejects: [[['Sub: Visit of the plant'], 'other 0.4']],
    },
    'no-grant': {
      accepts: [
        [['Sub: Show cause notice for revocation of the consent to operate'], 'other 0.8'],
        [['CCA REJECTION ORDER', 'Consent to operate is refused'], 'other 0.8'],
      ],
      rejects: [[['Sub: Consent to operate', 'A show cause notice may follow'], 'cto 0.9']],
    },
    'registration-title': {
      accepts: [
        [
          [
            'REGISTRATION CERTIFICATE FOR RECYCLER OF PLASTIC WASTE',
            'the Consolidated Consent to Operate no. 118 (valid till 31.03.2026)',
          ],
          'other 0.9',
        ],
      ],
      rejects: [
        [['Consent to operate', 'It follows a registration certificate of a plastic recycler'], 'cto 0.9'],
      ],
    },
    registration: {
      accepts: [
        [['Sub: Renewal of registration as plastic waste recycler'], 'other 0.85'],
        [['Sub: Registration of a producer for EPR'], 'other 0.85'],
        [['Sub: Registration under the rules on ozone depleting substances'], 'other 0.85'],
      ],
      rejects: [
        [['Sub: Consent to operate of a plastic waste recycler, registration no. 4471'], 'cto 0.9'],
        [['Registration of a firm', 'Sub: Renewal of consent'], 'cto 0.9'],
      ],
    },
  },
});
