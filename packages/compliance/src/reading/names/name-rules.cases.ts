import { toFamily } from '../rule-family.test-support.ts';
import { NAME_RULES } from './name-rules.ts';
import { toName } from './to-name.ts';

/** The name of a duty, by the words that lay it down. */
export const names = toFamily({
  name: 'name',
  rules: NAME_RULES,
  run: (clause: string, grammar) => toName(clause, {}, { grammar }),
  cases: {
    'carried-out': {
      accepts: [
        ['A mock drill shall be carried out in the yard.', 'Carry out mock drill in the yard'],
        ['Stack monitoring shall be carried out.', 'Monitor stack'],
        ['Third-party verification shall be done.', 'Carry out third-party verification'],
        ['Spore test of the autoclave shall be conducted.', 'Carry out spore test of the autoclave'],
        ['A bio-assay test shall be conducted.', 'Carry out bio-assay test'],
        ['LDAR survey shall be done.', 'Carry out LDAR survey'],
        ['An application shall be made for a new meter.', 'Apply for a new meter'],
      ],
      rejects: [['A mock drill shall be held.', 'Hold mock drill']],
    },
    begins: {
      accepts: [
        ['Disposal of the old waste shall start.', 'Start disposal of the old waste'],
        ['Treatment of the leachate shall be over.', 'Complete treatment of the leachate'],
      ],
      rejects: [
        ['The lessee shall start the plantation.', 'Start plantation'],
        ['The fan shall run.', 'Have fan run'],
      ],
    },
    passive: {
      accepts: [
        ['The meters shall be calibrated.', 'Calibrate meters'],
        ['Ash shall also be weighed and recorded at the gate.', 'Weigh and record ash at the gate'],
        ['Sludge should be taken out.', 'Take out sludge'],
        ['All tanks to be cleaned.', 'Clean all tanks'],
        ['Roads shall be vacuum cleaned.', 'Clean roads'],
        ['In case of growth in capital the fee shall be deposited.', 'Deposit fee'],
        ['Copies shall simultaneously be sent to the Board.', 'Send copies to the Board'],
        ['Ash shall be disposed of.', 'Dispose of ash'],
        ['The directions shall be complied with.', 'Comply with directions'],
      ],
      rejects: [['Tanks shall be blue.', 'Arrange tanks shall be blue']],
    },
    active: {
      accepts: [
        ['The applicant shall submit a bond.', 'Submit bond'],
        ['The mine lessee shall submit a bond.', 'Submit bond'],
        ['The permittee shall submit a bond.', 'Submit bond'],
        ['The generator of hazardous waste shall submit a bond.', 'Submit bond'],
        ['The seasonal unit shall submit a bond.', 'Submit bond'],
        ['The waste tyre recycler shall submit a bond.', 'Submit bond'],
        ['The society shall submit a bond.', 'Submit bond'],
        ['The unit shall intimate to the State Board any accident.', 'Report accident'],
        ['The distillery shall submit a bond.', 'Submit bond'],
        ['Authorised recyclers shall submit a bond.', 'Submit bond'],
        ['Further the said unit must carry out analysis of the sludge.', 'Analyse sludge'],
        ['The unit shall provided lids.', 'Provide lids'],
      ],
      rejects: [['A doctor shall submit a bond.', 'Have doctor submit a bond']],
    },
    imperative: {
      accepts: [
        ['Submit the bond.', 'Submit bond'],
        ['3. Keep a log of the pump.', 'Keep log of the pump'],
      ],
      rejects: [['Submission of the bond.', 'Submit bond']],
    },
    meets: {
      accepts: [
        ['A safety committee shall meet at the plant.', 'Hold meetings of the safety committee'],
        ['The panel shall meet.', 'Hold meetings of the panel'],
      ],
      rejects: [['The panel shall meet the costs.', 'Have panel meet the costs']],
    },
    undergo: {
      accepts: [['Workers of the shop shall undergo a lung test.', 'Arrange lung test of workers']],
      rejects: [['Workers shall have gloves.', 'Have workers have gloves']],
    },
    'holder-to': {
      accepts: [
        ['Occupier to carry out ambient air monitoring', 'Monitor ambient air'],
        ['The occupier to weigh ash', 'Weigh ash'],
      ],
      rejects: [
        ['Neighbours to carry out ambient air monitoring', 'Monitor neighbours to carry out ambient air'],
      ],
    },
    reaches: {
      accepts: [
        ['A report on noise shall reach the Board.', 'Submit report on noise'],
        ['Report shall reach the Board.', 'Submit report'],
      ],
      rejects: [['A report on noise shall name the Board.', 'Have report on noise name the Board']],
    },
    'of-others': {
      accepts: [['A third party shall audit the meters.', 'Have third party audit the meters']],
      rejects: [
        ['A third party shall not audit the meters.', 'Arrange third party shall not audit the meters'],
      ],
    },
    'present-passive': {
      accepts: [['drains are scraped', 'Scrape drains']],
      rejects: [['drains of the yard', 'Arrange drains of the yard']],
    },
    done: {
      accepts: [
        ['hydrants tested', 'Test hydrants'],
        ['Membranes of the plant cleaned, rejects led away', 'Clean membranes of the plant'],
        ['ash given to brick makers', 'Give ash to brick makers'],
      ],
      rejects: [['treated water of the yard', 'Arrange treated water of the yard']],
    },
    activity: {
      accepts: [
        ['Ambient air monitoring', 'Monitor ambient air'],
        ['Analysis of the sludge:', 'Analyse sludge'],
        ['Sludge analysis for heavy metals', 'Analyse sludge for heavy metals'],
        ['Thickness measurement of the tanks', 'Measure thickness of tanks'],
      ],
      rejects: [['Ambient air', 'Arrange ambient air']],
    },
  },
});
