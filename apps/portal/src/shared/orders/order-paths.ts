import { COMPANY_PATHS } from '@anupalan/enums/paths';

/** What the review opens at: a page of the order, or one of its conditions. */
export type ReviewPlace = { page?: number | null; obligationId?: string | null };

/** Address of the review of an order. */
export function toReviewPath(documentId: string, { page, obligationId }: ReviewPlace = {}): string {
  const search = new URLSearchParams();
  if (page) search.set('page', String(page));
  if (obligationId) search.set('obligation', obligationId);
  const query = search.toString();
  return `${COMPANY_PATHS.consentAnalyzer}/${documentId}${query === '' ? '' : `?${query}`}`;
}

/** Address of the facts of an order. */
export function toFactsPath(documentId: string): string {
  return `${COMPANY_PATHS.consentDocuments}/${documentId}`;
}

/** Says in the address of an order that an application for its renewal is to be recorded. */
export const APPLICATION_PARAM = 'application';

/** Address where it is recorded that renewal of an order was applied for. */
export function toApplicationPath(documentId: string): string {
  return `${toFactsPath(documentId)}?${APPLICATION_PARAM}=new`;
}

/** The place that an address names; a page that is no whole number from 1 names nothing. */
export function parseReviewPlace(search: URLSearchParams): {
  page: number | null;
  obligationId: string | null;
} {
  const page = Number(search.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : null,
    obligationId: search.get('obligation'),
  };
}

/** Address of the renewal of an order; with the newer one, if that is known. */
export function toRenewalPath(documentId: string, newDocumentId?: string): string {
  const query = newDocumentId === undefined ? '' : `?with=${newDocumentId}`;
  return `${COMPANY_PATHS.consentDocuments}/${documentId}/renew${query}`;
}
