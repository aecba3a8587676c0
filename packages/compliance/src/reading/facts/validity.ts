import { findIndicValidity } from '../indic/validity.ts';
import { matches } from '../language/search.ts';
import type { Block } from '../layout/blocks.ts';
import { citePassage, listSentences, type Passage, toPassage } from '../layout/passage.ts';
import type { Citation, OpenEnded, ReadQuestion } from '../types.ts';
import { toGrant } from './granting-part.ts';
import { isOfOtherKind } from './other-kind.ts';
import {
  beginsLine,
  type FoundPeriod,
  type KnownOrder,
  listNotes,
  readHeadedLines,
  readLabelledLines,
  readValidityTable,
} from './validity-cells.ts';
import { isStatement, mayBeStatement } from './validity-statement-rules.ts';
import { readTerm } from './validity-term-rules.ts';

/** What the order says about how long it holds. */
export type ValidityFindings = {
  periods: FoundPeriod[];
  openEnded: { value: OpenEnded; citation: Citation } | null;
  questions: ReadQuestion[];
};

/** "CTE No. 4471 dated 11/06/2021 valid upto …" */
const DATED_PAPER = /\b(?:dated|dtd|dt)\b[^;]*\bvalid/i;
const ONE_TIME =
  /\b(?:one[-\s]time|permanent)\s+(?:authori[sz]ation|consent|registration)|\bvalid\s+for\s+(?:life|ever)|\bvalidity\s*[:–-]\s*(?:for\s+)?life\s*-?\s*time\b/i;

const EXTENDED = /\b(?:stands?|is|are|has\s+been)\s+(?:here\s*by\s+|further\s+)?extended\b/i;

const readSentence = (
  passage: Passage,
  start: number,
  end: number,
  order: KnownOrder,
  findings: ValidityFindings,
  isSaid: (sentence: string) => boolean,
): void => {
  const { issuedOn, kind } = order;
  const text = passage.text.slice(start, end);
  const own = findIndicValidity(text, issuedOn);
  if (own) {
    findings.periods.push({
      medium: null,
      ...own,
      citation: citePassage(passage, start, end),
      isOfOtherKind: false,
    });
    return;
  }
  const isOneTime = matches(ONE_TIME, text);
  const reading = isSaid(text) ? readTerm(toGrant(text), issuedOn) : null;
  if (!isOneTime && !reading) return;
  const citation = citePassage(passage, start, end);
  const openEnded = isOneTime ? 'one_time' : reading?.openEnded;
  if (openEnded) findings.openEnded ??= { value: openEnded, citation };
  const periods = (reading?.periods ?? []).map((period) => ({
    ...period,
    citation,
    isOfOtherKind: isOfOtherKind(toGrant(text), kind),
  }));
  // "… up to 31.03.2024. The consent stands extended till 31.03.2027": the later end takes the place of the one before.
  if (matches(EXTENDED, text))
    findings.periods = findings.periods.filter(
      (old) =>
        !periods.some(
          ({ medium, upto }) => (medium === null || medium === old.medium) && (upto ?? '') > (old.upto ?? ''),
        ),
    );
  findings.periods.push(...periods);
  findings.questions.push(
    ...(reading?.questions ?? []).map(({ question, asks }) => ({ text: question, citation, asks })),
  );
};

/** "Renewal of consent is hereby granted", "is granted herewith": the end of the references. */
const GRANTED =
  /\b(?:consents?|authori[sz]ation|registration|clearance|certificate|NOC|EC|CT[OE]|CF[OE])\b(?:(?!consent|authori[sz]|registration|clearance)[^;]){0,60}?\b(?:is|are|stands?)\s+(?:now\s+|also\s+|here\s*by\s+)*(?:granted|accorded|issued|renewed|extended|authori[sz]ed)\b(?!\s+(?:vide|earlier|on\s))|\bthis\s+(?:consent|authori[sz]ation|clearance|order)\s+(?:is|shall\s+be|remains)\s+valid\b|\bthe\s+(?:environmental\s+)?(?:consent|authori[sz]ation|clearance|registration|EC)\s+(?:is|shall\s+be|will\s+be)\s+(?:valid|in\s+force)\b[^.;]{0,60}?\bfrom\s+the\s+date\s+of\s+(?:its\s+)?issue\b|\bis\s+here\s*by\s+granted\s+(?:an?\s+)?(?:authori[sz]ation|consent|registration)\b|\bthe\s+(?:[a-z&.]+\s+){0,7}(?:Board|Committee|Authority)\s+(?:grants|accords|renews|conveys|is\s+(?:here\s*by\s+)?pleased|here\s*by|(?:after\s[^.;]{3,60}?\s)?(?:has\s+(?:decided|agreed|resolved|considered)|here\s*by\s+(?:grants|accords|renews|extends)))\b|\bthis\s+(?:Board|Committee|Authority)\s+(?:here\s*by\s+)?(?:grants?|accords?|renews?)\b|\bthe\s+validity\s+(?:period\s+)?of\s+(?:this|the)\s+(?:\w+\s+)?(?:order|consent|authori[sz]ation|clearance)\b|\bthe\s+(?:amendment|extension|renewal)\s+is\s+valid\b|\b(?:with\s+reference\s+to|in\s+pursuance\s+of|in\s+exercise\s+of)\s|\bI\s+am\s+directed\b|\bthis\s+has\s+reference\b/i;

