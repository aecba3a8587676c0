/** Turns the token source (`tokens.json`) into the CSS and TypeScript that the kit is built on. */

/** A flat list of token names (without the leading dashes) and their CSS values. */
export type TokenGroup = Readonly<Record<string, string>>;

/** The shape of `tokens.json`. `pairs` are [foreground, background, least WCAG ratio], held in both themes. */
export type TokenSource = {
  readonly ramps: Readonly<Record<string, TokenGroup>>;
  readonly theme: { readonly light: TokenGroup; readonly dark: TokenGroup };
  readonly static: TokenGroup;
  readonly font: TokenGroup;
  readonly type: TokenGroup;
  readonly tracking: TokenGroup;
  readonly space: TokenGroup;
  readonly size: TokenGroup;
  readonly radius: TokenGroup;
  readonly shadow: { readonly light: TokenGroup; readonly dark: TokenGroup };
  readonly motion: TokenGroup;
  readonly z: TokenGroup;
  readonly breakpoints: readonly number[];
  readonly pairs: readonly (readonly [foreground: string, background: string, least: number])[];
};

const declarations = (group: TokenGroup, prefix = ''): string[] =>
  Object.entries(group).map(([name, value]) => `--${prefix}${name}: ${value};`);

const block = (selector: string, lines: readonly string[], indent = ''): string =>
  `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`;

const banner = 'Made by generate.ts from tokens.json. Do not edit.';

/** The stylesheet of all custom properties: light on `:root`, dark by preference and by `data-theme`. */
export function renderCss(source: TokenSource): string {
  const ramps = Object.entries(source.ramps).flatMap(([name, steps]) => declarations(steps, `${name}-`));
  const light = [
    'color-scheme: light;',
    ...declarations(source.theme.light),
    ...declarations(source.shadow.light),
  ];
  const dark = [
    'color-scheme: dark;',
    ...declarations(source.theme.dark),
    ...declarations(source.shadow.dark),
  ];
  const fixed = [
    ...declarations(source.static),
    ...declarations(source.font, 'font-'),
    ...declarations(source.type),
    ...declarations(source.tracking),
    ...declarations(source.space),
    ...declarations(source.size, 'size-'),
    ...declarations(source.radius),
    ...declarations(source.motion),
    ...declarations(source.z),
    '--ctl: var(--size-ctl-md);',
    '--row: var(--size-row-default);',
    '--input-type: var(--t-14);',
  ];
  return [
    `/* ${banner} */`,
    '@layer reset, tokens, base, kit, app;',
    '@layer tokens {',
    block(':root', ramps, '  '),
    block(':root', fixed, '  '),
    block(":root, [data-theme='light']", light, '  '),
    '  @media (prefers-color-scheme: dark) {',
    block(":root:not([data-theme='light'])", dark, '    '),
    '  }',
    block("[data-theme='dark']", dark, '  '),
    block("[data-density='comfortable']", ['--row: var(--size-row-comfortable);'], '  '),
    block("[data-density='compact']", ['--row: var(--size-row-compact);'], '  '),
    '  @media (max-width: 900px) {',
    block(':root', ['--ctl: var(--size-touch);', '--input-type: var(--t-16);'], '    '),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** The same names for TypeScript: every custom property, and both themes' colours. */
export function renderTs(source: TokenSource): string {
  const names = [...renderCss(source).matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1]);
  const unique = [...new Set(names)];
  return [
    `// ${banner}`,
    '',
    '/** Every custom property that the tokens define. */',
    `export const tokenNames = ${JSON.stringify(unique, null, 2)} as const;`,
    '',
    '/** The colours of both themes, by token name without the leading dashes. */',
    `export const themes = ${JSON.stringify(source.theme, null, 2)} as const;`,
    '',
    '/** The colour ramps: name, step, sRGB hex. */',
    `export const ramps = ${JSON.stringify(source.ramps, null, 2)} as const;`,
    '',
    '/** Contrast promises: foreground, background, least WCAG ratio. */',
    `export const contrastPairs = ${JSON.stringify(source.pairs)} as const;`,
    '',
  ].join('\n');
}
