import { type RampSource, toRamp } from './ramp.ts';

/** Values by name, with a `$description` for readers. */
export type TokenGroup = Readonly<Record<string, string>>;

/** One value for both themes, or one for each. */
export type Themed = string | { readonly light: string; readonly dark: string };

/** The shape of `tokens.json`. Contrast: foreground, backgrounds and the least WCAG ratio, required in both themes. */
export type TokenSource = {
  readonly ramps: {
    readonly steps: Readonly<Record<string, number>>;
    readonly hues: Readonly<Record<string, RampSource & { readonly $description: string }>>;
  };
  readonly colour: Readonly<Record<string, Readonly<Record<string, Themed>>>>;
  readonly font: TokenGroup;
  readonly type: Readonly<Record<string, TokenGroup>>;
  readonly tracking: TokenGroup;
  readonly space: TokenGroup;
  readonly size: Readonly<Record<string, TokenGroup>>;
  readonly radius: TokenGroup;
  readonly shadow: Readonly<Record<string, Themed>>;
  readonly motion: TokenGroup;
  readonly z: TokenGroup;
  readonly breakpoints: TokenGroup;
  readonly contrast: {
    readonly pairs: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly decoration: TokenGroup;
  };
};

/** The entries of a group without its description. */
export const listTokens = <Value>(group: Readonly<Record<string, Value>>): [name: string, value: Value][] =>
  Object.entries(group).filter(([name]) => name !== '$description');

/** The description of a group. */
export const toDescription = (group: Readonly<Record<string, unknown>>): string =>
  typeof group.$description === 'string' ? group.$description : '';

/** All entries of all groups of a section. */
export const listGrouped = <Value>(
  section: Readonly<Record<string, Readonly<Record<string, Value>>>>,
): [name: string, value: Value][] => listTokens(section).flatMap(([, group]) => listTokens(group));

/** The colours of all ramps: name, step, #rrggbb. */
export function toRamps({ ramps }: TokenSource): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(ramps.hues).map(([name, ramp]) => [name, toRamp(ramps.steps, ramp)]),
  );
}

/** A value with its steps of ramps (`{pine.700}`) replaced by colours. Throws for unknown steps. */
export function toResolved(value: string, ramps: Readonly<Record<string, Record<string, string>>>): string {
  return value.replaceAll(/\{([\w-]+)\.(\d+)\}/g, (text, name: string, step: string) => {
    const hex = ramps[name]?.[step];
    if (hex === undefined) throw new Error(`No ramp has the step ${text}.`);
    return hex;
  });
}

/** The value of a token in a theme. */
export const toThemed = (value: Themed, theme: 'light' | 'dark'): string =>
  typeof value === 'string' ? value : value[theme];

/** Every colour of a theme by name, including those that both themes share. */
export function toTheme(source: TokenSource, theme: 'light' | 'dark'): Record<string, string> {
  const ramps = toRamps(source);
  return Object.fromEntries(
    listGrouped(source.colour).map(([name, value]) => [name, toResolved(toThemed(value, theme), ramps)]),
  );
}
