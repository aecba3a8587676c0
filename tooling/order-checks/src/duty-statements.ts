import type { OrderReading } from '@anupalan/compliance/reading/types';
import type { Gold, GoldObligation } from '@anupalan/orders/model/gold';
import { FROM_ISSUE, firstDay, isDayOf, wordsOfAnchor, wordsOfDue } from './days.ts';
import type { Statement } from './difference.ts';

type ReadDuty = OrderReading['obligations'][number];

const NONE = 'none';
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const state = (id: string, aspects: Record<string, string>): Statement[] =>
  Object.entries(aspects).map(([aspect, words]) => ({ subject: `duty ${id} ${aspect}`, words }));

/** What the gold says of a duty: the days, the first of them, and where its schedule begins. */
function goldDays({ recurring, due }: GoldObligation, issuedOn: string) {
  if (!recurring) {
    const day = typeof due === 'string' ? due : NONE;
    return { days: day, first: day, starts: day };
  }
  const first = due === null ? NONE : firstDay(due, issuedOn);
  return { days: wordsOfDue(due), first, starts: due === null ? issuedOn : first };
}

function readDays({ recurring, recurrence, basis, dueDate, schedule }: ReadDuty, issuedOn: string) {
  const first = dueDate ?? NONE;
  const starts = schedule?.startDate ?? NONE;
  if (!recurring) return { days: first, first, starts };
  if (!recurrence) return { days: NONE, first, starts };
  const days = basis !== 'printed' && isDayOf(issuedOn, recurrence) ? FROM_ISSUE : wordsOfAnchor(recurrence);
  return { days, first, starts };
}

function wordsOfInterval(every: number, unit: string, times: number): string {
  return `${times > 1 ? `${times} times ` : ''}every ${every} ${unit}`;
}

function goldPeriod({ recurring, frequency, interval }: GoldObligation): string {
  if (!recurring) return 'once';
  return frequency ?? (interval ? wordsOfInterval(interval.every, interval.unit, interval.times ?? 1) : NONE);
}

function readPeriod({ recurring, frequency, recurrence }: ReadDuty): string {
  if (!recurring) return 'once';
  if (frequency) return frequency;
  const { every, unit, days, daysOfMonth } = recurrence?.interval ?? {};
  if (every === undefined || unit === undefined) return NONE;
  return wordsOfInterval(every, unit, (days ?? daysOfMonth ?? []).length);
}

const ITS_CONDITION = 'its condition';
const NUMBER = /^\(?[\w.]{1,6}[.)\]]*\s+/;

/** The words of a text that another has not. */
function wordsBeyond(text: string, other: string): string[] {
  const own = wordsOf(other);
  return wordsOf(text).filter((word) => {
    const at = own.indexOf(word);
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
}

function wordsOfQuote(quote: string, condition: string): string {
  const foreign = wordsBeyond(quote, condition);
  return foreign.length === 0 ? ITS_CONDITION : `${ITS_CONDITION} and: ${foreign.join(' ')}`;
}

/** The text around a quote: the whole condition, whether its number is with it or not. */
function wordsOfText(text: string, condition: string): string {
  const missing = wordsBeyond(condition, text);
  if (missing.length > 0) return `${ITS_CONDITION} without: ${missing.join(' ')}`;
  const withNumber = wordsOfQuote(text, condition);
  return withNumber === ITS_CONDITION ? withNumber : wordsOfQuote(text.replace(NUMBER, ''), condition);
}

function compareDuty(gold: GoldObligation, read: ReadDuty, issuedOn: string): [Statement[], Statement[]] {
  const onPage = read.citation.page;
  const quoted = plain(read.citation.quote);
  return [
    state(gold.id, {
      name: gold.name,
      kind: gold.kind,
      period: goldPeriod(gold),
      when: gold.stated,
      quote: plain(gold.quote),
      'quoted from': ITS_CONDITION,
      text: ITS_CONDITION,
      ...goldDays(gold, issuedOn),
      // A DOCX has no pages.
      ...(onPage === null ? {} : { page: String(gold.page) }),
    }),
    state(gold.id, {
      name: read.title,
      kind: read.category,
      period: readPeriod(read),
      when: read.statedFrequency ?? NONE,
      quote: quoted.includes(plain(gold.quote)) ? plain(gold.quote) : quoted,
      'quoted from': wordsOfQuote(quoted, gold.condition),
      text: wordsOfText(plain(read.text), gold.condition),
      ...readDays(read, issuedOn),
      ...(onPage === null ? {} : { page: String(onPage) }),
    }),
  ];
}

/** The duty of the gold that a finding is: its words stand in the quote, or else in the text around it. */
function findDuty(duties: readonly GoldObligation[], { citation, text }: ReadDuty) {
  const standsIn = (words: string) => (duty: GoldObligation) => plain(words).includes(plain(duty.quote));
  const onIts = duties.filter(({ page }) => citation.page === null || page === citation.page);
  return (
    onIts.find(standsIn(citation.quote)) ??
    duties.find(standsIn(citation.quote)) ??
    onIts.find(standsIn(text))
  );
}

/** What is said of duties: each of the gold and of the reading, paired where they are the same. */
export function dutyStatements(gold: Gold, reading: OrderReading): [Statement[], Statement[]] {
  const open = gold.obligations.filter(({ page }) => !gold.picturedPages.includes(page));
  const inGold: Statement[] = [];
  const inReading: Statement[] = [];
  for (const read of reading.obligations) {
    const duty = findDuty(open, read);
    if (duty) {
      open.splice(open.indexOf(duty), 1);
      const [wanted, found] = compareDuty(duty, read, gold.facts.issuedOn);
      inGold.push(...wanted);
      inReading.push(...found);
      continue;
    }
    const trap = gold.notObligations.find(({ quote }) => plain(read.citation.quote).includes(plain(quote)));
    const why = trap ? `, which is none (${trap.why})` : '';
    inReading.push({ subject: `duty of no condition${why}`, words: plain(read.citation.quote) });
  }
  const missed = open.filter(({ optional }) => !optional);
  inGold.push(...missed.map(({ id, quote }) => ({ subject: `duty ${id}`, words: plain(quote) })));
  return [inGold, inReading];
}
