import { type DocumentMark, DocumentPage, type MarkBox } from '@anupalan/ui/document';
import { useEffect, useState } from 'react';
import { Page } from 'react-pdf';
import { RecognisedWords } from './recognised-words.tsx';

/** Size of a page in points. */
export type PageSize = { width: number; height: number };

/** Props of {@link PdfPage}. `width` is in pixels. */
export type PdfPageProps = {
  page: number;
  size: PageSize;
  width: number;
  /** The order whose server has the words of this page, which is a picture; null: the file has what it shows. */
  wordsOf: string | null;
  /** False: far from what is on screen, so only its room is kept. */
  isNear: boolean;
  marks: readonly DocumentMark[];
  /** Lines of it that could not be read. */
  unread: readonly MarkBox[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onSize: (page: number, size: PageSize) => void;
};

/** More pixels than this per CSS pixel cost memory and show nothing. */
const MAX_PIXEL_RATIO = 2;

/** One page of the order with its marks. Pressing marked words selects their condition. */
export function PdfPage({ page, size, width, wordsOf, isNear, marks, unread, ...rest }: PdfPageProps) {
  const { selectedId, onSelect, onSize } = rest;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (!isNear) setState('loading');
  }, [isNear]);
  const height = Math.round((width * size.height) / size.width);
  return (
    <DocumentPage
      page={page}
      width={width}
      height={height}
      state={isNear ? state : 'away'}
      marks={marks}
      unread={unread}
      selectedId={selectedId}
      onSelect={onSelect}
    >
      <Page
        pageNumber={page}
        width={width}
        devicePixelRatio={Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO)}
        suspense={false}
        renderAnnotationLayer={false}
        renderTextLayer={wordsOf === null}
        loading={null}
        error={null}
        onLoadError={() => setState('failed')}
        onRenderError={() => setState('failed')}
        onLoadSuccess={({ originalWidth, originalHeight }) => {
          setState('ready');
          onSize(page, { width: originalWidth, height: originalHeight });
        }}
      />
      {wordsOf !== null && <RecognisedWords documentId={wordsOf} page={page} width={width} height={height} />}
    </DocumentPage>
  );
}
