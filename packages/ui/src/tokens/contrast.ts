const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** WCAG relative luminance of an sRGB colour #rrggbb. Throws for anything else. */
export function toLuminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`Not a colour in the form #rrggbb: ${hex}`);
  const [red = 0, green = 0, blue = 0] = match
    .slice(1)
    .map((part) => toLinear(Number.parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colours #rrggbb, from 1 to 21. */
export function toContrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [toLuminance(first), toLuminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
