// All that draws pages with pdf.js comes in one piece.
export { PagePart } from './page-part.tsx';
export { PdfViewer } from './pdf-viewer.tsx';
