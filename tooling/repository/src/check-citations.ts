import path from 'node:path';
import { COMMENTED, toComments } from './comments.ts';
import { parseMarkdown } from './markdown.ts';
import { type Check, hasPath, listTexts, type Repository, type Result } from './repository.ts';

/** A place in a text that is not in the repository: nobody could open it. */
const OUTSIDE = /\b(?:product|specification|spec|brief),?\s+\(?sections?\s+\d+(?:\.\d+)*/gi;
/** A page, perhaps with an anchor, and more anchors of the same page: its path, `#one and #two`. */
const PAGE = /(?<![\w./-])((?:[\w.-]+\/)*[\w-]+\.md)((?:(?:,|\s+and)?\s*#[\w-]+)*)/g;

/**
 * What a comment cites can be opened: no comment and no page cites sections of a text outside of the repository, and
 * pages and anchors that comments name exist. (Links between pages are another check's.)
 */
export const checkCitations: Check = (repository) => {
  const result: Result = { checked: 0, problems: [] };
  for (const file of listTexts(repository)) {
    const isPage = file.endsWith('.md');
    if (!isPage && !COMMENTED.test(file)) continue;
    const source = repository.read(file);
    const text = isPage ? source : toComments(source).join('\n');
    for (const found of text.matchAll(OUTSIDE)) {
      const words = found[0].replace(/\s+/g, ' ');
      result.problems.push(`${file}:${toLine(text, found.index)} cites “${words}”: nobody can open that.`);
    }
    if (isPage) continue;
    for (const found of text.matchAll(PAGE)) {
      result.checked += 1;
      const problem = findProblem(repository, file, found[1] ?? '', found[2] ?? '');
      if (problem !== null) result.problems.push(`${file}:${toLine(text, found.index)}: ${problem}`);
    }
  }
  return result;
};

function toLine(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function findProblem(repository: Repository, file: string, named: string, anchors: string): string | null {
  const page = findPage(repository, file, named);
  if (page === undefined) return `there is no ${named}.`;
  const known = parseMarkdown(repository.read(page)).anchors;
  const gone = [...anchors.matchAll(/#([\w-]+)/g)].find(([, anchor = '']) => !known.includes(anchor));
  return gone === undefined ? null : `${page} has no heading ${gone[0]}.`;
}

/** A path counts from the root or from the folder of the source. */
function findPage(repository: Repository, file: string, named: string): string | undefined {
  return [named, path.posix.join(path.posix.dirname(file), named)].find((each) => hasPath(repository, each));
}
