import path from 'node:path';
import { toComments } from './comments.ts';
import { parseMarkdown } from './markdown.ts';
import { type Check, listTexts, type Repository, type Result } from './repository.ts';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const SECTIONS = ['context', 'decision', 'consequence'];
/** What the invented orders say is no comment of ours, and neither are minified or generated files. */
const NOT_OURS = /^tooling\/orders\/src\/data\/|\.generated\.|^pnpm-lock\.yaml$/;

/** Pages of decisions are numbered without a gap, have their three parts, and stand in the index. */
export const checkDecisionPages: Check = (repository) => {
  const pages = listPages(repository);
  const links = parseMarkdown(repository.read(INDEX)).links;
  const problems = pages.flatMap((page, at) => {
    const name = path.posix.basename(page);
    const number = String(at + 1).padStart(4, '0');
    const text = repository.read(page);
    const { anchors } = parseMarkdown(text);
    return [
      ...(name.startsWith(`${number}-`) ? [] : [`${page}: the next number is ${number}.`]),
      ...(text.startsWith(`# ${name.slice(0, 4)} `)
        ? []
        : [`${page}: its title does not begin with its number.`]),
      ...SECTIONS.filter((section) => !anchors.includes(section)).map(
        (section) => `${page}: it has no ${section}.`,
      ),
      ...(links.includes(name) ? [] : [`${INDEX}: it does not list ${name}.`]),
    ];
  });
  return { checked: pages.length, problems };
};

/** References in code (a page of decisions, or a number such as D7) lead to a page. */
export const checkDecisionReferences: Check = (repository) => {
  const pages = new Set(listPages(repository).map((page) => path.posix.basename(page).slice(0, 4)));
  const numbers = new Set(
    [...repository.read(INDEX).matchAll(/^\| D(\d{1,2}) \|/gm)].map(([, number]) => number),
  );
  const result: Result = { checked: 0, problems: [] };
  for (const file of listTexts(repository).filter((each) => !NOT_OURS.test(each))) {
    const text = repository.read(file);
    for (const [, page = ''] of text.matchAll(/docs\/decisions\/(\d{4})/g)) {
      result.checked += 1;
      if (!pages.has(page)) result.problems.push(`${file}: there is no decision ${page}.`);
    }
    if (file.endsWith('.md')) continue;
    for (const number of listCommentNumbers(text)) {
      result.checked += 1;
      if (!numbers.has(number)) result.problems.push(`${file}: ${INDEX} does not say what D${number} is.`);
    }
  }
  return result;
};

/** The numbers of decisions that the comments of a source name. */
export function listCommentNumbers(source: string): string[] {
  return toComments(source).flatMap((words) =>
    [...words.matchAll(/\bD(\d{1,2})\b/g)].map(([, number = '']) => number),
  );
}

function listPages(repository: Repository): string[] {
  return repository.files.filter((file) => /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/.test(file));
}
