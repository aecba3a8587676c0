import type { OrderDates } from '@anupalan/compliance/reading/duties/due';
import { CONSENT_FACT_LABELS } from '@anupalan/enums/consents';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { UpdateConsentDocumentRequest } from '@anupalan/validators/requests/consent-documents';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { answerDuties } from '../questions/answer.ts';
import { answerFacts, planAnswers } from '../questions/plan.ts';
import {
  type Application,
  isSameApplication,
  toApplicationChange,
} from '../renewal-applications/application.ts';
import { completeRenewal } from '../renewal-applications/complete-renewal.ts';
import { type RedatedOrder, redateOrder } from '../tasks/redate-order.ts';
import { todayOf } from '../tasks/service.ts';
import { mergeFacts, toDates } from './entities.ts';
import * as repository from './repository.ts';
import { getDocumentIn } from './service.ts';

/** An order after a correction, and what followed from a date that was put right. */
export type CorrectedOrder = { document: ConsentDocument; redated: RedatedOrder };

/**
 * Puts the title or facts right, answers questions and records the application for renewal, in one transaction. A corrected
 * fact has confidence 1; it and the answers stay over a re-read. What is due by them follows, and the renewal task the
 * application.
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
    const today = todayOf(services, caller);
    const application = toApplication(row, body, today);
    const answered = planAnswers(row, body.answers ?? {});
    const changedFacts = Object.fromEntries(
      Object.entries(body.facts ?? {}).filter(([, value]) => value !== undefined),
    );
    const { facts, answers } = answerFacts(row, answered);
    const correctedFacts = { ...facts, ...changedFacts };
    const dates = toDates(mergeFacts({ facts: row.facts, correctedFacts }));
    const redated = await redate(services, tx, caller, row, dates);
    const kept = await answerDuties(services, tx, caller, { id, dates, answers }, answered);
    if (application !== null) {
      const { renewalAppliedOn, renewalReference } = row;
      const change = { from: { renewalAppliedOn, renewalReference }, to: application };
      await completeRenewal(tx, caller, id, change, { now: services.now(), today });
    }
    await repository.updateDocument(
      tx,
      id,
      {
        ...(body.title === undefined ? {} : { title: body.title }),
        ...(Object.keys(changedFacts).length > 0 || answered.length > 0 ? { correctedFacts } : {}),
        ...(answered.length > 0 ? { answers: kept } : {}),
        ...application,
      },
      services.now(),
    );
    if (application !== null)
      await recordChange(tx, caller, toApplicationChange(row, application, services.now()));
    const isOtherChange = answered.length > 0 || application !== null;
    if (!isOtherChange || body.title !== undefined || Object.keys(changedFacts).length > 0)
      await recordCorrection(services, tx, caller, row, { title: body.title, facts: changedFacts });
    return { document: await getDocumentIn(tx, id, today), redated };
  });
}

/**
 * The application for renewal that a change records, amends or takes back; null: it changes nothing of it.
 * @throws AppError invalid (422) for a day to come, or a reference without a day
 */
function toApplication(
  row: repository.DocumentRow,
  { renewalAppliedOn, renewalReference }: UpdateConsentDocumentRequest,
  today: string,
): Application | null {
  if (renewalAppliedOn === undefined && renewalReference === undefined) return null;
  if (renewalAppliedOn && renewalAppliedOn > today)
    throw invalidField('renewalAppliedOn', FIELD_MESSAGES.appliedInFuture);
  const appliedOn = renewalAppliedOn === undefined ? row.renewalAppliedOn : renewalAppliedOn;
  const reference = renewalReference === undefined ? row.renewalReference : renewalReference || null;
  if (appliedOn === null && renewalReference)
    throw invalidField('renewalAppliedOn', FIELD_MESSAGES.appliedOnRequired);
  const after = { renewalAppliedOn: appliedOn, renewalReference: appliedOn === null ? null : reference };
  return isSameApplication(after, row) ? null : after;
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
  const labels: Readonly<Record<string, string>> = CONSENT_FACT_LABELS;
  const names = [
    ...(title === undefined ? [] : ['the title']),
    ...Object.keys(facts).map((name) => `“${labels[name] ?? name}”`),
  ];
  return recordChange(tx, caller, {
    action: 'update',
    entity: 'consent_document',
    entityId: row.id,
    summary: `Corrected ${names.join(', ') || 'nothing'} of ${row.title}`,
    details: { facts },
    at: services.now(),
  });
}
