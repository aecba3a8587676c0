import type { OrderDates } from '@anupalan/compliance/reading/duties/due';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { UpdateConsentDocumentRequest } from '@anupalan/validators/requests/consent-documents';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { answerDuties } from '../questions/answer.ts';
import { answerFacts, planAnswers } from '../questions/plan.ts';
import { type RedatedOrder, redateOrder } from '../tasks/redate-order.ts';
import { todayOf } from '../tasks/service.ts';
import { mergeFacts, toDates } from './entities.ts';
import * as repository from './repository.ts';
import { getDocumentIn } from './service.ts';

/** An order after a correction, and what followed from a date that was put right. */
export type CorrectedOrder = { document: ConsentDocument; redated: RedatedOrder };

/**
 * Puts the title or facts right and answers questions, in one transaction. A corrected fact has confidence 1; it and
 * the answers stay over a re-read. What is due by them follows.
 * @throws AppError not_found for an order or a question; invalid for an answer that does not fit
 */
export async function updateDocument(
  services: Services,
  caller: MemberCaller,
  id: string,
  body: UpdateConsentDocumentRequest,
): Promise<CorrectedOrder> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    if (body.answers) await repository.lock(tx, id);
    const row = await repository.findDocument(tx, id);
    if (!row) throw notFound('document');
    const answered = planAnswers(row, body.answers ?? {});
    const changedFacts = Object.fromEntries(
      Object.entries(body.facts ?? {}).filter(([, value]) => value !== undefined),
    );
    const { facts, answers } = answerFacts(row, answered);
    const correctedFacts = { ...facts, ...changedFacts };
    const dates = toDates(mergeFacts({ facts: row.facts, correctedFacts }));
    const redated = await redate(services, tx, caller, row, dates);
    const kept = await answerDuties(services, tx, caller, { id, dates, answers }, answered);
    await repository.updateDocument(
      tx,
      id,
      {
        ...(body.title === undefined ? {} : { title: body.title }),
        ...(Object.keys(changedFacts).length > 0 || answered.length > 0 ? { correctedFacts } : {}),
        ...(answered.length > 0 ? { answers: kept } : {}),
      },
      services.now(),
    );
    if (answered.length === 0 || body.title !== undefined || Object.keys(changedFacts).length > 0)
      await recordCorrection(services, tx, caller, row, { title: body.title, facts: changedFacts });
    return { document: await getDocumentIn(tx, id, todayOf(services, caller)), redated };
  });
}

/** What is worked out from the dates of the order follows them. */
async function redate(
  services: Services,
  tx: Tx,
  caller: MemberCaller,
  row: repository.DocumentRow,
  after: OrderDates,
): Promise<RedatedOrder> {
  const before = toDates(mergeFacts(row));
  if (before.issuedOn === after.issuedOn && before.validUpto === after.validUpto)
    return { obligations: 0, tasks: 0 };
  const read = toDates(row.facts as ConsentDocument['facts']);
  return redateOrder(services, tx, caller, row.id, { before: [before, read], after });
}

function recordCorrection(
  services: Services,
  tx: Tx,
  caller: MemberCaller,
  row: repository.DocumentRow,
  { title, facts }: { title: string | undefined; facts: Record<string, unknown> },
): Promise<void> {
  const names = [...(title === undefined ? [] : ['title']), ...Object.keys(facts)];
  return recordChange(tx, caller, {
    action: 'update',
    entity: 'consent_document',
    entityId: row.id,
    summary: `Corrected ${names.join(', ') || 'nothing'} of ${row.title}`,
    details: { facts },
    at: services.now(),
  });
}
