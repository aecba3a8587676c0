import { toFamily } from '../rule-family.test-support.ts';
import type { ObligationCategory } from '../types.ts';
import { OWN_NAME_RULES } from './own-name-rules.ts';
import { toName } from './to-name.ts';

type Input = string | { clause: string; category: ObligationCategory };

const of = (category: ObligationCategory, clause: string): Input => ({ clause, category });

/** The name of a duty that has one of its own. */
export const ownNames = toFamily({
  name: 'own name',
  rules: OWN_NAME_RULES,
  run: (input: Input, own): string =>
    typeof input === 'string'
      ? toName(input, {}, { own })
      : toName(input.clause, { category: input.category }, { own }),
  cases: {
    renewal: {
      accepts: [
        [of('renewal', 'The unit shall apply for renewal of this consent.'), 'Apply for renewal of consent'],
        [
          of('renewal', 'The renewal of the authorisation shall be sought.'),
          'Apply for renewal of authorisation',
        ],
      ],
      rejects: [[of('other', 'The lease shall be renewed.'), 'Renew lease']],
    },
    'yearly-paper': {
      accepts: [
        ['Form-V, the environmental statement, shall reach us.', 'Submit Environmental Statement in Form V'],
        [
          'The environmental statement shall be sent with the status of compliance.',
          'Submit Environmental Statement in Form V',
        ],
        ['The mill shall see that the annual return is filed in form 4.', 'File annual return in Form 4'],
      ],
      rejects: [
        ['The mill shall file an annual return on noise.', 'File annual return on noise'],
        [
          'Copies of tests shall be submitted with the environmental statement.',
          'Submit copies of tests with the environmental statement',
        ],
      ],
    },
    given: {
      accepts: [
        ['The Board shall be provided access to the live feed.', 'Provide Board access to the live feed'],
        ['The workers shall be given masks of good make.', 'Give workers masks of good make'],
      ],
      rejects: [['The workers shall be given by the mill.', 'Give workers']],
    },
    'made-known': {
      accepts: [
        ['An accident shall be made known to the Board.', 'Report accident'],
        ['Any change of name shall be brought to the notice of the Board.', 'Report change of name'],
      ],
      rejects: [['The Board shall be informed.', 'Inform Board']],
    },
    'told-of': {
      accepts: [
        ['The Board shall be informed of a spill.', 'Report spill'],
        [
          'Concerned authority shall be intimated in advance of any planned shutdown.',
          'Report planned shutdown',
        ],
      ],
      rejects: [['The village shall be informed of a spill.', 'Report village']],
    },
    'up-to-date': {
      accepts: [['The board at the gate shall be brought up to date.', 'Update board at the gate']],
      rejects: [['The board shall be brought to the gate.', 'Bring board to the gate']],
    },
    'in-case': {
      accepts: [
        [of('reporting', 'In case of any fire, the mill shall report the same.'), 'Report fire'],
        [
          of('reporting', 'In case of change of owner the name shall be sent to us.'),
          'Report change of owner',
        ],
      ],
      rejects: [
        [of('other', 'In the end the mill shall stop its fans.'), 'Have in the end the mill stop its fans'],
      ],
    },
    'gets-done': {
      accepts: [
        ['The mill shall get analysed the samples of its wells.', 'Analyse samples of its wells'],
        ['The unit shall get repaired the leaking pipes.', 'Repair leaking pipes'],
      ],
      rejects: [['The mill shall get its wells sampled.', 'Sample wells']],
    },
    'time-granted': {
      accepts: [['Time is granted for installation of a meter at the inlet.', 'Install meter at the inlet']],
      rejects: [['Time is granted to the mill.', 'Grant time to the mill']],
    },
    'intimation-of': {
      accepts: [['Intimation of the start of the kiln shall be given to us.', 'Report start of the kiln']],
      rejects: [['Intimation shall be given to us.', 'Give intimation to us']],
    },
    trains: {
      accepts: [
        ['Training shall be imparted to the operators of the ETP.', 'Train operators of the ETP'],
        ['Those who handle waste shall be given training.', 'Train those who handle waste'],
      ],
      rejects: [['The staff shall be given gloves.', 'Give staff gloves']],
    },
  },
});
