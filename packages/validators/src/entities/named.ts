import type { InferType } from 'yup';
import { identifier, shape, text } from '../primitives.ts';

/** An object with a name: a user, an organisation, a task. A deleted user keeps the name in history (D41). */
export const namedSchema = shape({ id: identifier().defined(), name: text().defined() });

/** An object with an id and a name: a user, an organisation, a task. */
export type Named = InferType<typeof namedSchema>;
