import { useGetPageWordsQuery } from '@anupalan/api-client/endpoints/consent-documents';
import { PageWords } from '@anupalan/ui/document';

/** Props of {@link RecognisedWords}. Sizes are in pixels, as the page is shown. */
export type RecognisedWordsProps = { documentId: string; page: number; width: number; height: number };

/**
 * The words that were recognised on a page which is a picture, to be selected as those of a page with text. Nothing until
 * they are there: the picture is what is looked at.
 */
export function RecognisedWords({ documentId, page, width, height }: RecognisedWordsProps) {
  const { data } = useGetPageWordsQuery({ id: documentId, page });
  if (data === undefined || data.lines.length === 0) return null;
  return <PageWords lines={data.lines} turn={data.turn} width={width} height={height} />;
}
