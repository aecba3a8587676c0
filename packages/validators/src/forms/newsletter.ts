import type { InferType } from 'yup';
import { newsletterRequestSchema } from '../requests/newsletter.ts';

/** Newsletter: the same as the call. */
export const newsletterFormSchema = newsletterRequestSchema;

/** Values of the newsletter form. */
export type NewsletterForm = InferType<typeof newsletterFormSchema>;
