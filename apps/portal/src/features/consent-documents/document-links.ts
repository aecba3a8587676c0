import type { Citation } from '@anupalan/api-client/types';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import { useCallback } from 'react';
import { useAccess } from '../../shared/session/use-session.ts';

/** Address of an order with its facts. */
export function toDocumentPath(documentId: string): string {
  return `${COMPANY_PATHS.consentDocuments}/${documentId}`;
}

/** Whether the session may put a newer order in the place of an older one (contract, POST …/renew). */
export function useCanRenew(): boolean {
  return useAccess('Consent Analyzer', 'manage');
}

/** Address of a cited page in the analyser; null for people who may not open it. */
export function useSourcePath(): (documentId: string, citation?: Citation | null) => string | null {
  const canAnalyze = useAccess('Consent Analyzer');
  return useCallback(
    (documentId: string, citation?: Citation | null) => {
      if (!canAnalyze) return null;
      const page = citation?.page ?? null;
      return `${COMPANY_PATHS.consentAnalyzer}/${documentId}${page === null ? '' : `?page=${page}`}`;
    },
    [canAnalyze],
  );
}

/** Whether the session may correct and delete orders (contract, PATCH and DELETE /consent-documents/{id}). */
export function useCanManageDocuments(): boolean {
  const canManageDocuments = useAccess('Consent Documents', 'manage');
  const canManageAnalyzer = useAccess('Consent Analyzer', 'manage');
  return canManageDocuments || canManageAnalyzer;
}
