import { JOURNEY_YEARS } from '@anupalan/enums/brand';
import type { TimelineStep } from '@anupalan/ui/site';

const [founded, laboratories, practice, product] = JOURNEY_YEARS;

/** The four milestones. See docs/spec-coverage.md#the-public-site. */
export const journey: readonly TimelineStep[] = [
  {
    when: String(founded),
    title: 'A services firm',
    text: 'Two engineers begin to write consent applications for works around Thane.',
  },
  {
    when: String(laboratories),
    title: 'Laboratories',
    text: 'Sampling and analysis join the paperwork: a report is worth as much as its sample.',
  },
  {
    when: String(practice),
    title: 'Across states',
    text: 'Orders of many boards on one desk, and the first calendar of conditions in a spreadsheet.',
  },
  {
    when: String(product),
    title: 'Anupalan',
    text: 'The spreadsheet becomes software that reads the order by itself and shows the page.',
  },
];

/** What decides in doubt. */
export const values = [
  {
    title: 'The source beside the claim',
    text: 'A date without the sentence it came from is an opinion. Everything that we show leads back to a page.',
  },
  {
    title: 'Say what is not known',
    text: 'Where an order gives no date we say so. Where we have not verified a rule, it is switched off.',
  },
  {
    title: 'People decide',
    text: 'The software reads and proposes. Nothing becomes a duty before somebody has accepted it.',
  },
  {
    title: 'Nothing is lost',
    text: 'What was typed, uploaded or decided stays, with who did it and when. The audit trail cannot be edited.',
  },
];
