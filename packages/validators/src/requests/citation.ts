import { tooLongMessage } from '@anupalan/enums/field-messages';
import { CITATION_MAX_RECTS, QUOTE_MAX_LENGTH } from '@anupalan/enums/limits';
import { paragraphField } from '../fields.ts';
import { listOf, numeric, shape, wholeNumber } from '../primitives.ts';

const RECT_RANGE = 'A rectangle must be inside its page: 0 to 1';
const share = () => numeric().required(RECT_RANGE).min(0, RECT_RANGE).max(1, RECT_RANGE);

/**
 * Where a person found something in an order: the selected words, and the page with their rectangles, or the paragraph of
 * a DOCX. Whether the order has this page or paragraph is for the API to say.
 */
export function citationField() {
  return shape({
    page: wholeNumber().min(1, 'Pages count from 1').nullable().optional(),
    paragraph: wholeNumber().min(0, 'Paragraphs count from 0').optional(),
    quote: paragraphField()
      .required('Select the words of the order')
      .max(QUOTE_MAX_LENGTH, tooLongMessage('Selection', QUOTE_MAX_LENGTH)),
    rects: listOf(
      shape({
        page: wholeNumber().min(1, 'Pages count from 1').optional(),
        x: share(),
        y: share(),
        width: share(),
        height: share(),
      }),
    )
      .max(CITATION_MAX_RECTS, `At most ${CITATION_MAX_RECTS} rectangles`)
      .optional(),
  });
}
