import type { GreyPicture } from './grey-picture.ts';
import type { PageImage, PictureOpener } from './page-image.ts';
import type { ColourPicture } from './picture/lift-ink.ts';
import { resize } from './picture/resize.ts';
import { turnBack, turnByQuarters } from './picture/turn.ts';

/** Values (0..255) of a screen as amounts of light (0..1). */
const LIGHT = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
/** Amounts of light, in so many steps, as values of a screen. */
const STEPS = 4095;
const VALUE = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});
/** How much red, green and blue count: the same as in the server's library. */
const [RED, GREEN, BLUE] = [0.2126 * STEPS, 0.7152 * STEPS, 0.0722 * STEPS];

const rawOf = ({ input, raw }: PageImage) => {
  if (!raw || input.length !== raw.width * raw.height * raw.channels)
    throw new Error('The picture has no pixels, or too few.');
  return { input, ...raw };
};

/** A value over white, as far as it can be seen through. */
const overWhite = (value: number, opacity: number): number =>
  opacity === 255 ? value : Math.round((value * opacity + 255 * (255 - opacity)) / 255);

const toColours = (image: PageImage): ColourPicture | null => {
  const { input, width, height, channels } = rawOf(image);
  if (channels === 1) return null;
  const pixels = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < input.length; from += 4, to += 3) {
    const opacity = input[from + 3] ?? 255;
    for (let channel = 0; channel < 3; channel++)
      pixels[to + channel] = overWhite(input[from + channel] ?? 255, opacity);
  }
  return { pixels, width, height };
};

const toGrey = (image: PageImage): GreyPicture => {
  const colours = toColours(image);
  if (!colours) {
    const { input, width, height } = rawOf(image);
    return { pixels: input, width, height };
  }
  const { pixels: rgb, width, height } = colours;
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 3) {
    const [r = 255, g = 255, b = 255] = [rgb[from], rgb[from + 1], rgb[from + 2]];
    const isGrey = r === g && g === b;
    const light = RED * (LIGHT[r] ?? 1) + GREEN * (LIGHT[g] ?? 1) + BLUE * (LIGHT[b] ?? 1);
    pixels[at] = isGrey ? r : (VALUE[Math.round(light)] ?? 255);
  }
  return { pixels, width, height };
};

/** The size of a picture as it is asked for. */
const toSize = (
  { width, height }: GreyPicture,
  { within, width: asked }: { within?: number | undefined; width?: number | undefined },
): { width: number; height: number } => {
  const scale = asked
    ? asked / width
    : Math.min(1, (within ?? Number.POSITIVE_INFINITY) / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** Opens pictures that are bare pixels already, without any library. A picture in another coding is an error. */
export const rawOpener: PictureOpener = {
  toGrey: async (image, { turns = 0, tilt = 0, within, width } = {}) => {
    const picture = turnBack(turnByQuarters(toGrey(image), turns), tilt);
    return resize(picture, toSize(picture, { within, width }));
  },
  isGrey: async (image) => rawOf(image).channels === 1,
  toColours: async (image) => toColours(image),
};
