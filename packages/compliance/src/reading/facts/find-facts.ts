import { formatDate } from '../../schedules/describe.ts';
import { findIndicFacts } from '../indic/facts/find-indic-facts.ts';
import { isIndic } from '../indic/fold.ts';
import { findDates } from '../language/dates.ts';
import type { Block } from '../layout/blocks.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { OrderFacts, ReadQuestion, ValidityPeriod } from '../types.ts';
import { findAuthority } from './authority-rules.ts';
import { findCategory, findCategoryOfHolder } from './colour-rules.ts';
import { findConsentNo } from './consent-no-rules.ts';
import { beforeConditions, type Head, toHead, withoutConditions } from './head.ts';
import { findIndustryName } from './industry-name-rules.ts';
import { findIssuedOn } from './issued-on-rules.ts';
import { findKind } from './kind.ts';
import { askRivals } from './rivals.ts';
import { findValidity } from './validity.ts';

/** The facts of an order, its periods of validity, and what it leaves open about them. */
export type FactFindings = { facts: OrderFacts; validity: ValidityPeriod[]; questions: ReadQuestion[] };

const FIRST_LINES = 110;
/** The least confidence in the kind of an order that tells its validity from that of other papers. */
const SURE_KIND = 0.6;
/** How far a counted end may be from the printed one that is meant: a month. */
const MOST_OFF_MS = 31 * 86_400_000;

const isPrinted = ({ upto, citation }: ValidityPeriod): boolean =>
  findDates(citation?.quote ?? '').some(({ iso }) => iso === upto);

/** The end that is printed next to one that is only counted ("60 months", and below it "18/04/2024 - 17/04/2029"). */
const findPrinted = (counted: ValidityPeriod, all: ValidityPeriod[]): ValidityPeriod | undefined =>
  isPrinted(counted)
    ? undefined
    : all.find(
        (each) =>
          each.medium === counted.medium &&
          isPrinted(each) &&
          Math.abs(Date.parse(each.upto ?? '') - Date.parse(counted.upto ?? '')) <= MOST_OFF_MS,
      );

/** An end that another sentence prints for the medium of the first one, more than a month away from it. */
const findRival = (first: ValidityPeriod, all: ValidityPeriod[]): ValidityPeriod | undefined =>
  all.find(
    (each) =>
      each.medium === first.medium &&
      each.citation?.quote !== first.citation?.quote &&
      isPrinted(each) &&
      Math.abs(Date.parse(each.upto ?? '') - Date.parse(first.upto ?? '')) > MOST_OFF_MS,
  );

/** Words of an order in an Indian language that its own rules left are of other papers. */
const withoutIndic = (head: Head): Head => {
  const lines = head.lines.filter(({ text }) => !isIndic(text));
  return { ...head, lines, text: lines.map(({ text }) => text).join(' ') };
};

/** What is found in the first of some heads that has it. */
const firstOf = <T>(heads: readonly Head[], find: (head: Head) => T | undefined): T | undefined => {
  for (const head of heads) {
    const found = find(head);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Reads the facts. `all` are all lines, running heads included; `body` is without them. */
export const findFacts = (all: TextLine[], body: TextLine[], blocks: Block[]): FactFindings => {
  const whole = toHead(body);
  const head = { ...whole, lines: withoutConditions(whole.lines) };
  // Conditions name papers of all kinds: what is found before them is the order's own.
  const opening = beforeConditions(whole);
  const ownKind = findKind(opening);
  const indic = findIndicFacts(body, all);
  const kind = indic.kind ?? (ownKind.confidence < SURE_KIND ? findKind(head) : ownKind);
  const heads = indic.isIndic ? [withoutIndic(head)] : [opening, head];
  const consentNo = indic.consentNo ?? firstOf(heads, findConsentNo);
  const quote = consentNo?.citation?.quote ?? null;
  const issuedOn = indic.issuedOn ?? firstOf(heads, (each) => findIssuedOn(each, all, quote));
  const { periods, openEnded, questions } = findValidity(blocks, {
    issuedOn: issuedOn?.value ?? null,
    kind: kind.confidence < SURE_KIND ? null : kind.value,
  });
  const isSound = (period: ValidityPeriod) =>
    !issuedOn || period.upto === null || period.upto > issuedOn.value;
  // What is said of another paper counts where nothing is said of the order itself.
  const sound = periods
    .filter((each) => isSound(each) && !(each.isOfOtherKind && kind.value === 'ec'))
    .toSorted((a, b) => Number(a.isOfOtherKind) - Number(b.isOfOtherKind));
  const validity = sound
    .filter((each) => !each.isOfOtherKind || sound[0]?.isOfOtherKind)
    .map(({ isOfOtherKind: _, ...period }): ValidityPeriod => period);
  // Beside an end that comes after the issue, an earlier one is that of the consent before, which the order quotes.
  const isOfEarlierOrder = ({ medium }: ValidityPeriod) =>
    validity.some((each) => medium === null || each.medium === null || each.medium === medium);
  for (const period of periods.filter((each) => !isSound(each) && !isOfEarlierOrder(each))) {
    questions.push({
      text: `This order appears to expire on ${formatDate(period.upto ?? '')}, before it was issued. Until when is it valid?`,
      citation: period.citation,
      asks: { kind: 'valid_upto', options: [] },
    });
  }
  // The first statement is the order's own; later ones count only for another medium, where it was for one.
  const first = validity[0] && (findPrinted(validity[0], validity) ?? validity[0]);
  const own = validity.filter(
    (each) =>
      each === first || (first?.medium !== null && each.medium !== null && each.medium !== first?.medium),
  );
  // Another end that is printed for the same: both are shown, and the first holds until a person says.
  const rival = first && findRival(first, validity);
  if (first?.upto && rival?.upto)
    questions.push({
      text: `The order prints two ends of its validity, ${formatDate(first.upto)} and ${formatDate(rival.upto)}. Until when is it valid?`,
      citation: rival.citation,
      asks: { kind: 'valid_upto', options: [first.upto, rival.upto].toSorted() },
    });
  const earliest = own.toSorted((a, b) => (a.upto ?? '').localeCompare(b.upto ?? ''))[0];
  const facts: OrderFacts = {
    kind,
    authority: findAuthority(head.lines, all),
    consentNo,
    industryName: indic.industryName ?? findIndustryName(opening) ?? findIndustryName(head),
    category:
      kind.value === 'ec'
        ? undefined
        : (indic.category ??
          (kind.value === 'bmw_authorisation' ? findCategoryOfHolder : findCategory)(
            body.slice(0, FIRST_LINES),
          )),
    issuedOn,
  };
  if (openEnded && (!earliest || openEnded.value === 'until_commissioning')) {
    facts.openEnded = { value: openEnded.value, citation: openEnded.citation, confidence: 0.85 };
  } else if (earliest?.upto)
    facts.validUpto = { value: earliest.upto, citation: earliest.citation, confidence: 0.93 };
  else facts.openEnded = { value: 'not_stated', citation: null, confidence: 0.6 };
  questions.push(...askRivals(head, facts));
  return { facts, validity: facts.validUpto ? own : [], questions };
};
