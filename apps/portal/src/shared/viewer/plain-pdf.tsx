import { PdfPane } from './pdf-pane.tsx';
import type { PdfViewerProps } from './pdf-viewer.tsx';

/** Props of {@link PlainPdf}. */
export type PlainPdfProps = Pick<PdfViewerProps, 'getSource' | 'isFramed'> & {
  /** Of the file: another one starts anew. */
  id: string;
  words: NonNullable<PdfViewerProps['words']>;
};

const onNothing = () => undefined;

/** Pages of a PDF in which nothing was found: a file that is only looked at, without marks and their switch. */
export function PlainPdf({ id, ...pane }: PlainPdfProps) {
  return (
    <PdfPane
      document={{ id, pageCount: null, unreadPages: [] }}
      conditions={[]}
      selectedId={null}
      hasMarks={false}
      target={null}
      onSelect={onNothing}
      {...pane}
    />
  );
}
