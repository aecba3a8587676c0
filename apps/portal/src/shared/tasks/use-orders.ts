import { useListConsentDocumentsQuery } from '@anupalan/api-client/endpoints/consent-documents';
import { useListObligationsQuery } from '@anupalan/api-client/endpoints/obligations';
import type { ConsentDocument, Obligation, Task } from '@anupalan/api-client/types';
import { PAGINATION } from '@anupalan/enums/limits';
import { useMemo } from 'react';
import { useAccess } from '../session/use-session.ts';

/** Whether the session may read orders (contract, GET /consent-documents). */
function useCanReadOrders(): boolean {
  const canReadDocuments = useAccess('Consent Documents');
  const canAnalyze = useAccess('Consent Analyzer');
  return canReadDocuments || canAnalyze;
}

/** Every order by its id, and in a list. Empty for people who may not read orders. */
export type Orders = {
  list: readonly ConsentDocument[];
  find: (id: string | null) => ConsentDocument | null;
  /** They are asked for and have not come yet; a failure ends it. */
  isLoading: boolean;
};

/** The orders that tasks come from. */
export function useOrders(): Orders {
  const canRead = useCanReadOrders();
  const { data, isLoading } = useListConsentDocumentsQuery(
    { isPagination: PAGINATION.off },
    { skip: !canRead },
  );
  const list = data?.rows;
  return useMemo(() => {
    const byId = new Map((list ?? []).map((order) => [order.id, order]));
    return { list: list ?? [], find: (id) => (id === null ? null : (byId.get(id) ?? null)), isLoading };
  }, [list, isLoading]);
}

/** The obligation that a task was made of, with the order's own words; null until it is known, or for none. */
export function useSourceObligation(
  task: Pick<Task, 'consentDocumentId' | 'obligationId'> | undefined,
): Obligation | null {
  const canRead = useCanReadOrders();
  const documentId = task?.consentDocumentId ?? null;
  const isNeeded = canRead && documentId !== null && task?.obligationId != null;
  const { data } = useListObligationsQuery(documentId ?? '', { skip: !isNeeded });
  if (!isNeeded) return null;
  return data?.rows.find(({ id }) => id === task.obligationId) ?? null;
}
