import { LoadError, SkeletonRows } from '@anupalan/ui';
import { DocumentViewer } from '@anupalan/ui/document';
import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { isShownAsText } from '../review/conditions.ts';
import { TextViewer } from './text-viewer.tsx';
import type { ViewerProps } from './viewer-types.ts';

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

/** Props of {@link DocumentPane}. */
export type DocumentPaneProps = Omit<ViewerProps, 'hasMarks'> & { onPage: (page: number) => void };

const waiting = (
  <DocumentViewer label="Consent document">
    <SkeletonRows label="Loading the pages" />
  </DocumentViewer>
);

/** The order itself, as pages or as text, with its conditions marked. */
export function DocumentPane(props: DocumentPaneProps) {
  const [hasMarks, setHasMarks] = useState(true);
  const shared = { ...props, hasMarks, onMarks: setHasMarks };
  if (isShownAsText(props.document)) return <TextViewer {...shared} />;
  return (
    <ViewerBoundary>
      <Suspense fallback={waiting}>
        <PdfViewer {...shared} />
      </Suspense>
    </ViewerBoundary>
  );
}
