import path from 'node:path';
import { parseMarkdown } from './markdown.ts';
import { type Check, hasPath, type Repository } from './repository.ts';

const MEDIA_TYPE = /^(application|text|image|font|multipart)\/[\w.+*-]+$/;
const FILE_NAME = /^[\w.*-]+\.(md|json|ya?ml|ts|tsx|mjs|sql|css)$/;
const ARTICLES = 'packages/articles/content/';
const PATH = /^\.?[\w@*<>-][\w.@*<>-]*(\/[\w.@*<>-]+)*\/?$/;

/** Whether words between backticks name a path of the repository, and not a route, a package or a type. */
export function isPath(span: string): boolean {
  if (span.startsWith('@') || MEDIA_TYPE.test(span)) return false;
  return FILE_NAME.test(span) || (span.includes('/') && PATH.test(span));
}

/** Every path that a page names exists, and every link within the repository leads somewhere. */
export const checkPaths: Check = (repository) => {
  const result = { checked: 0, problems: [] as string[] };
  for (const file of repository.files.filter((each) => each.endsWith('.md'))) {
    const page = parseMarkdown(repository.read(file));
    const trees = page.fences.filter((fence) => fence.language === 'text').flatMap((fence) => fence.lines);
    const named = [...page.spans, ...trees.map((line) => line.trim().split(/\s/)[0] ?? '')].filter(isPath);
    for (const each of new Set(named)) {
      result.checked += 1;
      if (!isThere(repository, path.posix.dirname(file), each))
        result.problems.push(`${file}: there is no ${each}.`);
    }
    // In an article a path is an address of the site, whose build follows it.
    const isElsewhere = file.startsWith(ARTICLES) ? /^([a-z]+:|\/)/i : /^[a-z]+:/i;
    for (const link of page.links.filter((target) => !isElsewhere.test(target))) {
      result.checked += 1;
      if (!leadsSomewhere(repository, file, link))
        result.problems.push(`${file}: the link ${link} leads nowhere.`);
    }
  }
  return result;
};

/** Paths that the bootstrap names as text are those of files. */
export const checkBootstrapPaths: Check = (repository) => {
  const file = 'tooling/start/run.mjs';
  const named = [...repository.read(file).matchAll(/'((?:apps|packages|tooling)\/[\w./-]+)'/g)];
  return {
    checked: named.length,
    problems: named
      .filter(([, each = '']) => !hasPath(repository, each))
      .map(([, each]) => `${file}: there is no ${each}.`),
  };
};

/** A path counts from the page's folder or from the root; a bare file name may lie anywhere. */
function isThere(repository: Repository, folder: string, named: string): boolean {
  const candidates = [path.posix.join(folder, named), path.posix.normalize(named)];
  if (/[*<]|NNNN/.test(named)) return candidates.some((each) => matchesAny(repository, each));
  if (candidates.some((each) => hasPath(repository, each))) return true;
  if (!named.includes('/')) return repository.files.some((each) => path.posix.basename(each) === named);
  return repository.isIgnored(named);
}

/** `*` and `<name>` stand for one part of a path, NNNN with what follows for a numbered name. */
function matchesAny(repository: Repository, pattern: string): boolean {
  const source = pattern
    .replace(/\/$/, '')
    .replace(/NNNN[\w-]*|<[\w-]+>/g, '*')
    .split('*')
    .map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
    .join('[^/]*');
  const expression = new RegExp(`^${pattern.includes('/') ? '' : '(.*/)?'}${source}(/.*)?$`);
  return repository.files.some((each) => expression.test(each));
}

function leadsSomewhere(repository: Repository, file: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const page = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
  if (!hasPath(repository, page)) return false;
  return anchor === undefined || parseMarkdown(repository.read(page)).anchors.includes(anchor);
}
