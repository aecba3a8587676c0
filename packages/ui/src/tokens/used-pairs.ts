import { listDeclarations } from './declarations.ts';

/** Two colour tokens that a style sheet uses together, without their leading dashes. */
export type UsedPair = { readonly front: string; readonly ground: string; readonly selector: string };

type Rule = { front?: string; ground?: string };

const firstToken = (value: string): string | undefined => /^var\(--([\w-]+)/.exec(value)?.[1];
const fronts = new Set(['color', 'fill']);
const grounds = new Set(['background', 'background-color']);
// A drawn sign without words, for example the line under the current tab.
const isDrawn = (selector: string): boolean => selector.includes('::');

/**
 * The colours that a style sheet puts on each background, as far as the sheet itself shows: a rule, with the rules
 * around it, that sets both a colour and a background. Gradients and mixed colours do not count.
 */
export function listUsedPairs(css: string): UsedPair[] {
  const rules = new Map<string, Rule>();
  for (const { property, value, path } of listDeclarations(css)) {
    const token = firstToken(value);
    if (token === undefined || (!fronts.has(property) && !grounds.has(property))) continue;
    const key = path.join('\n');
    const rule = rules.get(key) ?? {};
    rules.set(key, { ...rule, [fronts.has(property) ? 'front' : 'ground']: token });
  }
  return [...rules.keys()].flatMap((key) => {
    const path = key.split('\n');
    const outer = path.map((_, index) => rules.get(path.slice(0, index + 1).join('\n')));
    const front = outer.findLast((rule) => rule?.front !== undefined)?.front;
    const ground = outer.findLast((rule) => rule?.ground !== undefined)?.ground;
    const selector = path.filter((part) => !part.startsWith('@')).join(' ');
    return front === undefined || ground === undefined || isDrawn(selector)
      ? []
      : [{ front, ground, selector }];
  });
}
