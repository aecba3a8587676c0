import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { MemberCaller } from '../../access/caller.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import type { StoredDoubt } from './doubts.ts';
import * as repository from './repository.ts';
import { getDocumentOfToday } from './service.ts';

/** Which figure of which order. */
type Place = { documentId: string; doubtId: string };

/** @throws AppError not_found (404) where the order has no such figure */
export async function checkDoubt(
  services: Services,
  caller: MemberCaller,
  { documentId, doubtId }: Place,
): Promise<void> {
  const row = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.findDocument(tx, documentId),
  );
  if (!row) throw notFound('document');
  if (!(row.doubts as StoredDoubt[]).some(({ id }) => id === doubtId)) throw notFound('figure');
}

/**
 * Says that a doubtful figure is as the page prints it, or takes that back. It holds for all findings that cite the figure,
 * and over a new reading. Twice changes nothing.
 * @throws AppError not_found (404) for the order or the figure
 */
export async function confirmFigure(
  services: Services,
  caller: MemberCaller,
  { documentId, doubtId }: Place,
  isConfirmed: boolean,
): Promise<ConsentDocument> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await repository.lock(tx, documentId);
    const row = await repository.findDocument(tx, documentId);
    if (!row) throw notFound('document');
    const doubts = row.doubts as StoredDoubt[];
    const doubt = doubts.find(({ id }) => id === doubtId);
    if (!doubt) throw notFound('figure');
    if ((doubt.confirmed !== null) !== isConfirmed) {
      const at = services.now();
      const confirmed = isConfirmed ? { by: caller.userId, at: at.toISOString() } : null;
      const changed = doubts.map((each) => (each === doubt ? { ...doubt, confirmed } : each));
      await repository.setDoubts(tx, documentId, changed);
      const { text, page } = doubt;
      await recordChange(tx, caller, {
        action: 'update',
        entity: 'consent_document',
        entityId: documentId,
        summary: isConfirmed
          ? `Confirmed “${text}” on page ${page} of ${row.title}`
          : `Withdrew the confirmation of “${text}” on page ${page} of ${row.title}`,
        details: { figure: text, page },
        at,
      });
    }
    return getDocumentOfToday(services, tx, caller, documentId);
  });
}
