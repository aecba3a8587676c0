/**
 * Ramps of colours in OKLCH (the polar form of Björn Ottosson's Oklab). A step has the same lightness in every ramp.
 * Each ramp has one hue and a chroma for each step.
 */

type Rgb = readonly [red: number, green: number, blue: number];

const toLinearRgb = (lightness: number, chroma: number, hue: number): Rgb => {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);

const toByte = (linear: number): string => {
  const value = clamp(linear);
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(255 * clamp(encoded))
    .toString(16)
    .padStart(2, '0');
};

const isShown = (rgb: Rgb): boolean => rgb.every((value) => value >= -0.0005 && value <= 1.0005);

/**
 * An OKLCH colour as sRGB #rrggbb. A colour that a screen cannot show loses chroma until it can; lightness and hue
 * stay.
 */
export function toHex(lightness: number, chroma: number, hue: number): string {
  let left = chroma;
  while (!isShown(toLinearRgb(lightness, left, hue)) && left >= 0.001) left -= 0.002;
  return `#${toLinearRgb(lightness, left, hue).map(toByte).join('')}`;
}

/** The source of a ramp: a hue in degrees, and a chroma for each step of lightness. */
export type RampSource = { readonly hue: number; readonly chroma: readonly number[] };

/** The colours of a ramp by step. Throws if a step has no chroma. */
export function toRamp(steps: Readonly<Record<string, number>>, ramp: RampSource): Record<string, string> {
  const names = Object.keys(steps);
  if (names.length !== ramp.chroma.length)
    throw new Error(`A ramp needs ${names.length} chromas, it has ${ramp.chroma.length}.`);
  return Object.fromEntries(
    names.map((name, index) => [name, toHex(steps[name] ?? 0, ramp.chroma[index] ?? 0, ramp.hue)]),
  );
}
