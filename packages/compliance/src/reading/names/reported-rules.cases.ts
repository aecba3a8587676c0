import { toFamily } from '../rule-family.test-support.ts';
import { REPORTED_RULES } from './reported-rules.ts';
import { toName } from './to-name.ts';

/** The name of a duty to tell somebody of something, or to write it down. */
export const reportedNames = toFamily({
  name: 'reported name',
  rules: REPORTED_RULES,
  run: (clause: string, reported) => toName(clause, { category: 'reporting' }, { reported }),
  cases: {
    'kept-informed': {
      accepts: [
        ['The mill shall keep the Board informed of any burst pipe.', 'Report burst pipe'],
        [
          'Keep the Regional Office fully informed about the progress of the works.',
          'Report progress of the works',
        ],
      ],
      rejects: [['The mill shall keep the Board informed.', 'Keep Board informed']],
    },
    information: {
      accepts: [
        ['The mill shall furnish the information about the spill to the Board.', 'Report spill'],
        ['The lessee shall send prior intimation of blasting.', 'Report blasting'],
      ],
      rejects: [['The mill shall furnish information sheets.', 'Furnish information sheets']],
    },
    'action-taken': {
      accepts: [
        ['Action taken shall be submitted.', 'Report action taken'],
        [
          'Details of action taken on the audit points shall be furnished.',
          'Report action taken on the audit points',
        ],
      ],
      rejects: [['Action shall be taken against dust.', 'Take action against dust']],
    },
    'entry-made': {
      accepts: [
        ['Entry of the sludge sold shall be made.', 'Enter sludge sold'],
        [
          'Entries of the waste shall be made in the stock register by the chemist.',
          'Enter waste in the stock register',
        ],
      ],
      rejects: [['A gate for entry of lorries shall be made.', 'Make gate for entry of lorries']],
    },
    'change-in-case': {
      accepts: [
        [
          'In case there is any change in the name of the firm alone, the mill shall inform the same with papers.',
          'Report change in the name of the firm',
        ],
      ],
      rejects: [['In case of a leak, the mill shall inform us.', 'Report leak']],
    },
  },
});
