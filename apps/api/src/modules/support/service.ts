import { BRAND } from '@anupalan/enums/brand';
import { COMPANY_PATHS, LAB_PATHS } from '@anupalan/enums/paths';
import type { AppRole } from '@anupalan/enums/roles';
import {
  REQUESTER_SUPPORT_STATUSES,
  SUPPORT_MESSAGES,
  SUPPORT_STATUS_LABELS,
  SUPPORT_STATUS_TRANSITIONS,
  type SupportStatus,
} from '@anupalan/enums/support';
import type { SupportRequest } from '@anupalan/validators/entities/support-request';
import type { CreateSupportRequest } from '@anupalan/validators/requests/support';
import { v7 as uuidv7 } from 'uuid';
import type { Caller, MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange, recordPlainChange } from '../audit/service.ts';
import { deliverNotification } from '../notifications/service.ts';
import * as repository from './repository.ts';

const REQUEST = 'support request';
/** Who answers where an operator gives no name. */
export const SUPPORT_STAFF = `${BRAND.name} support`;

/** @throws AppError not_found (404) */
export async function getRequest(
  services: Pick<Services, 'db'>,
  caller: MemberCaller,
  id: string,
): Promise<SupportRequest> {
  if (!isId(id)) throw notFound(REQUEST);
  return services.db.forOrganisation(caller.organisation.id, (tx) => getRequestIn(tx, id));
}

async function getRequestIn(tx: Tx, id: string): Promise<SupportRequest> {
  const found = await repository.find(tx, id);
  if (!found) throw notFound(REQUEST);
  return found;
}

/** Asks the staff of the platform. */
export async function createRequest(
  services: Services,
  caller: MemberCaller,
  body: CreateSupportRequest,
): Promise<SupportRequest> {
  const id = uuidv7();
  const now = services.now();
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await repository.insert(tx, {
      id,
      organisationId: caller.organisation.id,
      userId: caller.userId,
      ...body,
      name: caller.name,
      email: caller.email,
      now,
    });
    await note(tx, caller, { id, action: 'create', summary: `Asked support: “${body.subject}”`, now });
    return getRequestIn(tx, id);
  });
}

/**
 * Writes into the conversation of a request of the own organisation.
 * @throws AppError not_found (404), invalid (422) where it is resolved
 */
export async function addMessage(
  services: Services,
  caller: MemberCaller,
  id: string,
  text: string,
): Promise<SupportRequest> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const request = await lock(tx, id);
    if (request.status === 'RESOLVED') throw invalidField('text', SUPPORT_MESSAGES.resolved);
    const now = services.now();
    await repository.insertMessage(tx, {
      organisationId: caller.organisation.id,
      supportRequestId: id,
      text,
      byName: caller.name,
      now,
    });
    await note(tx, caller, { id, action: 'message', summary: `Wrote to support: “${request.subject}”`, now });
    return getRequestIn(tx, id);
  });
}

/**
 * Resolves or reopens a request of the own organisation; only staff takes one up (D29).
 * @throws AppError not_found (404), invalid (422)
 */
export async function setStatusAsRequester(
  services: Services,
  caller: MemberCaller,
  { id, status }: { id: string; status: SupportStatus },
): Promise<SupportRequest> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const request = await lock(tx, id);
    if (!REQUESTER_SUPPORT_STATUSES.includes(status)) throw wrongStep(request.status, status);
    const now = services.now();
    await changeStatus(tx, { request, organisationId: caller.organisation.id, status, by: caller.name, now });
    const summary = `Set “${request.subject}” to ${SUPPORT_STATUS_LABELS[status].toLowerCase()}`;
    await note(tx, caller, { id, action: 'status', summary, now });
    return getRequestIn(tx, id);
  });
}

/** A step of the staff: words, another state, or both. */
export type StaffStep = { id: string; text?: string; status?: SupportStatus; by: string; now: Date };

/**
 * Takes a step of the staff in a transaction of the system, and tells whoever asked: in the app and by mail, or by
 * mail alone who wrote through the form of the site.
 * @returns the organisation of the request, null for one of the form
 * @throws AppError not_found (404), invalid (422)
 */
