import type { ConsentDocument } from '@anupalan/api-client/types';
import { useState } from 'react';
import { PdfPane } from '../../../shared/viewer/pdf-pane.tsx';
import { useOrderSource } from '../../../shared/viewer/use-order-source.ts';
import type { ViewerProps } from '../../../shared/viewer/viewer-types.ts';
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
  const getSource = useOrderSource(document.id);
  const shared = { ...props, hasMarks, onMarks: setHasMarks };
  if (isShownAsText(document)) return <TextViewer {...shared} />;
  return <PdfPane {...shared} getSource={getSource} />;
}
