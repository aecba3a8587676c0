import type { OrderDuty } from '@anupalan/compliance/statutory/coverage/coverage-rules';
import { listCoveredRows, listRepeatedRows } from '@anupalan/compliance/statutory/coverage/find-coverage';
import type { ConsentKind } from '@anupalan/enums/consents';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { StatutoryObligation } from '@anupalan/validators/entities/statutory-obligation';
import type { Tx } from '../../database/database.ts';
import * as repository from './repository.ts';

/** What of an obligation tells which entries it repeats: what a person has said of it (D47), else its words. */
type Duty = Pick<repository.DutyRow, 'title' | 'category' | 'frequency' | 'orderKind' | 'statutoryIds'> & {
  quote: string;
};

type Covering = NonNullable<StatutoryObligation['coveredBy']>[number];

/** A duty with the words that lay it down. */
const withQuote = (row: repository.DutyRow) => ({ ...row, quote: (row.citation as Citation).quote });

function toOrderDuty({ title, quote, category, frequency, orderKind }: Duty): OrderDuty {
  return {
    words: `${title}. ${quote}`,
    category: category as OrderDuty['category'],
    frequency: frequency as OrderDuty['frequency'],
    orderKind: orderKind as ConsentKind | null,
  };
}

/** Ids of the entries that an obligation mentions. */
export function listCoveredBy(duty: Duty): string[] {
  return duty.statutoryIds ?? listCoveredRows(toOrderDuty(duty));
}

/** Ids of the entries whose task would be the same as that of an obligation. */
function listRepeatedBy(duty: Duty): string[] {
  return duty.statutoryIds ?? listRepeatedRows(toOrderDuty(duty));
}

/** The duties of the organisation's orders by the id of the entry that they repeat, accepted ones first. */
export async function mapCoverage(tx: Tx): Promise<Map<string, Covering[]>> {
  const covering = new Map<string, Covering[]>();
  for (const duty of await repository.listDuties(tx)) {
    for (const id of listCoveredBy(withQuote(duty))) {
      const known = covering.get(id) ?? [];
      known.push({
        obligationId: duty.id,
        title: duty.title,
        conditionNo: duty.conditionNo,
        page: (duty.citation as Citation).page,
        consentDocumentId: duty.consentDocumentId,
        documentTitle: duty.documentTitle,
        state: duty.state as Obligation['state'],
        taskId: duty.taskId,
      });
      covering.set(id, known);
    }
  }
  return covering;
}

/** Ids of the entries for which a task of an order does the same already. */
export async function listRowsWithOrderTask(tx: Tx): Promise<Set<string>> {
  const duties = (await repository.listDuties(tx)).filter(({ taskId }) => taskId !== null);
  return new Set(duties.flatMap((duty) => listRepeatedBy(withQuote(duty))));
}

/** Ids of the tasks of orders that ask for what an entry asks for on days of its own: the environmental statement. */
export async function listStatutoryTasks(tx: Tx): Promise<string[]> {
  const duties = await repository.listDutiesWithTask(tx);
  return duties.flatMap((duty) => (listRepeatedBy(duty).length > 0 ? duty.taskId : []));
}

/**
 * The tasks of the catalogue that do the same as obligations of orders: their ids by the id of the obligation. One that
 * nothing of the catalogue repeats is absent.
 * @param lock lets one transaction of the organisation after the other look for such tasks and make them
 */
export async function mapCatalogueTasks(
  tx: Tx,
  obligationIds: readonly string[],
  lock: () => Promise<void>,
): Promise<Map<string, string[]>> {
  const repeated = (await repository.listDuties(tx, obligationIds))
    .map((duty) => ({ id: duty.id, rows: listRepeatedBy(withQuote(duty)) }))
    .filter(({ rows }) => rows.length > 0);
  if (repeated.length === 0) return new Map();
  await lock();
  const tasks = await repository.mapTasks(tx);
  return new Map(
    repeated.map(({ id, rows }) => [id, [...new Set(rows.flatMap((row) => tasks.get(row) ?? []))]]),
  );
}