export async function stepAsStaff(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  { id, text, status, by, now }: StaffStep,
): Promise<{ organisationId: string | null; subject: string }> {
  const request = await lock(tx, id);
  const { organisationId, userId, area } = await repository.findRequester(tx, id);
  if (text !== undefined) {
    const eventId = await repository.insertMessage(tx, {
      organisationId,
      supportRequestId: id,
      text,
      byName: by,
      now,
    });
    if (organisationId === null)
      await services.jobs.enqueue(tx, 'send-support-answer', { supportRequestId: id, eventId });
  }
  if (status !== undefined) await changeStatus(tx, { request, organisationId, status, by, now });
  if (organisationId !== null && userId !== null) {
    const title =
      text === undefined && status !== undefined
        ? `Your request is ${SUPPORT_STATUS_LABELS[status].toLowerCase()}`
        : 'Your request was answered';
    await deliverNotification(
      services,
      tx,
      {
        organisationId,
        title,
        message: text === undefined ? request.subject : `${request.subject}\n${text}`,
        type: 'system',
        channel: 'all',
        audience: 'all',
        link: toRequestPath(area === 'lab' ? 'lab' : 'company', id),
        createdBy: null,
        now,
      },
      [{ userId, organisationId }],
    );
  }
  return { organisationId, subject: request.subject };
}

/** @throws AppError not_found (404) where no organisation, and nobody on the site, has such a request */
export async function checkRequestAsStaff(services: Pick<Services, 'db'>, id: string): Promise<void> {
  if (!isId(id)) throw notFound(REQUEST);
  await services.db.readAsSystem('operator-command', (tx) => getRequestIn(tx, id));
}

/**
 * Sets the status of a request of any organisation, as an operator does from the command line (D50); whoever asked is told.
 * @throws AppError not_found (404), invalid (422)
 */
export async function setStatusAsStaff(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  caller: Caller,
  { id, status }: { id: string; status: SupportStatus },
): Promise<SupportRequest> {
  const now = services.now();
  return services.db.asSystem('operator-command', async (tx) => {
    const { organisationId, subject } = await stepAsStaff(services, tx, {
      id,
      status,
      by: SUPPORT_STAFF,
      now,
    });
    await recordPlainChange(tx, {
      organisationId,
      actorId: null,
      actorName: SUPPORT_STAFF,
      action: 'status',
      entity: 'support_request',
      entityId: id,
      summary: `Set “${subject}” to ${SUPPORT_STATUS_LABELS[status].toLowerCase()}`,
      details: { by: caller.name },
      at: now,
    });
    return getRequestIn(tx, id);
  });
}

/** The portal's path of a request, opened. */
function toRequestPath(area: AppRole, id: string): string {
  return `${(area === 'lab' ? LAB_PATHS : COMPANY_PATHS).support}?request=${id}`;
}

/** The answer to a request of the form of the site, for its mail; null where one of the two is gone. */
export function findAnswerByMail(
  services: Pick<Services, 'db'>,
  { supportRequestId, eventId }: { supportRequestId: string; eventId: string },
): Promise<{ name: string; email: string; subject: string; text: string } | null> {
  return services.db.asSystem('public-contact', (tx) => repository.findAnswer(tx, supportRequestId, eventId));
}

async function lock(tx: Tx, id: string): Promise<SupportRequest> {
  const request = isId(id) ? await repository.find(tx, id, { lock: true }) : null;
  if (!request) throw notFound(REQUEST);
  return request;
}

async function changeStatus(
  tx: Tx,
  {
    request,
    organisationId,
    status,
    by,
    now,
  }: {
    request: SupportRequest;
    organisationId: string | null;
    status: SupportStatus;
    by: string;
    now: Date;
  },
): Promise<void> {
  if (!SUPPORT_STATUS_TRANSITIONS[request.status].includes(status)) throw wrongStep(request.status, status);
  await repository.setStatus(tx, request.id, status, now);
  await repository.insertStatus(tx, {
    organisationId,
    supportRequestId: request.id,
    fromStatus: request.status,
    toStatus: status,
    byName: by,
    now,
  });
}

function wrongStep(from: SupportStatus, to: SupportStatus) {
  const label = (status: SupportStatus) => SUPPORT_STATUS_LABELS[status].toLowerCase();
  return invalidField('status', `A request that is ${label(from)} cannot become ${label(to)}.`);
}

function note(
  tx: Tx,
  caller: MemberCaller,
  { id, now, ...change }: { id: string; action: string; summary: string; now: Date },
): Promise<void> {
  return recordChange(tx, caller, { ...change, entity: 'support_request', entityId: id, at: now });
}
