import { createHash } from 'node:crypto';
import { findDutyState } from '@anupalan/compliance/duties/state';
import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { CONSENT_KIND_LABELS } from '@anupalan/enums/consents';
import { ORDER_PACK_MAX_DATES, ORDER_PACK_MESSAGES } from '@anupalan/enums/order-packs';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { Schedule } from '@anupalan/validators/entities/schedule';
import type { Tx } from '../../database/database.ts';
import { AppError } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { mergeFacts } from '../consent-documents/entities.ts';
import { countDaysLate } from '../scheduled-tasks/register-columns.ts';
import { statusOf } from '../scheduled-tasks/service.ts';
import type { PackCondition, PackContent, PackDate, PackFile, PackTask } from './content.ts';
import * as rows from './content-repository.ts';
import { createFileNames } from './file-names.ts';
import { findGaps } from './find-gaps.ts';
import type { PackRow } from './repository.ts';

/** A stored file of a pack. */
export type StoredPackFile = { file: PackFile; fileKey: string };

/** What a pack is made of: what its papers say, what they do not prove, and the files by their path. */
export type Gathered = { content: PackContent; gaps: string[]; files: StoredPackFile[] };

/**
 * Reads all that a pack says, in one transaction so that it is of one moment; without the files' bytes.
 * @returns null where its order is gone
 * @throws AppError invalid (422) for too many due dates
 */
export async function gather(
  services: Pick<Services, 'db' | 'files' | 'now'>,
  organisationId: string,
  pack: PackRow,
): Promise<Gathered | null> {
  const { consentDocumentId: documentId, startDate, endDate } = pack;
  const span = { documentId, startDate, endDate };
  const found = await services.db.readOrganisation(organisationId, async (tx) => {
    const order = await rows.findOrder(tx, documentId);
    return order && { order, ...(await readRows(tx, span)) };
  });
  if (!found) return null;
  const { order, dates, tasks, conditions } = found;
  if (dates.length > ORDER_PACK_MAX_DATES) throw new AppError('invalid', ORDER_PACK_MESSAGES.tooManyDates);
  const today = todayIn(order.timeZone, services.now().toISOString());
  const toPath = createFileNames();
  const files: StoredPackFile[] = [];
  const keep = (folder: string, file: StoredFile): PackFile => {
    const { fileName, size, sha256 } = file;
    const kept = {
      fileName,
      path: toPath(folder, fileName),
      size: Number(size),
      sha256: sha256.toString('hex'),
    };
    files.push({ file: kept, fileKey: file.fileKey });
    return kept;
  };
  const orderFiles = [keep('Order', order)];
  const { shownKey, shownSize } = order;
  if (shownKey !== null && shownSize !== null) {
    // The row has no digest of what is shown in its place: it was made here.
    const sha256 = await digest(services, shownKey, shownSize);
    const fileName = `${order.fileName}.pdf`;
    orderFiles.push(keep('Order', { fileName, size: shownSize, sha256, fileKey: shownKey }));
  }
  const evidence = Map.groupBy(found.evidence, ({ scheduledTaskId }) => scheduledTaskId);
  const toDate = (row: (typeof dates)[number]): PackDate => {
    const { dueDate, completedOn, reference, remark, completerName } = row;
    const status = statusOf(row, today);
    return {
      dueDate,
      status,
      completedOn,
      daysLate: countDaysLate({ dueDate, completedOn, status }, today),
      by: completerName,
      reference,
      remark,
      evidence: (evidence.get(row.id) ?? []).map((piece) => keep(`Evidence/${dueDate}`, piece)),
    };
  };
  const byTask = Map.groupBy(dates, ({ taskId }) => taskId);
  const toTask = (task: (typeof tasks)[number]): PackTask => ({
    name: task.name,
    repeats: describeSchedule(task.schedule as Schedule),
    isDeleted: task.deletedAt !== null,
    dates: (byTask.get(task.id) ?? []).map(toDate),
  });
  const byCondition = Map.groupBy(tasks, ({ obligationId }) => obligationId);
  const facts = mergeFacts(order);
  const content: PackContent = {
    organisation: { name: order.organisationName, address: order.organisationAddress },
    order: {
      title: order.title,
      kind: facts.kind ? CONSENT_KIND_LABELS[facts.kind.value] : null,
      authority: facts.authority?.value ?? null,
      number: facts.consentNo?.value ?? null,
      issuedOn: facts.issuedOn?.value ?? null,
      validUpto: facts.validUpto?.value ?? null,
      pageCount: order.pageCount,
      unreadPages: order.unreadPages,
      files: orderFiles,
    },
    period: { startDate, endDate },
    today,
    madeBy: pack.requesterName,
    conditions: conditions.map((row) =>
      toCondition(row, (byCondition.get(row.id) ?? []).map(toTask), { startDate, endDate, today }),
    ),
    otherTasks: tasks
      .filter(({ obligationId }) => !conditions.some(({ id }) => id === obligationId))
      .map(toTask),
  };
  return { content, gaps: findGaps(content, found.trackedFrom), files };
}

type StoredFile = { fileName: string; size: number | string; sha256: Buffer; fileKey: string };

async function readRows(tx: Tx, span: { documentId: string; startDate: string; endDate: string }) {
  const [conditions, tasks, dates, evidence, trackedFrom] = await Promise.all([
    rows.listConditions(tx, span.documentId),
    rows.listTasks(tx, span.documentId),
    rows.listDates(tx, span, ORDER_PACK_MAX_DATES + 1),
    rows.listEvidence(tx, span),
    rows.findTrackedFrom(tx, span.documentId),
  ]);
  return { conditions, tasks, dates, evidence, trackedFrom };
}

function toCondition(
  row: Awaited<ReturnType<typeof rows.listConditions>>[number],
  tasks: PackTask[],
  { startDate, endDate, today }: { startDate: string; endDate: string; today: string },
): PackCondition {
  const citation = row.citation as Citation;
  const isAskedWhen = row.pastDueOn !== null && row.pastAnswer === null;
  const { dueOnce, hasPeriod, done, hadTask } = row;
  const hasTask = tasks.some(({ isDeleted }) => !isDeleted);
  const untasked =
    row.state !== 'accepted' || hasTask
      ? null
      : findDutyState(
          {
            task: null,
            obligation: { dueDate: dueOnce, hasPeriod, done, isAskedWhen, hadTask: Boolean(hadTask) },
          },
          today,
        );
  // What was due again and again counts in the period alone; what was due once stays open until somebody answers.
  const askedWhen = isAskedWhen && (row.pastDueOn ?? '') >= startDate ? row.pastDueOn : null;
  const asked = askedWhen ?? (untasked === 'unanswered' && !hasPeriod ? dueOnce : null);
  return {
    number: row.conditionNo,
    place: toPlace(citation),
    title: row.title,
    wording: citation.quote || row.text,
    state: row.state as PackCondition['state'],
    isDone: done,
    untasked,
    unanswered: row.state === 'accepted' && asked !== null && asked <= endDate ? asked : null,
    tasks,
  };
}

function toPlace({ page, paragraph }: Citation): string {
  if (page) return `Page ${page}`;
  return paragraph === undefined ? '' : `Paragraph ${paragraph + 1}`;
}

async function digest(services: Pick<Services, 'files'>, fileKey: string, size: number): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of await services.files.read(fileKey, size)) hash.update(chunk as Buffer);
  return hash.digest();
}
