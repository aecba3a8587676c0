import type { InferType } from 'yup';
import { identifier, shape, text } from '../primitives.ts';

/** A person by name; one who has been deleted keeps the name in history (D41). */
export const personSchema = shape({ id: identifier().defined(), name: text().defined() });

/** A person by name. */
export type Person = InferType<typeof personSchema>;
