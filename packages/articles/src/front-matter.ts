import { checkInput, type FieldProblem } from '@anupalan/validators/check';
import { identifier, listOf, numeric, shape, trimmedText } from '@anupalan/validators/primitives';
import { parseDocument } from 'yaml';
import type { InferType } from 'yup';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MOST_TAGS = 10;
const required = (what: string) => `${what} is required`;

/** What stands between the two lines of dashes at the head of an article. */
export const frontMatterSchema = shape({
  /** Of an article that is there already; a new one gets its own. */
  id: identifier(),
  title: trimmedText().required(required('title')).max(200, 'title has more than 200 letters'),
  description: trimmedText()
    .required(required('description'))
    .max(500, 'description has more than 500 letters'),
  category: trimmedText().required(required('category')).max(50, 'category has more than 50 letters'),
  tags: listOf(trimmedText().required().max(50, 'a tag has more than 50 letters'))
    .max(MOST_TAGS, `there are more than ${MOST_TAGS} tags`)
    .default([]),
  writtenBy: trimmedText().max(100, 'writtenBy has more than 100 letters'),
  writtenByDesignation: trimmedText().max(100, 'writtenByDesignation has more than 100 letters'),
  /** The day of publication, `YYYY-MM-DD`. */
  date: trimmedText().matches(DATE, { message: 'date is no day like 2026-11-21', excludeEmptyString: true }),
  /** Minutes; counted from the text where it is not given. */
  readTime: numeric().integer('readTime is no number of minutes').min(1).max(240),
  /** A picture beside the file. */
  cover: trimmedText().max(255),
});

/** The checked head of an article. */
export type FrontMatter = InferType<typeof frontMatterSchema>;

/** An article that cannot be taken; one sentence a problem. */
export class ArticleError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ArticleError';
    this.problems = problems;
  }
}

/**
 * Takes a file apart into its head and its text.
 * @throws ArticleError without a head, with one that is no YAML, or whose fields are wrong
 */
export function splitArticle(file: string): { matter: FrontMatter; text: string } {
  const parts = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(file);
  if (!parts) throw new ArticleError(['The file does not begin with its fields between two lines of ---.']);
  const [, head = '', text = ''] = parts;
  const document = parseDocument(head);
  if (document.errors.length > 0)
    throw new ArticleError(
      document.errors.map((error) => `The head is no YAML: ${error.message.split('\n')[0]}`),
    );
  const result = checkInput(frontMatterSchema, withDayAsText(document.toJS()));
  if (result.kind !== 'ok') throw new ArticleError(result.problems.map(toSentence));
  if (text.trim() === '') throw new ArticleError(['The article has no text.']);
  return { matter: result.value, text };
}

/** YAML 1.1 readers make a date of `2026-11-21`; whichever it is, we want the day as it was written. */
function withDayAsText(head: unknown): unknown {
  if (typeof head !== 'object' || head === null || !('date' in head)) return head;
  return head.date instanceof Date ? { ...head, date: head.date.toISOString().slice(0, 10) } : head;
}

function toSentence({ field, message }: FieldProblem): string {
  return field === '' || message.startsWith(field) ? message : `${field}: ${message}`;
}
