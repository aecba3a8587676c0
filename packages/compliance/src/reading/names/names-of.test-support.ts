import { readOrder } from '../read-order.ts';

/** The names of the duties of one condition, as an order gives them that was issued on 1 April 2024. */
export const namesOf = (condition: string): string[] =>
  readOrder({
    form: 'docx',
    paragraphs: ['Consent Order No. ABC/12/2024 Date: 01.04.2024', `5. ${condition}`].map((text, index) => ({
      index,
      text,
    })),
  }).obligations.map(({ title }) => title);
