import { LoadError, SkeletonRows } from '@anupalan/ui';
import { DocumentViewer } from '@anupalan/ui/document';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { PdfViewerProps } from './pdf-viewer.tsx';
import { ORDER_WORDS } from './viewer-types.ts';
import { viewerWords } from './words.ts';

// pdf.js is large: it comes only when pages are shown, in a piece of its own.
const PdfViewer = lazy(async () => ({ default: (await import('./pdf-parts.ts')).PdfViewer }));

type BoundaryProps = Pick<PdfViewerProps, 'isFramed' | 'words'> & { children: ReactNode };

/** Keeps a page view that cannot be drawn from taking the list of conditions with it. */
class ViewerBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, isFramed, words = ORDER_WORDS } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <DocumentViewer label={words.document} isFramed={isFramed}>
        <LoadError
          title={viewerWords.notShown}
          text={words.failed}
          onRetry={() => window.location.reload()}
          retryLabel={viewerWords.reload}
        />
      </DocumentViewer>
    );
  }
}

/** Pages of a PDF beside what was found in them. The code that draws them is loaded here. */
export function PdfPane(props: PdfViewerProps) {
  const { isFramed, words = ORDER_WORDS } = props;
  const waiting = (
    <DocumentViewer label={words.document} isFramed={isFramed}>
      <SkeletonRows label={viewerWords.loading} />
    </DocumentViewer>
  );
  return (
    <ViewerBoundary isFramed={isFramed} words={words}>
      <Suspense fallback={waiting}>
        <PdfViewer {...props} />
      </Suspense>
    </ViewerBoundary>
  );
}
