import type { TextLine } from '../layout/text-line.ts';

/** The head of an order, up to the conditions: without the list of references, which names other orders. */
export type Head = { lines: TextLine[]; subject: string; text: string };

/** "Ref: 1. …" lists other papers; "Ref No. 4471/…" and "Ref: NPCB/CON-287/2025" are the order's own number. */
const REFERENCES =
  /^\W*(?:ref(?:erence)?s?|read)(?!\.?\s*no\b(?!\s*[.:;-]*\s*\(?1\s*[.)])|(?:\s*[.:])+\s*(?=\S*[A-Z]{2})[\w.()-]+(?:\/[\w.()-]+){2,}(?:\s+(?:date|dated|dt|dtd)\b|\s*$))\s*(?:[:.;-]|\s\d\s*[.)])|^\W*ref\.?\s*no\.?\s*[:-]*\s*\(?1\s*[.)]\s/i;
const AFTER_REFERENCES =
  /^\W*(?:sir|madam|sub(?:ject)?\s*[:.-]|for\s*:|with\s+reference|this\s+has|whereas|in\s+exercise|as\s+per\s+the\s|\d{1,2}\.\d{1,2}\s|preamble|consents?\b|renewal\s+of|under\s+section|the\s+|to,?$|order|authori[sz]ation|\*|-{3,}|m\/s|form\b)/i;
const SUBJECT = /^\W*sub(?:ject)?\s*[:.;-]/i;
/** "… unit by" breaks before the name of the holder: the next line goes on with the subject. */
const GOES_ON = /\b(?:by|of|for|to|in|at|from|favou?r\s+of|and)\s*$|[,&-]\s*$/i;
const ENDS_SUBJECT = /^(?:sir|to\b|\*|for\s*:)/i;
const HOLDER = /^m\/s/i;
const MOST_LINES = 75;
const LONGEST_REFERENCES = 14;

/** Takes the first lines of an order apart: its subject, and everything but the references. */
export const toHead = (all: TextLine[]): Head => {
  const first = all.slice(0, MOST_LINES);
  const lines: TextLine[] = [];
  const subject: string[] = [];
  let inReferences = 0;
  let inSubject = false;
  for (const line of first) {
    if (REFERENCES.test(line.text)) {
      inReferences = 1;
      inSubject = false;
      continue;
    }
    if (inReferences > 0) {
      inReferences++;
      if (!AFTER_REFERENCES.test(line.text) && inReferences <= LONGEST_REFERENCES) continue;
      inReferences = 0;
    }
    if (SUBJECT.test(line.text)) inSubject = true;
    else if (inSubject && isPastSubject(line.text, subject)) inSubject = false;
    if (inSubject) subject.push(line.text);
    lines.push(line);
  }
  return { lines, subject: subject.join(' '), text: lines.map((line) => line.text).join(' ') };
};

function isPastSubject(line: string, subject: readonly string[]): boolean {
  if (subject.length > 7 || ENDS_SUBJECT.test(line)) return true;
  return HOLDER.test(line) && !GOES_ON.test(subject.at(-1) ?? '');
}
