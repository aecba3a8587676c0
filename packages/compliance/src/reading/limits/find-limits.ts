import { matches } from '../language/search.ts';
import type { Block } from '../layout/blocks.ts';
import { listFindings } from '../layout/findings.ts';
import { isCopyHeading } from '../layout/heading-rules.ts';
import { toPassage } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { ReadLimit } from '../types.ts';
import { announcesFound } from './denied/announced-rules.ts';
import { isBounding } from './denied/told-rules.ts';
import type { FoundLimit } from './found-limit.ts';
import { findListedLimits } from './listed-limits.ts';
import { lastSentence } from './said-above.ts';
import { findTableLimits } from './table-limit-rules.ts';
import { readTableNotes } from './table-notes.ts';
import { findTextLimits } from './text-limits.ts';

/** Confidence of a limit, by where it is printed: a table says what each cell is, a sentence has to be understood. */
const CONFIDENCE = { table: 0.95, list: 0.9, text: 0.85 } as const;
/** Of one whose figures look measured. */
export const LOOKS_MEASURED = 0.5;

const MEDIUM_WORD = /sewage|effluent|noise|emission|ambient/i;

const WATER_WORD = /sewage|effluent/i;
const ITEM = /^\(?(?:[a-z]|[ivx]{1,4})[).]\s.{0,60}$/;
/** An item of any length, by its number or letter. */
const LISTED = /^\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[).]\s/i;
/** "Hazardous wastes authorised:": what ends so announces the items below it. */
const ANNOUNCES = /:[\s-]*$/;
const isNumbered = (text: string): boolean => /^\(?\d/.test(text);
/** "35.3 ETP sludge": a waste by its number in the schedules, with which a line may begin in the midst of a list. */
const CODED_WASTE = /^(?:[1-9]|[12]\d|3[0-8])\.\d{1,2}\s+[A-Za-z]/;
const goesOn = (text: string): boolean => /[a-z\d,;/]\s*$/i.test(text);
/** So much of a paragraph tells what the next ones are about, in letters. */
const LAST_WORDS = 300;

/** The words right below a table, which may tell the unit of all its figures. */
const firstWords = (next: Block | undefined): string =>
  next?.kind === 'paragraph' ? toPassage(next.lines).text.slice(0, LAST_WORDS) : '';

/** So many paragraphs below a table may be its notes. */
const MOST_NOTES = 4;
const toNoteLines = (block: Block): TextLine[] => (block.kind === 'paragraph' ? block.lines : []);

/** All limits of an order, from its tables, its lists and its sentences, in reading order. */
export const findLimits = (blocks: Block[]): ReadLimit[] => {
  const limits: ReadLimit[] = [];
  let section: string | null = null;
  const findings = listFindings(blocks);
  let isFinding = false;
  const add = (all: FoundLimit[], confidence: number) => {
    const found = isFinding ? all.filter(({ citation }) => isBounding(citation.quote)) : all;
    limits.push(
      ...found.map(({ isDoubtful, ...each }) => ({
        point: null,
        averaging: null,
        ...each,
        confidence: isDoubtful ? LOOKS_MEASURED : confidence,
      })),
    );
  };
  let before = '';
  let told = '';
  let announced = '';
  let isListFound = false;
  let last = '';
  for (const [at, block] of blocks.entries()) {
    isFinding = findings[at] ?? false;
    if (block.kind === 'heading') {
      if (isCopyHeading(block.text)) {
        section = null;
        told = '';
      } else {
        section = block.text;
        before = block.text;
      }
    } else if (block.kind === 'table') {
      // What stood above it announced the table, and no list.
      isListFound = false;
      const next = blocks[at + 1];
      const found = findTableLimits(block.table, { section, before, told, after: firstWords(next) });
      add(found, CONFIDENCE.table);
      const below = blocks.slice(at + 1, at + 1 + MOST_NOTES);
      add(readTableNotes(block.table, found, below.flatMap(toNoteLines)), CONFIDENCE.list);
    } else {
      const passage = toPassage(block.lines);
      const listed = findListedLimits(block, { section, before });
      if (listed.length > 0) {
        // A sentence may break in such a way that its last line looks like an item: then it says more than that.
        const said = findTextLimits(passage, section);
        // The lines of a list are all announced by the same line.
        if (said.length > listed.length) add(said, CONFIDENCE.text);
        else add(listed, CONFIDENCE.list);
        continue;
      }
      // A stray word of a header says nothing about the table below it, but for one that names a medium.
      if (passage.text.length > 12 || MEDIUM_WORD.test(passage.text)) before = passage.text;
      if (matches(WATER_WORD, passage.text)) told = passage.text.slice(-LAST_WORDS);
      // "(b) BOD not exceeding 10 mg/l": an item of what was told above.
      const isItem = LISTED.test(passage.text);
      const own = ANNOUNCES.test(passage.text.slice(-8)) ? lastSentence(passage.text) : undefined;
      const around =
        (CODED_WASTE.test(passage.text) && goesOn(last) ? last.slice(-LAST_WORDS) : null) ??
        (isItem && announced !== '' ? announced : null) ??
        (ITEM.test(passage.text) && told !== '' ? told : section);
      last = passage.text;
      if (own !== undefined || !isItem) announced = own ?? '';
      // "Observations of the inspection:" above its letters, which tell what was found.
      if (own !== undefined || !isItem)
        isListFound =
          own !== undefined &&
          announcesFound(passage.text.slice(-LAST_WORDS)) &&
          !isBounding(passage.text.slice(-LAST_WORDS));
      else if (isNumbered(passage.text)) isListFound = false;
      else if (isListFound) continue;
      add(findTextLimits(passage, around), CONFIDENCE.text);
    }
  }
  return limits;
};
