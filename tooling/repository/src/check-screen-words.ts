import { findProse } from './find-prose.ts';
import type { Check } from './repository.ts';

const SCREENS = /^apps\/portal\/src\/.*\.tsx$/;
/** Tests, what helps them, and files of words that are made of parts. */
const OTHER = /\.test\.tsx$|\/testing\/|[-/]words\.tsx$/;

/**
 * What a person reads on a screen is in the `words.ts` of its folder, so that it can be read in one place; the screen
 * itself has none (docs/decisions/0012-text-and-claims.md).
 */
export const checkScreenWords: Check = (repository) => {
  const files = repository.files.filter((file) => SCREENS.test(file) && !OTHER.test(file));
  const problems = files.flatMap((file) => {
    const source = repository.read(file);
    return findProse(file, source).map(({ start, text }) => {
      const line = source.slice(0, start).split('\n').length;
      return `${file}:${line} has words of its own: “${text}”. Move them to words.ts.`;
    });
  });
  return { checked: files.length, problems };
};