/** What a list of references names: dated papers, and registrations under other laws. */
const LISTED_PAPER =
  /dated|dtd|\bdt\b|vide|minutes|^\W*\d{1,2}[.)]\s*(?:registration|licen[cs]e|lease|agreement|permission|allotment)\b/i;

/** Every statement of validity in the order, its tables ("From", "To") included; where there is none, any sentence that prints an end of the order. */
export const findValidity = (blocks: Block[], order: KnownOrder): ValidityFindings => {
  const findings = readBlocks(blocks, order, isStatement);
  const isEmpty =
    findings.periods.length === 0 && findings.questions.length === 0 && findings.openEnded === null;
  return isEmpty ? readBlocks(blocks, order, mayBeStatement) : findings;
};

const readBlocks = (
  blocks: Block[],
  order: KnownOrder,
  isSaid: (sentence: string) => boolean,
): ValidityFindings => {
  const findings: ValidityFindings = { periods: [], openEnded: null, questions: [] };
  let inReferences = false;
  for (const block of blocks) {
    if (block.kind === 'table') {
      findings.periods.push(...readValidityTable(block.table, order));
      for (const line of listNotes(block.table)) {
        const passage = toPassage([line]);
        readSentence(passage, 0, passage.text.length, order, findings, isSaid);
      }
    } else {
      const first = block.lines[0]?.text ?? '';
      if (/^\W*(?:ref(?:erence)?s?\b|read\s*[:–-])/i.test(first)) inReferences = true;
      else if (
        inReferences &&
        !(
          block.kind === 'paragraph' &&
          block.number !== null &&
          findings.periods.length === 0 &&
          LISTED_PAPER.test(block.lines.map((l) => l.text).join(' '))
        )
      )
        inReferences = false;
      const passage = toPassage(block.lines);
      // The grant may follow right behind the last paper that is referred to.
      const granted = inReferences ? (GRANTED.exec(passage.text)?.index ?? -1) : -1;
      if (inReferences && granted < 0) continue;
      if (granted >= 0) inReferences = false;
      // "Ref: 1. …" below subject and address in one block: what is dated there speaks of other papers.
      const listed =
        /\b(?:ref(?:erence)?s?|read)\s*[.:]\s*(?:-\s*)?\(?1\s?[.)]/i.exec(passage.text)?.index ??
        Number.POSITIVE_INFINITY;
      if (listed < passage.text.length) inReferences = true;
      // Behind that list, too, the grant may follow in the same block.
      const grant =
        listed < passage.text.length ? (GRANTED.exec(passage.text.slice(listed))?.index ?? -1) : -1;
      const resumed = grant < 0 ? Number.POSITIVE_INFINITY : listed + grant;
      if (grant >= 0) inReferences = false;
      const known = findings.periods.length;
      for (const span of listSentences(passage)) {
        const isResumed = span.end > resumed;
        const start = Math.max(span.start, granted, isResumed ? resumed : -1);
        if (span.end <= start) continue;
        // Papers of a list that the grant follows are all of others.
        const isListed = span.end > listed && !isResumed;
        const isOther =
          isListed && (Number.isFinite(resumed) || matches(DATED_PAPER, passage.text.slice(start, span.end)));
        if (!isOther) readSentence(passage, start, span.end, order, findings, isSaid);
      }
      // "Validity Period : 30/05/2023 To 31/12/2027": a line of its own among those of an address.
      if (findings.periods.length === known)
        findings.periods.push(...readLabelledLines(block.lines.filter(beginsLine), order));
      if (findings.periods.length === known) findings.periods.push(...readHeadedLines(block.lines));
    }
  }
  return findings;
};
