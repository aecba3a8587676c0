/** A page of a document with its marks, and the parts of the review beside it. */
export { DocumentPage, type DocumentPageProps } from './document-page/document-page.tsx';
export type { DocumentMark, MarkBox } from './document-page/marks.ts';
export { toMarkTop } from './document-page/marks.ts';
export { PageCut, type PageCutProps } from './document-page/page-cut.tsx';
export { PageWords, type PageWordsProps, type WordBox } from './document-page/page-words.tsx';
export {
  DocumentViewer,
  type DocumentViewerProps,
  PageView,
  type PageViewProps,
} from './document-viewer/document-viewer.tsx';
export { type PageThumb, PageThumbs, type PageThumbsProps } from './document-viewer/page-thumbs.tsx';
export {
  type TextMark,
  type TextParagraph,
  TextSheet,
  type TextSheetProps,
} from './document-viewer/text-sheet.tsx';
export { type PageTarget, usePageScroll } from './document-viewer/use-page-scroll.ts';
export { useWidth } from './document-viewer/use-width.ts';
export type { ViewerSearch } from './document-viewer/viewer-find.tsx';
export {
  ViewerToolbar,
  type ViewerToolbarProps,
  type ViewerZoom,
} from './document-viewer/viewer-toolbar.tsx';
export { stepZoom, toPageWidth, toPercent, type Zoom } from './document-viewer/zoom.ts';
export {
  EntryList,
  type EntryListProps,
  type Fact,
  FactList,
  type FactListProps,
  FactSource,
  type FactSourceProps,
  FactText,
  type FactTextProps,
} from './facts/facts.tsx';
export {
  OrderList,
  type OrderListProps,
  OrderRow,
  type OrderRowProps,
  UploadList,
  type UploadListProps,
} from './order-list/order-list.tsx';
export { PageStrip, type PageStripProps, type StripPage } from './page-strip/page-strip.tsx';
export type { Passage } from './passage/passage.ts';
export { PassageLayer, type PassageLayerProps } from './passage/passage-layer.tsx';
export { KeysDialog, type KeysDialogProps } from './review/keys-dialog.tsx';
export {
  CountList,
  type CountListProps,
  LeftOutList,
  type LeftOutListProps,
} from './review/review-dialogs.tsx';
export {
  NoticeMore,
  type NoticeMoreProps,
  OpenQuestions,
  type OpenQuestionsProps,
  type Reading,
  ReadingChoice,
  type ReadingChoiceProps,
  ReviewText,
  type ReviewTextProps,
  SentenceInput,
  type SentenceInputProps,
} from './review/review-fields.tsx';
export {
  Review,
  ReviewPanes,
  type ReviewPanesProps,
  type ReviewProps,
  type ReviewSide,
  ReviewSkeleton,
  type ReviewSkeletonProps,
} from './review/review-frame.tsx';
export { ReviewHead, type ReviewHeadProps, type ReviewProgress } from './review/review-head.tsx';
export {
  ReviewActions,
  type ReviewActionsProps,
  ReviewEmpty,
  type ReviewEmptyProps,
  ReviewGroup,
  type ReviewGroupProps,
  ReviewList,
  type ReviewListProps,
  ReviewNotices,
  type ReviewNoticesProps,
  ReviewRows,
  type ReviewRowsProps,
  type ReviewTab,
} from './review/review-list.tsx';
export { ReviewRow, type ReviewRowProps } from './review/review-row.tsx';
export { SplitPicker, type SplitPickerProps } from './split-picker/split-picker.tsx';
export { splitText, suggestSplit } from './split-picker/split-places.ts';
