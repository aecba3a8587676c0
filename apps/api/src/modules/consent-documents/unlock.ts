import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import { ORDER_MESSAGES } from '@anupalan/enums/messages';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { MemberCaller } from '../../access/caller.ts';
import { AppError, invalidField } from '../../http/problem.ts';
import { clearHits, countHit } from '../../http/rate-limit.ts';
import type { Services } from '../../http/services.ts';
import { removePasswordOf } from '../../rewriting/rewrite.ts';
import { recordChange } from '../audit/service.ts';
import { keepWithinQuota, takeRoom } from '../quotas/storage.ts';
import { queueReading } from './reading-queue.ts';
import * as repository from './repository.ts';
import { checkNoTwin, getDocumentOfToday } from './service.ts';

/** Wrong passwords of an order, by whomever: who has forgotten it looks it up, who guesses does not get far. */
const TRIES = { max: 10, windowSeconds: 15 * 60 };

/**
 * Opens a protected order with its password: a copy without protection is kept beside the file, is read and shown. The
 * password is kept nowhere.
 * @param signal aborted where nobody waits any more
 * @throws AppError conflict (409) where the order is not waiting for one, or its file is there a second time; invalid
 * (422) for a wrong one; too_many (429); too_large (413) without room
 */
export async function unlockDocument(
  services: Services,
  caller: MemberCaller,
  id: string,
  password: string,
  signal: AbortSignal,
): Promise<ConsentDocument> {
  const organisationId = caller.organisation.id;
  const file = await services.db.forOrganisation(organisationId, async (tx) => {
    await checkNoTwin(tx, id);
    return repository.findProtected(tx, id);
  });
  if (!file) throw notWaiting();
  const tries = `unlock:${id}`;
  await countHit(services, tries, TRIES);
  const made = await removePasswordOf(services.files, file, password, { organisationId, signal });
  if (!made.ok) {
    if (made.code === 'wrong_password') throw invalidField('password', ORDER_MESSAGES.wrongPassword);
    throw new AppError('invalid', toFailure(made.code).failure);
  }
  await clearHits(services, tries);
  const shown = { shownKey: await keepWithinQuota(services, caller, made.pdf), shownSize: made.pdf.size };
  try {
    return await services.db.forOrganisation(organisationId, async (tx) => {
      await takeRoom(tx, organisationId, shown.shownSize);
      await checkNoTwin(tx, id);
      if (!(await repository.setUnlocked(tx, id, shown, services.now()))) throw notWaiting();
      await queueReading(services.jobs, tx, { organisationId, consentDocumentId: id });
      await recordChange(tx, caller, {
        action: 'unlock',
        entity: 'consent_document',
        entityId: id,
        summary: `Opened ${file.fileName} with its password`,
        at: services.now(),
      });
      return getDocumentOfToday(services, tx, caller, id);
    });
  } catch (error) {
    await services.files.delete(shown.shownKey);
    throw error;
  }
}

function notWaiting(): AppError {
  return new AppError('conflict', ORDER_MESSAGES.notProtected);
}
