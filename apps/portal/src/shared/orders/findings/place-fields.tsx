import type { ConsentDocument } from '@anupalan/api-client/types';
import { DigitsField, TextareaField } from '@anupalan/ui/forms';

/** Props of {@link PlaceFields}. */
export type PlaceFieldsProps = { document: Pick<ConsentDocument, 'pageCount'> };

/** Where the order says it: the page, where it has pages, and the words. */
export function PlaceFields({ document }: PlaceFieldsProps) {
  return (
    <>
      <TextareaField
        name="quote"
        label="Words of the order"
        hint="Copy the words that say this, as printed."
        rows={2}
      />
      {document.pageCount !== null && (
        <DigitsField name="page" label="Page" hint={`1 to ${document.pageCount}`} />
      )}
    </>
  );
}
