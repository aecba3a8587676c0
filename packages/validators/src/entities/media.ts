import type { InferType } from 'yup';
import { shape, text } from '../primitives.ts';

/** A picture. `path` is absolute or relative to the API's address. */
export const mediaSchema = shape({ path: text().defined() });

/** A picture. */
export type Media = InferType<typeof mediaSchema>;
