import { BRAND } from '@anupalan/enums/brand';
import { useEffect } from 'react';

/** What stands before the title while a form has errors. */
const ERROR_PREFIX = 'Error: ';

/** Sets the document's title: `Support · Anupalan`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);
}

/** Puts `Error: ` before the document's title while `hasErrors`. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    if (!document.title.startsWith(ERROR_PREFIX)) document.title = ERROR_PREFIX + document.title;
    return () => {
      if (document.title.startsWith(ERROR_PREFIX)) {
        document.title = document.title.slice(ERROR_PREFIX.length);
      }
    };
  }, [hasErrors]);
}
