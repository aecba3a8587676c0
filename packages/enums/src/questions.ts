/** How a question about an order is answered: by one of its options, or by a value of this kind. */
export const ANSWER_KINDS = ['choice', 'date', 'number', 'text'] as const;
/** How a question about an order is answered. */
export type AnswerKind = (typeof ANSWER_KINDS)[number];
