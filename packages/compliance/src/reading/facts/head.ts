import type { TextLine } from '../layout/text-line.ts';
import { endsReferences } from './reference-end-rules.ts';

/** The head of an order, up to the conditions: without the list of references, which names other orders. */
export type Head = { lines: TextLine[]; subject: string; text: string };

/** "Ref: 1. …" lists other papers; "Ref No. 4471/…" and "Ref: NPCB/CON-287/2025" are the order's own number. */
const REFERENCES =
  /^\W*(?:ref(?:erence)?s?|read)(?!\.?\s*no\b(?!\s*[.:;-]*\s*\(?1\s*[.)])|(?:\s*[.:])+\s*(?=\S*[A-Z]{2})[\w.()-]+(?:\/[\w.()-]+){2,}(?:\s+(?:date|dated|dt|dtd)\b|\s*$))\s*(?:[:.;-]|\s\d\s*[.)])|^\W*ref\.?\s*no\.?\s*[:-]*\s*\(?1\s*[.)]\s/i;
/** "Ref: Your application dated …": a single paper behind the word, and "1. Authorisation number: …" below is of the order. */
const SINGLE_REFERENCE = /^\W*ref(?:erence)?s?\W+(?!\(?\d{1,2}\s?[.)])[a-z].*\w/i;

const SUBJECT = /^\W*sub(?:ject)?\s*[:.;-]/i;
/** "… unit by" breaks before the name of the holder: the next line goes on with the subject. */
const GOES_ON = /\b(?:by|of|for|to|in|at|from|favou?r\s+of|and)\s*$|[,&-]\s*$/i;
const ENDS_SUBJECT = /^(?:sir|to\b|\*|for\s*:)/i;
const HOLDER = /^m\/s/i;
const MOST_LINES = 75;

/** Takes the first lines of an order apart: its subject, and everything but the references. */
export const toHead = (all: TextLine[]): Head => {
  const first = all.slice(0, MOST_LINES);
  const lines: TextLine[] = [];
  const subject: string[] = [];
  let inReferences = 0;
  let inSubject = false;
  let isSingle = false;
  for (const [at, line] of first.entries()) {
    if (REFERENCES.test(line.text)) {
      inReferences = 1;
      isSingle = SINGLE_REFERENCE.test(line.text);
      inSubject = false;
      continue;
    }
    if (inReferences > 0) {
      const above = first[at - 1]?.text ?? '';
      if (!endsReferences({ text: line.text, above, count: inReferences, isSingle })) {
        inReferences++;
        continue;
      }
      inReferences = 0;
    }
    if (SUBJECT.test(line.text)) inSubject = true;
    else if (inSubject && isPastSubject(line.text, subject)) inSubject = false;
    if (inSubject) subject.push(line.text);
    lines.push(line);
  }
  return { lines, subject: subject.join(' '), text: lines.map((line) => line.text).join(' ') };
};

/** "1. The unit shall …", "2.1 The production shall not …": what the order asks for. */
const CONDITION =
  /^\W*(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]|\d{1,2}\.\d{1,2}[.)]?)\s+\S.*\b(?:shall|should|must|will\s+have\s+to)\b/i;
/** What an order says of itself in numbered sentences as well. */
const OF_ITSELF =
  /\b(?:this|the)\s+(?:\w+\s+){0,2}(?:consent|authori[sz]ation|clearance|order|registration|certificate|NOC)\b[^.;]{0,60}\bshall\s+(?:be|remain|continue|stand)\s+(?:valid|in\s+force|effective)\b/i;

/** "1. Consent Order No. AWH-118220; date of issue 07/12/2024. It shall …": the order's own number and day in its first paragraph. */
const NAMES_ITSELF =
  /^\W*\(?1[.)]\s+(?:(?:combined|consolidated)\s+)?(?:consent|authori[sz]ation|order|certificate|CC\s?&?\s?A|CTE|CTO|CFE|CFO)\s+(?:order\s+)?(?:no|number)\b[\s.:–-]*\S*\d\S*[\s,;]+(?:dated?|dt|issued)\b\.?[^.;]{0,30}\d{4}\.\s/i;

/** "1. The name of the unit shall stand changed to M/s …": what a variation does. */
const CHANGES_NAME = /\bname\b.*\bchanged\s+(?:to|as)\b/i;

/** Whether a line asks for something, and does not tell what the order itself does. */
const isCondition = (text: string): boolean =>
  CONDITION.test(text) && !OF_ITSELF.test(text) && !NAMES_ITSELF.test(text) && !CHANGES_NAME.test(text);

/** The head up to the first condition, which may name papers of all kinds; the whole head where none is numbered. */
export const beforeConditions = (head: Head): Head => {
  const at = head.lines.findIndex(({ text }) => isCondition(text));
  if (at < LEAST_LINES) return head;
  const lines = head.lines.slice(0, at);
  return { ...head, lines, text: lines.map((line) => line.text).join(' ') };
};
const LEAST_LINES = 6;

/** A line that the next goes on with. */
const OPEN = /[^.:;]\s*$/;
/** "2. The solvent shall be sent to" above "M/s East Recyclers": the rest of a condition. */
const REST = /^(?:M\s*[/.]\s*s\b|[a-z])/;

/** Lines without those of conditions, which name firms of all kinds. */
export const withoutConditions = (lines: readonly TextLine[]): TextLine[] => {
  let inCondition = false;
  return lines.filter(({ text }, at) => {
    inCondition =
      isCondition(text) || (inCondition && REST.test(text) && OPEN.test(lines[at - 1]?.text ?? ''));
    return !inCondition;
  });
};

function isPastSubject(line: string, subject: readonly string[]): boolean {
  if (subject.length > 7 || ENDS_SUBJECT.test(line)) return true;
  return HOLDER.test(line) && !GOES_ON.test(subject.at(-1) ?? '');
}
