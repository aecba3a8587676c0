import { toConsentFileSource } from '@anupalan/api-client/files';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { useCallback, useState } from 'react';
import { PdfPane } from '../../../shared/viewer/pdf-pane.tsx';
import type { PdfSource, ViewerProps } from '../../../shared/viewer/viewer-types.ts';
import { isShownAsText } from '../review/conditions.ts';
import { TextViewer } from './text-viewer.tsx';

/** Props of {@link DocumentPane}. */
export type DocumentPaneProps = Omit<ViewerProps, 'hasMarks' | 'document'> & {
  document: ConsentDocument;
  onPage: (page: number) => void;
};

/** The order itself, as pages or as text, with its conditions marked. */
export function DocumentPane(props: DocumentPaneProps) {
  const { document } = props;
  const [hasMarks, setHasMarks] = useState(true);
  // In ranges, with the session's header (D36).
  const getSource = useCallback((): PdfSource => {
    const { url, httpHeaders, withCredentials } = toConsentFileSource(document.id);
    return {
      file: { url },
      options: { httpHeaders, withCredentials, disableStream: true, disableAutoFetch: true },
    };
  }, [document.id]);
  const shared = { ...props, hasMarks, onMarks: setHasMarks };
  if (isShownAsText(document)) return <TextViewer {...shared} />;
  return <PdfPane {...shared} getSource={getSource} />;
}
