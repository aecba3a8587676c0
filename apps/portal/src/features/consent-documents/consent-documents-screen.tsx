import { useParams } from 'react-router';
import { DocumentPage } from './document/document-page.tsx';
import { DocumentsPage } from './list/documents-page.tsx';

/** Consent Documents: every order, and one of them with its facts below the screen's path. */
export function ConsentDocumentsScreen() {
  const { documentId } = useParams();
  return documentId === undefined ? (
    <DocumentsPage />
  ) : (
    <DocumentPage key={documentId} documentId={documentId} />
  );
}
