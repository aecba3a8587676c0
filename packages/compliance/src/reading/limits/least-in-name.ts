import type { LimitValue } from './values.ts';

/** "Residual chlorine, min.": the name says that the figure is the least there must be. */
export const LEAST_IN_NAME = /[\s,]+\(?(min(?:imum\b|\b\.?))\)?\s*$/i;

/** A value with the word of its name that makes it the least there must be. */
export const withLeast = (name: string, value: LimitValue | null): LimitValue | null => {
  const least = LEAST_IN_NAME.exec(name)?.[1];
  return value && least && /^\d[\d.,]*$/.test(value.limit)
    ? { ...value, limit: `${least} ${value.limit}` }
    : value;
};
