import { LoadError, SkeletonRows } from '@anupalan/ui';
import {
  type DocumentMark,
  DocumentViewer,
  type MarkBox,
  PageView,
  PassageLayer,
  stepZoom,
  toPageWidth,
  toPercent,
  usePageScroll,
  useWidth,
  ViewerToolbar,
  type Zoom,
} from '@anupalan/ui/document';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Document } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { groupMarks, toDocumentMark } from './marks.ts';
import { OrderThumbs } from './order-thumbs.tsx';
import { type PageSize, PdfPage } from './pdf-page.tsx';
import { usePdfFile } from './use-pdf-file.ts';
import { ORDER_WORDS, type PdfSource, type ViewerProps, type ViewerWords } from './viewer-types.ts';
import { viewerWords } from './words.ts';

/** Size of a page until it is known: A4 in points. */
const A4: PageSize = { width: 595, height: 842 };

/** Pages drawn before and after the one in sight. */
const NEAR = 2;

const NO_MARKS: readonly DocumentMark[] = [];
const NO_LINES: readonly MarkBox[] = [];

/** Props of {@link PdfViewer}. */
export type PdfViewerProps = ViewerProps & {
  /** Asked for once, and again for each new try. Keep it the same while it is the same file. */
  getSource: () => PdfSource;
  onPage?: (page: number) => void;
  /** Left out: nothing is marked, and nobody is asked. */
  onMarks?: (hasMarks: boolean) => void;
  /** Shown among other things, as in a drawer: with a height of its own and without small pages. */
  isFramed?: boolean;
  words?: ViewerWords;
};

/** The pages of an order, drawn near what is on screen only. */
export function PdfViewer(props: PdfViewerProps) {
  const { document, conditions, selectedId, hasMarks, target, getSource, onSelect, onPage, onMarks } = props;
  const { isFramed = false, words = ORDER_WORDS, renderPassage } = props;
  const [attempt, setAttempt] = useState(0);
  const [pageCount, setPageCount] = useState(document.pageCount ?? 0);
  const [isOpen, setIsOpen] = useState(false);
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [hasThumbs, setHasThumbs] = useState(!isFramed);
  const [isSelecting, setIsSelecting] = useState(false);
  const box = useRef<HTMLElement>(null);
  const paneWidth = useWidth(box);

  const { file, options } = usePdfFile(getSource, attempt);
  const first = sizes.get(1) ?? A4;
  const width = toPageWidth(zoom, paneWidth, first.width);
  const layout = isOpen && paneWidth > 0 ? `${width}:${[...sizes.keys()].join()}` : '';
  const { current, goTo } = usePageScroll(box, target, layout);
  useEffect(() => onPage?.(current), [current, onPage]);

  const marks = useMemo(() => {
    const pages = groupMarks(hasMarks ? conditions : []);
    return new Map(
      [...pages].map(([page, own]) => [page, own.map((mark) => toDocumentMark(mark, page))] as const),
    );
  }, [hasMarks, conditions]);
  const unread = useMemo(
    () => new Map((document.unreadLines ?? []).map(({ page, rects }) => [page, rects] as const)),
    [document.unreadLines],
  );
  const onSize = useCallback((page: number, size: PageSize) => {
    setSizes((all) => (all.has(page) ? all : new Map(all).set(page, size)));
  }, []);
  const percent = toPercent(width, first.width);
  const toolbar = (
    <ViewerToolbar
      pages={{ page: current, pageCount: pageCount === 0 ? null : pageCount, onGoTo: goTo }}
      zoom={{
        percent,
        onStep: (direction) => setZoom(stepZoom(percent, direction)),
        onFit: () => setZoom('fit'),
        isFit: zoom === 'fit',
      }}
      {...(isFramed ? {} : { thumbs: { isShown: hasThumbs, onChange: setHasThumbs } })}
      {...(renderPassage === undefined ? {} : { words: { isSelecting, onChange: setIsSelecting } })}
      {...(onMarks === undefined ? {} : { marks: { isShown: hasMarks, onChange: onMarks } })}
    />
  );
  const thumbs = hasThumbs && isOpen && (
    <OrderThumbs
      pageCount={pageCount}
      current={current}
      conditions={conditions}
      unreadPages={document.unreadPages}
      onGoTo={goTo}
    />
  );
  return (
    <DocumentViewer label={words.document} toolbar={toolbar} thumbs={thumbs} isFramed={isFramed}>
      <PageView ref={box} label={words.pages}>
        <Document
          key={attempt}
          file={file}
          options={options}
          suspense={false}
          loading={<SkeletonRows label={viewerWords.loading} />}
          noData={null}
          error={
            <LoadError
              title={viewerWords.failed}
              text={words.failed}
              onRetry={() => setAttempt((count) => count + 1)}
            />
          }
          onLoadSuccess={({ numPages }) => {
            setPageCount(numPages);
            setIsOpen(true);
          }}
        >
          {Array.from({ length: pageCount }, (_, index) => {
            const page = index + 1;
            const size = sizes.get(page) ?? first;
            return (
              <PdfPage
                key={page}
                page={page}
                size={size}
                width={toPageWidth(zoom, paneWidth, size.width)}
                wordsOf={document.recognisedPages?.includes(page) ? document.id : null}
                isNear={paneWidth > 0 && Math.abs(page - current) <= NEAR}
                marks={marks.get(page) ?? NO_MARKS}
                unread={hasMarks ? (unread.get(page) ?? NO_LINES) : NO_LINES}
                selectedId={selectedId}
                onSelect={onSelect}
                onSize={onSize}
              />
            );
          })}
        </Document>
        {renderPassage !== undefined && (
          <PassageLayer
            box={box}
            isWalking={isSelecting}
            onWalkEnd={() => setIsSelecting(false)}
            renderActions={renderPassage}
          />
        )}
      </PageView>
    </DocumentViewer>
  );
}
