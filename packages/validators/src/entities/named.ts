import type { InferType } from 'yup';
import { identifier, shape, text } from '../primitives.ts';

/** What is shown by its name: a user, an organisation, a task. A deleted user keeps the name in history (D41). */
export const namedSchema = shape({ id: identifier().defined(), name: text().defined() });

/** An id with a name: a user, an organisation, a task. */
export type Named = InferType<typeof namedSchema>;
