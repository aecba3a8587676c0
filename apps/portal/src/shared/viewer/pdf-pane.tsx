import { LoadError, SkeletonRows } from '@anupalan/ui';
import { DocumentViewer } from '@anupalan/ui/document';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { PdfViewerProps } from './pdf-viewer.tsx';

// pdf.js is large: it comes only when pages are shown, in a piece of its own.
const PdfViewer = lazy(async () => ({ default: (await import('./pdf-viewer.tsx')).PdfViewer }));

/** Keeps a page view that cannot be drawn from taking the list of conditions with it. */
class ViewerBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <DocumentViewer label="Consent document">
        <LoadError
          title="The pages could not be shown"
          text="The conditions can still be checked against the quoted words."
          onRetry={() => window.location.reload()}
          retryLabel="Load again"
        />
      </DocumentViewer>
    );
  }
}

const waiting = (
  <DocumentViewer label="Consent document">
    <SkeletonRows label="Loading the pages" />
  </DocumentViewer>
);

/** Pages of a PDF beside what was found in them. The code that draws them is loaded here. */
export function PdfPane(props: PdfViewerProps) {
  return (
    <ViewerBoundary>
      <Suspense fallback={waiting}>
        <PdfViewer {...props} />
      </Suspense>
    </ViewerBoundary>
  );
}
