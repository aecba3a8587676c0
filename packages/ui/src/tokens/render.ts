import {
  listGrouped,
  listTokens,
  type Themed,
  type TokenSource,
  toDescription,
  toRamps,
  toResolved,
  toTheme,
  toThemed,
} from './source.ts';

/** Turns the token source (`tokens.json`) into the CSS and TypeScript of the kit. */

type Entries = readonly (readonly [name: string, value: string])[];

const declarations = (entries: Entries, prefix = ''): string[] =>
  entries.map(([name, value]) => `--${prefix}${name}: ${value};`);

const block = (selector: string, lines: readonly string[], indent = ''): string =>
  `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`;

const banner = 'Made by generate.ts from tokens.json. Do not edit.';

/** The style sheet of all custom properties: light on `:root`, dark by preference and by `data-theme`. */
export function renderCss(source: TokenSource): string {
  const ramps = toRamps(source);
  const themed = [...listGrouped<Themed>(source.colour), ...listTokens<Themed>(source.shadow)];
  const inTheme = (theme: 'light' | 'dark') => [
    `color-scheme: ${theme};`,
    ...declarations(
      themed
        .filter(([, value]) => typeof value !== 'string')
        .map(([name, value]) => [name, toResolved(toThemed(value, theme), ramps)]),
    ),
  ];
  const shared = themed.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, toResolved(value, ramps)] as const] : [],
  );
  const fixed = [
    ...declarations(shared),
    ...declarations(listTokens(source.font), 'font-'),
    ...declarations(listGrouped(source.type)),
    ...declarations(listTokens(source.tracking)),
    ...declarations(listTokens(source.space)),
    ...declarations(listGrouped(source.size), 'size-'),
    ...declarations(listTokens(source.radius)),
    ...declarations(listTokens(source.motion)),
    ...declarations(listTokens(source.z)),
    '--ctl: var(--size-ctl-md);',
    '--row: var(--size-row-default);',
    '--input-type: var(--t-14);',
  ];
  const steps = Object.entries(ramps).flatMap(([name, hexes]) =>
    declarations(Object.entries(hexes), `${name}-`),
  );
  return [
    `/* ${banner} */`,
    '@layer reset, tokens, base, kit, app;',
    '@layer tokens {',
    block(':root', steps, '  '),
    block(':root', fixed, '  '),
    block(":root, [data-theme='light']", inTheme('light'), '  '),
    // Paper is light, whatever the screen is.
    '  @media screen and (prefers-color-scheme: dark) {',
    block(":root:not([data-theme='light'])", inTheme('dark'), '    '),
    '  }',
    block("[data-theme='dark']", inTheme('dark'), '  '),
    block("[data-density='comfortable']", ['--row: var(--size-row-comfortable);'], '  '),
    block("[data-density='compact']", ['--row: var(--size-row-compact);'], '  '),
    `  @media (max-width: ${source.breakpoints.medium}) {`,
    block(':root', ['--ctl: var(--size-touch);', '--input-type: var(--t-16);'], '    '),
    '  }',
    '}',
    '',
  ].join('\n');
}

const groupsOf = <Value>(section: Readonly<Record<string, Readonly<Record<string, Value>>>>) =>
  listTokens(section).map(([name, group]) => ({
    name,
    description: toDescription(group),
    tokens: Object.fromEntries(listTokens(group)),
  }));

/** The scales as Storybook shows them, in groups with their purpose. Sizes have their prefix. */
function toScales(source: TokenSource) {
  const single = (name: string, group: Readonly<Record<string, string>>) => groupsOf({ [name]: group });
  const prefixed = (group: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => [name === '$description' ? name : `size-${name}`, value]),
    );
  return {
    type: groupsOf(source.type),
    tracking: single('tracking', source.tracking),
    space: single('space', source.space),
    size: groupsOf(
      Object.fromEntries(listTokens(source.size).map(([name, group]) => [name, prefixed(group)])),
    ),
    radius: single('radius', source.radius),
    motion: single('motion', source.motion),
    layers: single('layers', source.z),
    breakpoints: single('breakpoints', source.breakpoints),
  };
}

/** The same names for TypeScript: every custom property, the colours of both themes, and the scales. */
export function renderTs(source: TokenSource): string {
  const names = [...renderCss(source).matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1]);
  const pairs = Object.entries(source.contrast.pairs).flatMap(([front, grounds]) =>
    Object.entries(grounds).map(([ground, least]) => [front, ground, least]),
  );
  const colourGroups = listTokens(source.colour).map(([name, group]) => ({
    name,
    description: toDescription(group),
    tokens: listTokens(group).map(([token]) => token),
  }));
  const rampNotes = Object.fromEntries(
    Object.entries(source.ramps.hues).map(([name, hue]) => [name, toDescription(hue)]),
  );
  const constant = (says: string, name: string, value: unknown) =>
    `/** ${says} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  return [
    `// ${banner}\n`,
    constant('Every custom property that the tokens define.', 'tokenNames', [...new Set(names)]),
    constant('The colours of both themes, by token name without the leading dashes.', 'themes', {
      light: toTheme(source, 'light'),
      dark: toTheme(source, 'dark'),
    }),
    constant('The semantic colours by group, and what each group is for.', 'colourGroups', colourGroups),
    constant('The colour ramps: name, step, sRGB hex.', 'ramps', toRamps(source)),
    constant('What each ramp is for.', 'rampNotes', rampNotes),
    constant('Contrast promises: foreground, background, least WCAG ratio.', 'contrastPairs', pairs),
    constant(
      'Colours that carry no meaning, and why.',
      'decoration',
      Object.fromEntries(listTokens(source.contrast.decoration)),
    ),
    constant('The font families.', 'fonts', Object.fromEntries(listTokens(source.font))),
    constant(
      'The shadows, by theme where they differ.',
      'shadows',
      Object.fromEntries(listTokens(source.shadow)),
    ),
    constant('The scales in groups, and what each is for.', 'scales', toScales(source)),
  ].join('\n');
}
