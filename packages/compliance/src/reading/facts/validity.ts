import { addToDate, findDates } from '../language/dates.ts';
import { COUNT, parseCount } from '../language/numbers.ts';
import { toSentences } from '../language/sentences.ts';
import type { Block } from '../layout/blocks.ts';
import { citeLines, citePassage, type Passage, toPassage } from '../layout/passage.ts';
import type { Table } from '../layout/tables.ts';
import type { Citation, OpenEnded, ReadQuestion, ValidityPeriod } from '../types.ts';

/** What the order says about how long it holds. */
export type ValidityFindings = {
  periods: ValidityPeriod[];
  openEnded: { value: OpenEnded; citation: Citation } | null;
  questions: ReadQuestion[];
};

const SUBJECT =
  /\b(?:consents?|authori[sz]ations?|clearance|order|CTE|CTO|CCA|CFE|CFO|NOC|EC|this|certificate|renewal|registration|permission)\b/i;
const HOLDS =
  /\bvalid(?:ity)?\b|\bin\s+force\b|\bgranted\s+for\s+(?:a\s+|the\s+)?(?:further\s+)?period|\bexpir(?:es|y|ing)\s+on|\bperiod\s+(?:from|up\s?to|of\s+validity|ending)|\beffective\b|\bholds?\s+(?:good\s+)?(?:for|till|until|up)|\b(?:lapses|ends|runs\s+out|ceases)\s+on\b|\bshall\s+(?:remain|continue)/i;
const OTHER =
  /\bfees?\b|bank\s+guarantee|\bB\.?G\.?\b|agreement|membership|\bvide\b|\bearlier\b|\bprevious\b|\bwas\s+valid|insurance|lease|rent\b|licen[cs]e|passbook|renewal\s+of|apply|\bperiod\s+of\s+construction|expired\s+on|hereinafter/i;
/** "Validity: 30/06/2028", as a line of its own. */
const LABEL = /^\W*(?:\d{1,2}\s*[.)]\s*)?(?:validity|valid\s+up\s?to|period\s+of\s+(?:validity|consent))\b/i;
const CONTINUES = /continue\s+in\s+force\s+until\s+revoked/i;
const FOR_PERIOD = new RegExp(
  `\\b(?:for|of|till|upto|up\\s+to)\\s+(?:a\\s+|the\\s+)?(?:further\\s+)?(?:maximum\\s+)?(?:period\\s+of\\s+)?(${COUNT})\\s+(years?|months?)`,
  'i',
);
/** "CTE No. 4471 dated 11/06/2021 valid upto …" */
const DATED_PAPER = /\b(?:dated|dtd|dt)\b[^;]*\bvalid/i;
const COMMISSIONING = /commission/i;
const UNTIL_CANCELLED =
  /\b(?:until|till|unless)\s+(?:it\s+is\s+|further\s+orders?|revoked|cancelled|withdrawn|surrendered)|\btill\s+further\s+orders?/i;
const ONE_TIME = /\bone[-\s]time\s+(?:authori[sz]ation|consent|registration)|\bvalid\s+for\s+(?:life|ever)/i;

const mediumAt = (text: string, at: number): ValidityPeriod['medium'] => {
  const before = text.slice(0, at).toLowerCase();
  const words = [
    {
      medium: 'water',
      at: Math.max(
        before.lastIndexOf('water act'),
        before.lastIndexOf('under water'),
        before.lastIndexOf('water (p'),
      ),
    },
    {
      medium: 'air',
      at: Math.max(
        before.lastIndexOf('air act'),
        before.lastIndexOf('under air'),
        before.lastIndexOf('air (p'),
      ),
    },
    {
      medium: 'waste',
      at: Math.max(
        before.lastIndexOf('hazardous'),
        before.lastIndexOf('authorisation under'),
        before.lastIndexOf('authorization under'),
      ),
    },
  ] as const;
  const last = words.filter((word) => word.at >= 0).toSorted((a, b) => b.at - a.at)[0];
  return last?.medium ?? null;
};

