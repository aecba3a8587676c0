import { JOURNEY_YEARS } from '@anupalan/enums/brand';
import type { TimelineStep } from '@anupalan/ui/site';

const [founded, laboratories, practice, product] = JOURNEY_YEARS;

/** The four milestones. See docs/spec-coverage.md#the-public-site. */
export const journey: readonly TimelineStep[] = [
  {
    when: String(founded),
    title: 'A services firm',
    text: 'Two engineers start to prepare consent applications for factories around Thane.',
  },
  {
    when: String(laboratories),
    title: 'Laboratories',
    text: 'The firm adds sampling and analysis to its consent work.',
  },
  {
    when: String(practice),
    title: 'Across states',
    text: 'The firm works with orders of many boards and keeps their conditions in a spreadsheet.',
  },
  {
    when: String(product),
    title: 'Anupalan',
    text: 'The spreadsheet becomes software that reads the order and shows the page.',
  },
];

/** What the product is built by. */
export const values = [
  {
    title: 'Show the source',
    text: 'Every date and limit shows the sentence and the page of the order that it came from.',
  },
  {
    title: 'Say what we do not know',
    text: 'If an order has no date, the product says so. Rules that are not verified stay off until you confirm them.',
  },
  {
    title: 'People decide',
    text: 'The software reads and suggests. An obligation becomes a task when a person accepts it.',
  },
  {
    title: 'Keep the record',
    text: 'Each entry, file and decision has a person and a time. The audit trail cannot be edited.',
  },
];
