import type { InferType } from 'yup';
import { createSubUserRequestSchema } from '../requests/users.ts';

/** Invitation of a sub-user: the same as the call. */
export const subUserFormSchema = createSubUserRequestSchema;

/** Values of the sub-user form. */
export type SubUserForm = InferType<typeof subUserFormSchema>;
