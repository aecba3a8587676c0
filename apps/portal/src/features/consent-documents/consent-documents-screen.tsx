import { Page, SkeletonRows } from '@anupalan/ui';
import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { DocumentPage } from './document/document-page.tsx';
import { DocumentsPage } from './list/documents-page.tsx';

// Needed once in years: it comes when it is opened.
const RenewalPage = lazy(async () => ({ default: (await import('./renewal/renewal-page.tsx')).RenewalPage }));

const waiting = (
  <Page>
    <SkeletonRows label="Loading the renewal" />
  </Page>
);

/** Consent Documents: every order, one of them with its facts below the screen's path, and its renewal. */
export function ConsentDocumentsScreen() {
  const { documentId } = useParams();
  const { pathname } = useLocation();
  if (documentId === undefined) return <DocumentsPage />;
  if (!/\/renew\/?$/i.test(pathname)) return <DocumentPage key={documentId} documentId={documentId} />;
  return (
    <Suspense fallback={waiting}>
      <RenewalPage key={documentId} documentId={documentId} />
    </Suspense>
  );
}
