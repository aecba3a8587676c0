import {
  ENQUIRY_MESSAGES,
  ENQUIRY_RULES,
  ENQUIRY_STATUSES,
  ENQUIRY_TURN,
  type EnquiryAction,
  type EnquirySide,
  type EnquiryStatus,
} from '@anupalan/enums/enquiries';
import type { Enquiry, EnquirySummary } from '@anupalan/validators/entities/enquiry';
import type {
  CreateEnquiryRequest,
  EnquiriesQuery,
  QuoteRequest,
} from '@anupalan/validators/requests/enquiries';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { getLabName } from '../labs/service.ts';
import { listComparedOrders } from '../results/service.ts';
import { todayOf } from '../tasks/service.ts';
import { toEnquiry, toSummary } from './entities.ts';
import { findTarget } from './prefill.ts';
import * as reports from './report-repository.ts';
import * as repository from './repository.ts';

const ENQUIRY = 'enquiry';

/** The party for which a caller acts. */
export function sideOf(caller: MemberCaller): EnquirySide {
  return caller.organisation.type;
}

export async function listEnquiries(
  services: Services,
  caller: MemberCaller,
  query: EnquiriesQuery,
): Promise<{ enquiries: EnquirySummary[]; total: number }> {
  const { rows, total } = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.list(tx, query),
  );
  return { enquiries: rows.map(toSummary), total };
}

/** @throws AppError not_found (404): unknown, or one to which the caller's organisation is no party */
export async function getEnquiry(services: Services, caller: MemberCaller, id: string): Promise<Enquiry> {
  if (!isId(id)) throw notFound(ENQUIRY);
  return services.db.forOrganisation(caller.organisation.id, (tx) => getEnquiryIn(tx, caller, id));
}

/** The same, in a transaction. @throws AppError not_found (404) */
export async function getEnquiryIn(tx: Tx, caller: MemberCaller, id: string): Promise<Enquiry> {
  const row = await repository.find(tx, id);
  if (!row) throw notFound(ENQUIRY);
  const events = await repository.listEvents(tx, id);
  const sent = await reports.listReports(tx, id);
  const orders = await listComparedOrders(
    tx,
    sent.map((report) => report.id),
  );
  return toEnquiry(row, events, sent, orders, sideOf(caller));
}

/**
 * Asks a laboratory.
 * @throws AppError not_found (404) for the laboratory, task or date
 */
export async function createEnquiry(
  services: Services,
  caller: MemberCaller,
  body: CreateEnquiryRequest,
): Promise<Enquiry> {
  const { organisation } = caller;
  return services.db.forOrganisation(organisation.id, async (tx) => {
    const labName = await getLabName(tx, body.labId);
    const target = await findTarget(tx, todayOf(services, caller), body);
    const id = uuidv7();
    await repository.insert(tx, {
      id,
      companyId: organisation.id,
      labId: body.labId,
      companyName: organisation.name,
      labName,
      askedBy: caller.userId,
      askedByName: caller.name,
      subject: body.subject,
      message: body.message,
      medium: body.medium,
      parameters: body.parameters,
      site: body.site ?? null,
      dueDate: body.dueDate ?? null,
      taskId: target?.taskId ?? null,
      scheduledTaskId: target?.scheduledTaskId ?? null,
      consentDocumentId: target?.consentDocumentId ?? null,
      sourceQuote: target?.source?.quote ?? null,
      sourcePage: target?.source?.page ?? null,
      now: services.now(),
    });
    const enquiry = { id, companyId: organisation.id, labId: body.labId, subject: body.subject };
    await note(services, tx, caller, enquiry, { to: 'sent', summary: `Asked ${labName}: “${body.subject}”` });
    return getEnquiryIn(tx, caller, id);
  });
}

/** Adds a message to the conversation. */
export async function addMessage(
  services: Services,
  caller: MemberCaller,
  id: string,
  text: string,
): Promise<Enquiry> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const row = await lock(tx, id);
    await repository.update(tx, id, {}, services.now());
    await note(services, tx, caller, row, { to: null, text, summary: `Wrote about “${row.subject}”` });
    return getEnquiryIn(tx, caller, id);
  });
}

