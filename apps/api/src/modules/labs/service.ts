import { todayIn } from '@anupalan/compliance/schedules/today';
import { LAB_PAGE_MESSAGES } from '@anupalan/enums/labs';
import type { Lab, LabPage } from '@anupalan/validators/entities/lab';
import type { LabsQuery } from '@anupalan/validators/requests/labs';
import type { UpdateLabPageRequest } from '@anupalan/validators/requests/organisation';
import { type MemberCaller, mayView } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { toLab, toLabPage } from './entities.ts';
import * as repository from './repository.ts';

function todayOf(services: Pick<Services, 'now'>, caller: MemberCaller): string {
  return todayIn(caller.organisation.timeZone, services.now().toISOString());
}

/** Laboratories that have published their page. */
export async function listLabs(
  services: Services,
  caller: MemberCaller,
  query: LabsQuery,
): Promise<{ labs: Lab[]; total: number }> {
  const today = todayOf(services, caller);
  const { rows, total } = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.listLabs(tx, query, today),
  );
  return { labs: rows.map((row) => hideContact(caller, toLab(row, today))), total };
}

/** A laboratory that has published its page. @throws AppError not_found (404) */
export async function getLab(services: Services, caller: MemberCaller, id: string): Promise<Lab> {
  const row = isId(id)
    ? await services.db.forOrganisation(caller.organisation.id, (tx) => repository.findPublished(tx, id))
    : undefined;
  if (!row) throw notFound('laboratory');
  return hideContact(caller, toLab(row, todayOf(services, caller)));
}

/**
 * Leaves out how a laboratory is reached for people who may not ask it: a trial whose email address nobody has confirmed
 * (D11), and people who may not see enquiries. Anybody can sign up, and a list of contacts invites collecting them.
 */
function hideContact(caller: MemberCaller, lab: Lab): Lab {
  if (caller.isEmailVerified && mayView(caller, 'Reporting Task')) return lab;
  return { ...lab, contactName: null, contactEmail: null, contactPhone: null };
}

/** Name of a published laboratory, within a transaction. @throws AppError not_found (404) */
export async function getLabName(tx: Tx, id: string): Promise<string> {
  const row = isId(id) ? await repository.findPublished(tx, id) : undefined;
  if (!row) throw notFound('laboratory');
  return row.name;
}

/** The own page as of a day. */
export async function getOwnPage(tx: Tx, organisationId: string, today: string): Promise<LabPage> {
  return toLabPage(await repository.findPage(tx, organisationId), today);
}

/**
 * Writes the own page, with what it shows of the organisation. A published page says what the laboratory tests and
 * how to reach it.
 * @throws AppError invalid (422)
 */
export async function saveOwnPage(
  tx: Tx,
  organisation: { id: string; name: string; address: string | null; state: string | null },
  changes: UpdateLabPageRequest,
  now: Date,
): Promise<void> {
  const { id, name, address, state } = organisation;
  const { isPublished, statesServed, ...rest } = changes;
  const before = await repository.findPage(tx, id);
  const publishedAt =
    isPublished === undefined || isPublished === (before?.publishedAt != null)
      ? {}
      : { publishedAt: isPublished ? now : null };
  await repository.savePage(
    tx,
    id,
    name,
    { ...rest, address, state, ...(statesServed ? { statesServed } : {}), ...publishedAt },
    now,
  );
  const after = await repository.findPage(tx, id);
  if (!after?.publishedAt) return;
  if ((after.scope as unknown[]).length === 0)
    throw invalidField('lab.scope', LAB_PAGE_MESSAGES.scopeMissing);
  if (!after.contactEmail && !after.contactPhone)
    throw invalidField('lab.contactEmail', LAB_PAGE_MESSAGES.contactMissing);
}