const readSentence = (
  passage: Passage,
  start: number,
  end: number,
  issuedOn: string | null,
  findings: ValidityFindings,
): void => {
  const text = passage.text.slice(start, end);
  if (ONE_TIME.test(text))
    findings.openEnded ??= { value: 'one_time', citation: citePassage(passage, start, end) };
  if (!HOLDS.test(text) || !(SUBJECT.test(text) || LABEL.test(text)) || CONTINUES.test(text)) return;
  const own = text.replace(/\([^)]*\bfees?\b[^)]*\)/gi, '');
  if (
    OTHER.test(own) &&
    !/\b(?:renewal\s+of\s+consent|consent|authori[sz]ation|order|clearance|CTE|CTO|CCA)\s+(?:order\s+)?(?:to\s+\w+\s+)?(?:is|shall\s+be|will\s+be)\s+(?:granted|valid|in\s+force)|\bgrants?\s+(?:its\s+|this\s+|the\s+)?(?:consent|authori[sz]ation)\b/i.test(
      own,
    )
  )
    return;
  if (/\bfees?\b/i.test(own)) return;
  const citation = citePassage(passage, start, end);
  if (COMMISSIONING.test(text) && /earlier|up\s?to|till|until/i.test(text)) {
    findings.openEnded ??= { value: 'until_commissioning', citation };
    return;
  }
  const dates = findDates(text).filter((date) => date.year !== null && date.start > text.search(HOLDS));
  for (const [at, date] of dates.entries()) {
    const before = text.slice(Math.max(0, date.start - 40), date.start);
    if (!date.iso) {
      findings.questions.push({
        text: `The order prints ${date.text} as a date of its validity, which is no day of the calendar. Until when is it valid?`,
        citation,
      });
      continue;
    }
    if (
      /\b(?:from|w\.?e\.?f\.?|issue|dated|dt|with\s+effect)\W*(?:the\s+)?(?:date\s+)?(?:of\s+issue\W*)?$/i.test(
        before,
      )
    )
      continue;
    // "01/10/2023 - 30/09/2028": the first of two is the start.
    if (dates[at + 1] && /^\s*(?:to|-|–|till|up\s?to)\s*$/i.test(text.slice(date.end, dates[at + 1]?.start)))
      continue;
    const earlier = dates[at - 1];
    const from =
      earlier?.iso &&
      (/from|w\.?e\.?f|effect/i.test(text.slice(Math.max(0, earlier.start - 24), earlier.start)) ||
        /^\s*(?:to|-|–|till|up\s?to)\s*$/i.test(text.slice(earlier.end, date.start)))
        ? earlier.iso
        : null;
    findings.periods.push({ medium: mediumAt(text, date.start), from, upto: date.iso, citation });
  }
  if (dates.length > 0) return;
  const span = FOR_PERIOD.exec(text);
  const count = span ? parseCount(span[1] ?? '') : null;
  if (count && issuedOn && span?.[2]) {
    const upto = addToDate(issuedOn, count, /^y/i.test(span[2]) ? 'year' : 'month');
    findings.periods.push({ medium: null, from: issuedOn, upto, citation });
  } else if (UNTIL_CANCELLED.test(text)) findings.openEnded ??= { value: 'until_cancelled', citation };
};

/** "Valid upto: 30/06/2028" in a cell, or "Validity" in one cell and its dates in the next. */
const CELL_LABEL =
  /^\W*(?:\d{1,2}(?:\.\d{1,2})*\s*[.)]?\s*)?(?:validity|valid\s+(?:up\s?to|till|from)|period\s+of\s+(?:validity|consent|authori[sz]ation)|(?:date\s+of\s+)?expiry(?:\s+date)?|(?:consent|authori[sz]ation|order)\s+valid(?:ity)?)\b/i;

/** Tables of particulars, and heads that are set in two columns. */
const readLabelledCells = (table: Table, findings: ValidityFindings): void => {
  if (/bank|guarantee|\bfees?\b|agreement|licen[cs]e/i.test(table.heads.join(' '))) return;
  for (const line of table.lines) {
    const at = line.cells.findIndex((cell) => CELL_LABEL.test(cell.text));
    if (at < 0 || /bank|guarantee|\bfees?\b|agreement|licen[cs]e|previous|earlier/i.test(line.text)) continue;
    const text = line.cells
      .slice(at, at + 3)
      .map((cell) => cell.text)
      .join(' ');
    const dates = findDates(text).filter((date) => date.iso);
    const last = dates.at(-1);
    if (!last?.iso || (dates.length === 1 && /\bfrom\W*$/i.test(text.slice(0, last.start)))) continue;
    const from = dates.length > 1 ? (dates.at(-2)?.iso ?? null) : null;
    findings.periods.push({
      medium: mediumAt(line.text, line.text.length),
      from,
      upto: last.iso,
      citation: citeLines([line]),
    });
  }
};

const readTable = (table: Table, findings: ValidityFindings): void => {
  readLabelledCells(table, findings);
  const heads = table.heads.join(' ');
  if (!/\bfrom\b/i.test(heads) || !/\b(?:to|upto|till)\b/i.test(heads) || /bank|guarantee|fee/i.test(heads))
    return;
  for (const row of table.rows) {
    const dates = findDates(row.cells.join('  ')).filter((date) => date.iso);
    const last = dates.at(-1);
    if (!last?.iso) continue;
    const medium = /water/i.test(row.cells.join(' '))
      ? 'water'
      : /\bair\b/i.test(row.cells.join(' '))
        ? 'air'
        : null;
    const from = dates.length > 1 ? (dates.at(-2)?.iso ?? null) : null;
    findings.periods.push({ medium, from, upto: last.iso, citation: citeLines(row.lines) });
  }
};

/** Every statement of validity in the order, its tables ("From", "To") included. */
export const findValidity = (blocks: Block[], issuedOn: string | null): ValidityFindings => {
  const findings: ValidityFindings = { periods: [], openEnded: null, questions: [] };
  let inReferences = false;
  for (const block of blocks) {
    if (block.kind === 'table') readTable(block.table, findings);
    else {
      const first = block.lines[0]?.text ?? '';
      if (/^\W*ref(?:erence)?s?\b/i.test(first)) inReferences = true;
      else if (
        inReferences &&
        !(
          block.kind === 'paragraph' &&
          block.number !== null &&
          findings.periods.length === 0 &&
          /dated|dtd|\bdt\b|vide|minutes/i.test(block.lines.map((l) => l.text).join(' '))
        )
      )
        inReferences = false;
      if (inReferences) continue;
      const passage = toPassage(block.lines);
      // "Ref: 1. …" below subject and address in one block: what is dated there speaks of other papers.
      const listed =
        /\bref(?:erence)?s?\s*[.:]\s*(?:-\s*)?\(?1\s?[.)]/i.exec(passage.text)?.index ??
        Number.POSITIVE_INFINITY;
      if (listed < passage.text.length) inReferences = true;
      for (const span of toSentences(passage.text))
        if (span.end <= listed || !DATED_PAPER.test(passage.text.slice(span.start, span.end)))
          readSentence(passage, span.start, span.end, issuedOn, findings);
    }
  }
  return findings;
};
