import { type Check, listTexts } from './repository.ts';

type Rule = { pattern: RegExp; what: string };

/** A path of somebody's machine: home folders, whatever comes before them. */
const MACHINE: Rule[] = [
  { pattern: /(?<![\w.:/-])\/(?:home|Users|root)\/[\w.-]+/, what: 'a folder of one machine' },
  { pattern: /\b[A-Z]:\\+Users\\+/, what: 'a folder of one machine' },
  { pattern: /\bfile:\/\/\//, what: 'an address of one machine' },
];

const SECRETS: Rule[] = [
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, what: 'a private key' },
  { pattern: /\bAKIA[0-9A-Z]{16}\b/, what: 'a key of a cloud account' },
  { pattern: /\b(?:gh[pousr]|npm|github_pat)_[A-Za-z0-9_]{30,}\b/, what: 'a token' },
];

/** Promises instead of work, and errors that were told to be silent. Built from parts, not to find itself. */
const MARKS: Rule[] = [
  { pattern: new RegExp(`\\b(?:${'TO'}${'DO'}|${'FIX'}${'ME'})\\b`), what: 'work that is not done' },
  { pattern: new RegExp(`@ts-${'(?:ignore|nocheck|expect-error)'}`), what: 'a suppressed error' },
];

/** No file names a folder of one machine or holds a secret; no source postpones work or silences the compiler. */
export const checkTexts: Check = (repository) => {
  const own: Rule[] = isTelling(repository.root)
    ? [{ pattern: new RegExp(escapePattern(repository.root)), what: 'the folder of this checkout' }]
    : [];
  const problems: string[] = [];
  const texts = listTexts(repository);
  for (const file of texts) {
    const rules = [...MACHINE, ...SECRETS, ...own, ...(/\.(?:tsx?|mjs|astro|css)$/.test(file) ? MARKS : [])];
    const text = repository.read(file);
    for (const { pattern, what } of rules) {
      const found = pattern.exec(text);
      if (found) problems.push(`${file}:${text.slice(0, found.index).split('\n').length} holds ${what}.`);
    }
  }
  return { checked: texts.length, problems };
};

/** A checkout in `/app` tells nothing, and would be found in every second file. */
function isTelling(root: string): boolean {
  return root.split(/[\\/]/).filter(Boolean).length > 1;
}

function escapePattern(text: string): string {
  return text.replace(/[.\\+*?^${}()|[\]]/g, '\\$&');
}
