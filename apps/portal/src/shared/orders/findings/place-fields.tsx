import type { ConsentDocument } from '@anupalan/api-client/types';
import { DigitsField, TextareaField } from '@anupalan/ui/forms';
import { formWords } from './words.ts';

/** Props of {@link PlaceFields}. */
export type PlaceFieldsProps = { document: Pick<ConsentDocument, 'pageCount'> };

/** Where the order says it: the page, where it has pages, and the words. */
export function PlaceFields({ document }: PlaceFieldsProps) {
  return (
    <>
      <TextareaField name="quote" label={formWords.place.words} hint={formWords.place.wordsHint} rows={2} />
      {document.pageCount !== null && (
        <DigitsField
          name="page"
          label={formWords.place.page}
          hint={formWords.place.pageHint(document.pageCount)}
        />
      )}
    </>
  );
}
