import { findPastCycle } from '@anupalan/compliance/cycles/past-cycle';
import type { CatchUpRow } from '@anupalan/validators/entities/catch-up';
import { type CatchUpQuery, catchUpList } from '@anupalan/validators/requests/catch-up';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { toSort, toWindow } from '../../http/list.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { toObligation } from '../obligations/entities.ts';
import { toRecurringDuty } from '../obligations/last-done.ts';
import { getObligationsByIds } from '../obligations/service.ts';
import { todayOf } from '../tasks/service.ts';
import * as repository from './catch-up-repository.ts';

/** A row before the obligation is read. */
type Found = Pick<CatchUpRow, 'kind' | 'dueDate' | 'documentTitle'> & {
  id: string;
  title: string;
  documentKind: string | null;
};

/**
 * Due dates from before acceptance over all orders that count, to answer or answered (D42). What was accepted before
 * there was a question is offered as well, until it is answered.
 */
export async function listCatchUp(
  services: Services,
  caller: MemberCaller,
  query: CatchUpQuery,
): Promise<{ rows: CatchUpRow[]; total: number }> {
  if (query.consentDocumentId !== undefined && !isId(query.consentDocumentId)) return { rows: [], total: 0 };
  const today = todayOf(services, caller);
  return services.db.readOrganisation(caller.organisation.id, async (tx) => {
    const wanted = { isAnswered: query.status === 'answered', today };
    const found = await findRows(tx, query, wanted);
    const { offset, limit } = toWindow(query);
    const page = sort(found, query).slice(offset, offset + limit);
    return { rows: await describe(tx, page, wanted), total: found.length };
  });
}

/** How many due dates from before acceptance nobody has answered for: the rows to answer of {@link listCatchUp}. */
export async function countToAnswer(tx: Tx, today: string): Promise<number> {
  return (await findRows(tx, {}, { isAnswered: false, today })).length;
}

async function findRows(
  tx: Tx,
  filter: Pick<CatchUpQuery, 'consentDocumentId' | 'keyword'>,
  { isAnswered, today }: { isAnswered: boolean; today: string },
): Promise<Found[]> {
  const [cycles, once, offered] = await Promise.all([
    repository.listCycles(tx, filter, isAnswered),
    repository.listOnce(tx, filter, isAnswered, today),
    isAnswered ? [] : listOffered(tx, filter, today),
  ]);
  return [
    ...[...cycles, ...offered].map((row) => ({ ...row, kind: 'cycle' as const })),
    ...once.map((row) => ({ ...row, kind: 'once' as const })),
  ];
}

async function listOffered(
  tx: Tx,
  filter: Pick<CatchUpQuery, 'consentDocumentId' | 'keyword'>,
  today: string,
) {
  const asked = (await repository.listUnsettled(tx, filter)).flatMap((row) => {
    const duty = toRecurringDuty({ ...row, dueDate: row.printedDate });
    const cycle = findPastCycle(duty, { issuedOn: row.issuedOn, acceptedOn: row.beginsOn, today });
    return cycle === null ? [] : [{ ...row, ...cycle }];
  });
  const there = await repository.listTasksWithDate(tx, asked);
  return asked.filter(({ taskId }) => !there.has(taskId));
}

function sort(found: Found[], query: CatchUpQuery): Found[] {
  const { by, order } = toSort(catchUpList, query);
  const key = { dueDate: 'dueDate', title: 'title', document: 'documentTitle' } as const;
  const sign = order === 'desc' ? -1 : 1;
  return found.toSorted((a, b) => sign * a[key[by]].localeCompare(b[key[by]]) || a.id.localeCompare(b.id));
}

async function describe(
  tx: Tx,
  page: readonly Found[],
  { isAnswered, today }: { isAnswered: boolean; today: string },
): Promise<CatchUpRow[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const [rows, answers] = await Promise.all([
    getObligationsByIds(tx, ids),
    isAnswered ? repository.listAnswers(tx, ids) : [],
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const answerOf = new Map(answers.map((answer) => [answer.id, answer]));
  return page.flatMap(({ id, kind, dueDate, documentTitle, documentKind }) => {
    const row = byId.get(id);
    if (!row) return [];
    const obligation = toObligation(row, today);
    const answer = answerOf.get(id);
    // The register may say something else since: nobody has answered that.
    const { lastDone } = obligation;
    const isAsGiven =
      kind === 'once' || (lastDone.answer === row.pastAnswer && lastDone.completedOn === row.pastCompletedOn);
    const answered = answer && isAsGiven ? { by: answer.by, on: answer.at.toISOString() } : null;
    return [
      {
        kind,
        dueDate,
        documentTitle,
        documentKind: documentKind as CatchUpRow['documentKind'],
        obligation,
        answered,
      },
    ];
  });
}
