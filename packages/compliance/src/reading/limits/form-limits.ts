import { groupOf } from '../language/group.ts';
import { toSentences } from '../language/sentences.ts';
import { isForm } from '../layout/forms.ts';
import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { TableRow } from '../layout/table-columns.ts';
import type { FoundLimit } from './found-limit.ts';
import { readListOfLimits } from './listed-cells.ts';
import { toLimitMedium } from './medium-rules.ts';
import { isParameter } from './parameters.ts';
import type { LimitContext } from './table-context.ts';
import { readTextLimits } from './text-limits.ts';
import { readLimitValue } from './values.ts';

/** Questions of a form whose answers are standards. */
const ASKS_LIMITS = /\b(?:standards?|limits?|norms?|parameters?|permissible|prescribed)\b/i;
/** "Parameters" below "Permissible domestic effluent": the second line of a question, which a form may keep apart. */
const GOES_ON = /^(?:parameters?|standards?|limits?|norms?)$/i;

/** The number of an item, as in "3. SPM (boiler)", or what a scan left of it. */
const ITEM = /^\(?\d{1,2}[.)]\s*(?=[A-Za-z])|^[.,:;]\s?(?=[A-Za-z])/;
const ANNOUNCES =
  /\b(?:permissible|prescribed|standards?|limits?|norms?|(?:effluent|emission|sewage|noise)\s+parameters?)\b[^.]{0,60}$/i;

/** What is a number without a unit. */
const WITHOUT_UNIT = /^p\.?\s?H\b|\bSAR\b|\bsodium\s+(?:absorption|adsorption)|^percent\b/i;

const toParameter = (question: string): string => question.replace(ITEM, '').trim();

const isMeasured = (question: string): boolean =>
  isParameter(toParameter(question).replace(/\([^()]*\)/g, ''));

/**
 * A parameter of a list that stands above the questions of a form: "1. Acid mist | 35 mg/Nm3", also without its number;
 * null for a question.
 */
const readItem = (row: TableRow, { section, before }: LimitContext): FoundLimit | null => {
  const [question = '', answer = ''] = row.cells;
  const parameter = toParameter(question);
  const value = isMeasured(question) ? readLimitValue(answer) : null;
  if (!value || !ANNOUNCES.test(before) || (value.unit === null && !WITHOUT_UNIT.test(parameter)))
    return null;
  const medium = toLimitMedium(parameter, value.unit, [before.slice(-60), section ?? '']);
  return { medium, parameter, ...value, citation: citeCells(row) };
};

/** "Used oil" beside "0.9 KLPA (5.1)": a hazardous waste by its number in the schedules. */
const NUMBERED =
  /(?:^|[\s(/-])[1-9]\d?\.\d{1,2}(?=$|[\s),])(?!\s*(?:%|M?TP[ADM]|M\.?T\b|KL|tonn|T\b|kg|ha\b|m\b))/i;
const QUANTITY =
  /^(\d[\d,]*(?:\.\d+)?)\s*((?:M\.?T|KL|T|kgs?|tonn?e?s?|lit(?:re|er)s?|nos?)\.?\s*(?:\/|per)\s*[a-z]+|M?TPA|MTA|KLPA|KLA|LPA)(?![a-z])/i;

const readWaste = (row: TableRow): FoundLimit | null => {
  const [question = '', answer = ''] = row.cells;
  const found = QUANTITY.exec(answer);
  const isWaste =
    found !== null &&
    /^[A-Z][a-z]/.test(question) &&
    NUMBERED.test(`${question} ${answer.slice(found[0].length)}`);
  return isWaste
    ? {
        medium: 'hazardous_waste',
        parameter: question,
        limit: groupOf(found, 1),
        unit: groupOf(found, 2),
        citation: citeCells(row),
      }
    : null;
};

/** The standards that answer a question, as a list of them or as a sentence. */
const readAnswer = (row: TableRow, question: string, { section }: LimitContext): FoundLimit[] => {
  const answer = row.cells[1] ?? '';
  if (/\bhazardous\s+wastes?\b/i.test(question) && !/non-?\s?hazardous/i.test(question))
    return toSentences(answer).flatMap(({ start, end }) =>
      readTextLimits(`Hazardous waste: ${answer.slice(start, end)}`, question).map((each) => ({
        ...each,
        citation: citeCells(row),
      })),
    );
  if (!ASKS_LIMITS.test(question)) return [];
  const around = [question, section ?? ''];
  const listed = readListOfLimits(answer).map(({ parameter, limit, unit }) => ({
    medium: toLimitMedium(parameter, unit, around),
    parameter,
    limit,
    unit,
  }));
  const said = toSentences(answer).flatMap(({ start, end }) =>
    readTextLimits(answer.slice(start, end), around.join(' ')),
  );
  return (said.length > listed.length ? said : listed).map((each) => ({ ...each, citation: citeCells(row) }));
};

/** The standards of a form: "Permissible effluent parameters" beside "1. BOD : 30 mg/l 2. COD : 250 mg/l". */
export const readForm = (table: Table, context: LimitContext): FoundLimit[] | 'none' | null => {
  if (!isForm(table)) return null;
  // A question without an answer heads the rows below it: "Trade effluent parameters" above "1. pH | 6 to 9".
  let before = context.before;
  const limits = table.rows.flatMap((row, at) => {
    const [question = '', answer = ''] = row.cells;
    const asked = GOES_ON.test(question) ? `${table.rows[at - 1]?.cells[0] ?? ''} ${question}` : question;
    const answers = readAnswer(row, asked, context);
    const item = answers.length > 1 ? null : readItem(row, { ...context, before });
    const waste = readWaste(row);
    if (item ?? waste) return [item ?? waste].filter((each) => each !== null);
    // A parameter whose value was lost announces nothing.
    const isHead = !isMeasured(question) && (answer === '' || !ITEM.test(question));
    if (question !== '' && isHead) before = question;
    return answers;
  });
  return limits.length > 0 ? limits : 'none';
};
