import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { Fact } from '../types.ts';
import { ADDRESS, cutName, SUFFIX } from './holder-name.ts';
import type { NameEvidence } from './name-evidence.ts';

const LABEL =
  /^(?:name\s+of\s+(?:the\s+)?)?(?:industry|industrial\s+unit|unit|establishment|firm|company|factory|facility|hospital|(?:consent\s+|authori[sz]ation\s+)?holder|licensee|registered\s+(?:person|unit|entity|recycler)|recycler|producer|importer|brand\s+owner)\s*:?$|^(?:(?:\d{1,2}[.)]\s*)?(?:the\s+)?(?:[\w&]+\s+){1,3}(?:is|are|has\s+been)\s+(?:here\s*by\s+)?)?(?:issued|granted|accorded)\s+(?:to|in\s+favou?r\s+of)\s*(?:\(\s*name\b[^()]*\)\s*)?:?$/i;

/** "Name and address of the | establishment" in a narrow first column: a label that goes on below. */
const OPEN_LABEL = /^(?:\d+[.)]?\s*)?name\s+(?:(?:and|&)\s+(?:full\s+)?address\s+)?of\s+(?:the\s+)?$/i;
const LABEL_REST =
  /^(?:the\s+)?(?:industr(?:y|ial\s+unit)|unit|establishment|firm|company|factory|facility|hospital|applicant|occupier|holder|institution|project|plant)\b/i;

/** The name in the cell beside a label that goes on in the line below. */
const readOpenLabel = (lines: TextLine[]): Fact<string> | null => {
  for (const [at, line] of lines.entries()) {
    const [label, words] = line.cells;
    if (!label || !words || !OPEN_LABEL.test(`${label.text.trim()} `)) continue;
    if (!LABEL_REST.test(lines[at + 1]?.cells[0]?.text ?? '') || ADDRESS.test(words.text)) continue;
    const value = cutName(words.text.replace(/^\s*:\s*/, ''));
    if (value) return { value, citation: citeLines([line]), confidence: 0.85 };
  }
  return null;
};

/** The name in the cell beside a label that says what it is, or behind its colon. */
export const readLabelledCell = (lines: TextLine[]): Fact<string> | null => {
  const open = readOpenLabel(lines);
  if (open) return open;
  for (const line of lines) {
    // More cells than a label and its value are the heads of a table.
    const at =
      line.cells.length > 3
        ? -1
        : line.cells.findIndex(({ text }, cell) => cell < 2 && LABEL.test(text.trim()));
    const [label = '', ...own] = line.text.split(/\s*:\s+/);
    const words =
      at >= 0
        ? (line.cells[at + 1]?.text.replace(/^\s*:\s*/, '') ?? '')
        : LABEL.test(label.trim())
          ? own.join(': ')
          : '';
    const value = /^[A-Z]/.test(words) && !ADDRESS.test(words) ? cutName(words) : null;
    if (value && value.split(' ').length > 1) return { value, citation: citeLines([line]), confidence: 0.85 };
  }
  return null;
};

const NAME_LABEL =
  /^(?:\d+[.)]?\s*)?(?:project|industry|unit|company|firm|applicant|occupier|legal|trade|registered)(?:['’]s)?\s+name\s*[:–-]\s*|^(?:\d+(?:\.\d+)*[.)]?\s*)?(?:[^:]{0,60}:\s*)?name\s+(?:(?:and|&)\s+(?:address|location)\s+)?of\s+(?:the\s+)?(?:industry|unit|applicant|occupier|project|company|firm|organi[sz]ation|hospital|HC[FE]|(?:health\s*-?\s*care\s+)?(?:facility|establishment|unit)|factory|(?:consent\s+|authori[sz]ation\s+)?holder)(?:\s*\/\s*\w+)*(?:\s+(?:(?:and|&)\s+address|with\s+address))?\s*[:\-–]*/i;
const BARE_LABEL = /^\W*(?:\d+[.)]\s*)?[Nn]ame\s*[:–-]\s*(?!(?:Shri|Sri|Smt|Dr|Mrs?|Ms)\b)(?=[A-Z])/;
const PREMISES =
  /^(?:\d+\.\s*)?address\s+of\s+(?:the\s+)?(?:industrial\s+premises|industry|unit|factory)\s*[:\-–]*\s*/i;
/** The label of the works before those of a project and of the person who applied for it. */
export const findLabelled = (lines: TextLine[]): number => {
  const labels = lines.map((line) => NAME_LABEL.exec(line.text)?.[0]);
  const find = (isOwn: (label: string) => boolean): number =>
    labels.findIndex((label) => label !== undefined && isOwn(label));
  const ofWorks = find((label) => !/\b(?:applicant|occupier|project)\b/i.test(label));
  const ofProject = find((label) => /\bproject\b/i.test(label));
  return ofWorks >= 0 ? ofWorks : ofProject >= 0 ? ofProject : find(() => true);
};

/** The name behind a label on the same line. */
export const readLabelled = ({ lines, labelled, to }: NameEvidence): Fact<string> | null => {
  const line = lines[labelled];
  if (!line) return null;
  // A clearance is addressed to the company; "Name of project" may be a mine or a building.
  const addressee = to < 0 ? undefined : lines.slice(to + 1, to + 4).find((each) => SUFFIX.test(each.text));
  if (/project/i.test(line.text.slice(0, 24)) && addressee) return null;
  const value = cutName(line.text.replace(NAME_LABEL, ''));
  return value ? { value, citation: citeLines([line]), confidence: 0.85 } : null;
};

/** The name behind "Name:" above its occupier or address. */
export const readBareLabel = ({ lines }: NameEvidence): Fact<string> | null => {
  const at = lines.findIndex(
    ({ text }, on) =>
      BARE_LABEL.test(text) &&
      lines.slice(on + 1, on + 3).some((below) => /^\W*(?:occupier|address|location)\b/i.test(below.text)),
  );
  const line = lines[at];
  const value = line ? cutName(line.text.replace(BARE_LABEL, '')) : null;
  return line && value ? { value, citation: citeLines([line]), confidence: 0.8 } : null;
};

/** "Address of industrial" above "premises", in a narrow first column. */
const OPEN_PREMISES = /^(?:\d+\.\s*)?address\s+of\s+(?:the\s+)?(?:industrial)?\s*$/i;

/** What stands behind the label of the premises in a line; empty where it does not begin with it. */
const behindPremises = (line: TextLine, next: TextLine | undefined): string => {
  const [label, words] = line.cells;
  if (
    label &&
    words &&
    OPEN_PREMISES.test(label.text) &&
    /^(?:premises|industry|unit)\b/i.test(next?.text ?? '')
  )
    return words.text;
  return PREMISES.test(line.text) ? line.text.replace(PREMISES, '') : '';
};

/** The name in front of the address of the premises. */
export const readPremises = ({ lines }: NameEvidence): Fact<string> | null => {
  const at = lines.findIndex((line, on) => behindPremises(line, lines[on + 1]) !== '');
  const line = lines[at];
  const words = line ? behindPremises(line, lines[at + 1]) : '';
  const value = words === '' || ADDRESS.test(words) ? null : cutName(words);
  return line && value ? { value, citation: citeLines([line]), confidence: 0.8 } : null;
};
