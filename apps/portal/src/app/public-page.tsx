import { Outlet } from 'react-router';
import { useDocumentTitle } from '../shared/routing/use-document-title.ts';

/** A page outside the shell: sets the title, the rest is the page's own. */
export function PublicPage({ title }: { title: string }) {
  useDocumentTitle(title);
  return <Outlet />;
}
