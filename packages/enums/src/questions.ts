/** How a question about an order is answered: by one of its options, or by a value of this kind. */
export const ANSWER_KINDS = ['choice', 'date', 'number', 'text'] as const;
/** How a question about an order is answered. */
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** The answer that the sentence of a question asks for nothing. Its obligation is rejected. */
export const NOT_AN_OBLIGATION = 'not_an_obligation';
