import path from 'node:path';
import { findProse } from './find-prose.ts';
import type { Check } from './repository.ts';

const SCREENS = /^apps\/portal\/src\/.*\.tsx$/;
/** Tests, what helps them, and files of words that are made of parts. */
const OTHER = /\.test\.tsx$|\/testing\/|[-/]words\.tsx$/;

/** Folders, each without those in it, whose words are still in their screens. The list only gets shorter. */
const NOT_MOVED: readonly string[] = ['features/consent-analyzer/review'];

/**
 * What a person reads on a screen is in the `words.ts` of its folder, so that it can be read in one place; the screen
 * itself has none (docs/decisions/0012-text-and-claims.md).
 */
export const checkScreenWords: Check = (repository) => {
  const files = repository.files.filter((file) => SCREENS.test(file) && !OTHER.test(file));
  const found = files.map((file) => {
    const source = repository.read(file);
    return findProse(file, source).map(({ start, text }) => {
      const line = source.slice(0, start).split('\n').length;
      return { file, problem: `${file}:${line} has words of its own: “${text}”. Move them to words.ts.` };
    });
  });
  const all = found.flat();
  const isWithin = (file: string, folder: string) => path.posix.dirname(file) === `apps/portal/src/${folder}`;
  const problems = all
    .filter(({ file }) => !NOT_MOVED.some((folder) => isWithin(file, folder)))
    .map(({ problem }) => problem);
  // A repository of a test has none of these folders.
  const done = NOT_MOVED.filter(
    (folder) =>
      files.some((file) => isWithin(file, folder)) && !all.some(({ file }) => isWithin(file, folder)),
  ).map((folder) => `${folder} has no words in its screens: take it off the list in check-screen-words.ts.`);
  return { checked: files.length, problems: [...problems, ...done] };
};
