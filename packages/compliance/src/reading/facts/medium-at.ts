import type { ValidityPeriod } from '../types.ts';

/** The medium that was named last before a place in a text; null: none was. */
export const mediumAt = (text: string, at: number): ValidityPeriod['medium'] => {
  const before = text.slice(0, at).replace(/\s+/g, ' ').toLowerCase();
  const words = [
    {
      medium: 'water',
      at: Math.max(
        before.lastIndexOf('water act'),
        before.lastIndexOf('under water'),
        before.lastIndexOf('water (p'),
      ),
    },
    {
      medium: 'air',
      at: Math.max(
        before.lastIndexOf('air act'),
        before.lastIndexOf('under air'),
        before.lastIndexOf('air (p'),
      ),
    },
    {
      medium: 'waste',
      at: Math.max(
        before.lastIndexOf('hazardous'),
        before.lastIndexOf('authorisation under'),
        before.lastIndexOf('authorization under'),
      ),
    },
  ] as const;
  const last = words.filter((word) => word.at >= 0).toSorted((a, b) => b.at - a.at)[0];
  return last?.medium ?? null;
};