/** The laboratory says what it asks for and when the report will be there. */
export async function quoteEnquiry(
  services: Services,
  caller: MemberCaller,
  id: string,
  quote: QuoteRequest,
): Promise<Enquiry> {
  const { amount, reportBy, note: quoteNote = null } = quote;
  return step(services, caller, id, {
    action: 'quote',
    to: 'quoted',
    changes: { quotedAmount: amount, reportBy, quoteNote },
    summary: (subject) => `Quoted ₹${amount.toLocaleString('en-IN')} for “${subject}”`,
  });
}

/** The company accepts the quote: the laboratory owes a report. */
export async function acceptQuote(services: Services, caller: MemberCaller, id: string): Promise<Enquiry> {
  return step(services, caller, id, {
    action: 'accept',
    to: 'ordered',
    summary: (subject) => `Accepted the quote for “${subject}”`,
  });
}

/** The laboratory declines, or the company withdraws. */
export async function closeEnquiry(
  services: Services,
  caller: MemberCaller,
  id: string,
  reason: string,
): Promise<Enquiry> {
  const isLab = sideOf(caller) === 'lab';
  return step(services, caller, id, {
    action: isLab ? 'decline' : 'withdraw',
    to: isLab ? 'declined' : 'withdrawn',
    text: reason,
    summary: (subject) => `${isLab ? 'Declined' : 'Withdrew'} “${subject}”`,
  });
}

async function step(
  services: Services,
  caller: MemberCaller,
  id: string,
  {
    action,
    to,
    changes = {},
    text,
    summary,
  }: {
    action: EnquiryAction;
    to: EnquiryStatus;
    changes?: { quotedAmount?: number; reportBy?: string; quoteNote?: string | null };
    text?: string;
    summary: (subject: string) => string;
  },
): Promise<Enquiry> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const row = await lockFor(tx, caller, id, action);
    await repository.update(tx, id, { ...changes, status: to }, services.now());
    await note(services, tx, caller, row, { to, summary: summary(row.subject), ...(text ? { text } : {}) });
    return getEnquiryIn(tx, caller, id);
  });
}

async function lock(tx: Tx, id: string): Promise<repository.EnquiryRow> {
  const row = await repository.find(tx, id, { lock: true });
  if (!row) throw notFound(ENQUIRY);
  return row;
}

/**
 * Locks an enquiry for a step.
 * @throws AppError conflict (409) where the step is the other party's, or the enquiry has moved on
 */
export async function lockFor(
  tx: Tx,
  caller: MemberCaller,
  id: string,
  action: EnquiryAction,
): Promise<repository.EnquiryRow> {
  const row = await lock(tx, id);
  const rule = ENQUIRY_RULES[action];
  if (rule.side !== sideOf(caller) || !rule.from.some((status) => status === row.status))
    throw new AppError('conflict', ENQUIRY_MESSAGES.notNow);
  return row;
}

/** Writes an event down, in the trail of the own organisation too, and has the other party told. */
export async function note(
  services: Pick<Services, 'now' | 'jobs'>,
  tx: Tx,
  caller: MemberCaller,
  enquiry: { id: string; companyId: string; labId: string },
  what: { to: EnquiryStatus | null; text?: string; summary: string },
): Promise<void> {
  const at = services.now();
  const eventId = uuidv7();
  const side = sideOf(caller);
  const { id: enquiryId, companyId, labId } = enquiry;
  await repository.insertEvent(tx, {
    id: eventId,
    companyId,
    labId,
    enquiryId,
    side,
    byName: caller.name,
    toStatus: what.to,
    text: what.text ?? null,
    createdAt: at,
  });
  await recordChange(tx, caller, {
    action: what.to ?? 'message',
    entity: 'enquiry',
    entityId: enquiryId,
    summary: what.summary,
    at,
  });
  await services.jobs.enqueue(tx, 'tell-of-enquiry', {
    organisationId: side === 'lab' ? companyId : labId,
    eventId,
  });
}

/** Figures of a party for its dashboard: what waits, what is owed, and the nearest of it. */
export async function summarise(tx: Tx, side: EnquirySide, today: string, soon: string, rows: number) {
  const waiting = ENQUIRY_STATUSES.filter((status) => ENQUIRY_TURN[status] === side);
  return {
    counts: await repository.count(tx, today, soon),
    next: (await repository.listWaiting(tx, waiting, rows)).map(toSummary),
  };
}
