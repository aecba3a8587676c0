/** One declaration of a style sheet, or the head of an at-rule (`property` is then `@media`, `@container` …). */
export type Declaration = {
  property: string;
  value: string;
  /** The line where it starts, from 1. */
  line: number;
  /** The selectors and at-rules around it, outermost first. */
  path: readonly string[];
};

const blank = (comment: string): string => comment.replaceAll(/[^\n]/g, ' ');

/** The declarations of a style sheet with nesting, in order. It only reads them and checks nothing. */
export function listDeclarations(css: string): Declaration[] {
  const found: Declaration[] = [];
  const path: string[] = [];
  let line = 1;
  let start = 1;
  let text = '';
  let quote = '';
  const onEnd = () => {
    const [, property, value] = /^(--[\w-]+|[\w-]+)\s*:\s*([\s\S]*)$/.exec(text.trim()) ?? [];
    if (property && value !== undefined) found.push({ property, value, line: start, path: [...path] });
    text = '';
  };
  for (const sign of css.replaceAll(/\/\*[\s\S]*?\*\//g, blank)) {
    if (text.trim() === '' && sign.trim() !== '') start = line;
    if (sign === '\n') line += 1;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ';' || sign === '}') {
      onEnd();
      if (sign === '}') path.pop();
      continue;
    } else if (sign === '{') {
      const head = text.trim();
      const [, rule, condition = ''] = /^(@[\w-]+)\s*([\s\S]*)$/.exec(head) ?? [];
      if (rule) found.push({ property: rule, value: condition, line: start, path: [...path] });
      path.push(head);
      text = '';
      continue;
    }
    text += sign;
  }
  onEnd();
  return found;
}
