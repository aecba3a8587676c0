import { toFamily } from '../rule-family.test-support.ts';
import { ADVERB } from './adverbs.ts';
import { PAPER_ADVERB_RULES } from './paper-adverb-rules.ts';
import { readAdverb } from './read-adverb.ts';

const WORD = new RegExp(`\\b${ADVERB}\\b(?:\\s+basis)?`, 'i');

/** What the first adverb or adjective of a sentence says: its frequency, as an adjective or not; null: nothing. */
export const paperAdverbs = toFamily({
  name: 'adverb of a paper',
  rules: PAPER_ADVERB_RULES,
  run: (sentence: string, rules) => {
    const match = WORD.exec(sentence);
    if (!match) return 'no adverb';
    const period = readAdverb(match[1] ?? '', match.index, match.index + match[0].length, sentence, {
      papers: rules,
    });
    return period && `${period.frequency}${period.isAdjective ? ' adjective' : ''}`;
  },
  cases: {
    'line-of-annual-paper': {
      accepts: [
        ['The mill shall include the count in its annual return.', null],
        ['Fires shall be reported with the annual report.', null],
        ['Fires shall be noted and their details be furnished in annual report.', null],
      ],
      rejects: [
        ['The count shall be submitted along with the annual report.', 'yearly adjective'],
        ['The count shall be reported in the quarterly return.', 'quarterly adjective'],
      ],
    },
    'sent-with': {
      accepts: [
        ['The results shall be submitted along with the annual report.', 'yearly adjective'],
        ['The proof shall be sent along with its monthly statement.', 'monthly adjective'],
        ['Forward the charts with the said half-yearly compliance report.', 'half_yearly adjective'],
      ],
      rejects: [
        ['The results shall be in line with the annual report.', null],
        ['Submit the bills along with the daily consumption.', null],
      ],
    },
    'told-in': {
      accepts: [
        [
          'Survival of the trees shall be reported in the six monthly compliance report.',
          'half_yearly adjective',
        ],
        ['The outcome shall be submitted as a part of the quarterly report.', 'quarterly adjective'],
        ['The complaints shall be tabled in the monthly meeting of the committee.', 'monthly adjective'],
      ],
      rejects: [
        ['The trees shall be planted as mentioned in the annual report.', null],
        ['The loss shall be reported in the monthly accounts.', null],
      ],
    },
    'register-of': {
      accepts: [
        ['The mill shall maintain a register showing the daily consumption of lime.', 'daily adjective'],
        ['The mill shall keep separate logs of the weekly discharge.', 'weekly adjective'],
        ['The mill shall keep logs of the STP with daily flow.', 'daily adjective'],
        ['Record of daily intake & losses shall be maintained in a book.', 'daily adjective'],
      ],
      rejects: [
        ['The mill shall maintain a tank holding the daily discharge.', null],
        ['The register of the daily discharge is kept by others.', null],
      ],
    },
    'results-of': {
      accepts: [
        [
          'Results of the monthly analysis of the pit by a laboratory shall be submitted.',
          'monthly adjective',
        ],
        ['Minutes of its quarterly meetings should be forwarded to us.', 'quarterly adjective'],
      ],
      rejects: [
        ['Results of the monthly analysis shall be gone through.', null],
        ['Copies of the annual plan shall be sent.', null],
      ],
    },
  },
});
