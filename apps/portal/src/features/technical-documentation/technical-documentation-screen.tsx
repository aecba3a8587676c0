import { useNavigate, useParams } from 'react-router';
import { DocumentDrawer } from './document/document-drawer.tsx';
import { DocumentsPage } from './list/documents-page.tsx';
import { useTechnicalPaths } from './technical-paths.ts';

/** Folders and their documents; one document opens at the side under an address of its own. */
export function TechnicalDocumentationScreen() {
  const { documentId } = useParams();
  const navigate = useNavigate();
  const paths = useTechnicalPaths();
  return (
    <>
      <DocumentsPage />
      {documentId !== undefined && (
        <DocumentDrawer key={documentId} id={documentId} onClose={() => void navigate(paths.list)} />
      )}
    </>
  );
}
