import { type LabsQuery, labsList } from '@anupalan/validators/requests/labs';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import type { LabPageRow } from './entities.ts';

const COLUMNS = [
  'organisationId',
  'name',
  'address',
  'state',
  'about',
  'scope',
  'equipment',
  'statesServed',
  'nablNo',
  'nablValidUntil',
  'isRecognised',
  'recognisedUntil',
  'contactName',
  'contactEmail',
  'contactPhone',
  'publishedAt',
] as const;

/** What is written of a page; lists as they are. */
export type LabPageChanges = Partial<
  Omit<LabPageRow, 'organisationId' | 'scope' | 'equipment'> & {
    scope: { medium: string; parameters: string[] }[];
    equipment: string[];
  }
>;

/** Published laboratories. */
export async function listLabs(
  tx: Tx,
  query: LabsQuery,
  today: string,
): Promise<{ rows: LabPageRow[]; total: number }> {
  let pages = tx.selectFrom('labPages').where('publishedAt', 'is not', null);
  if (query.medium) pages = pages.where(sql<boolean>`${query.medium} = ANY (media)`);
  if (query.state) {
    const { state } = query;
    // A laboratory that names no states serves its own.
    pages = pages.where((eb) =>
      eb.or([eb('state', '=', state), sql<boolean>`${state} = ANY (states_served)`]),
    );
  }
  if (query.parameter)
    pages = pages.where(sql<boolean>`EXISTS (
      SELECT 1 FROM jsonb_array_elements(scope) AS part, jsonb_array_elements_text(part -> 'parameters') AS parameter
      WHERE parameter ILIKE ${toPattern(query.parameter)}
        AND (${query.medium ?? null}::text IS NULL OR part ->> 'medium' = ${query.medium ?? null}))`);
  if (query.accredited === 1)
    pages = pages.where('nablNo', 'is not', null).where('nablValidUntil', '>=', today);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    pages = pages.where((eb) =>
      eb.or([
        eb('name', 'ilike', pattern),
        eb('address', 'ilike', pattern),
        eb('about', 'ilike', pattern),
        sql<boolean>`scope::text ILIKE ${pattern}`,
        sql<boolean>`equipment::text ILIKE ${pattern}`,
      ]),
    );
  }
  const { total } = await pages
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { by, order } = toSort(labsList, query);
  const rows = await pages
    .select(COLUMNS)
    .orderBy(by, order)
    .orderBy('organisationId', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}

/** A published laboratory. */
export async function findPublished(tx: Tx, id: string): Promise<LabPageRow | undefined> {
  return tx
    .selectFrom('labPages')
    .select(COLUMNS)
    .where('organisationId', '=', id)
    .where('publishedAt', 'is not', null)
    .executeTakeFirst();
}

/** The page of an organisation, published or not. */
export async function findPage(tx: Tx, organisationId: string): Promise<LabPageRow | undefined> {
  return tx
    .selectFrom('labPages')
    .select(COLUMNS)
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
}

/** Writes the own page, and makes it where it is missing. */
export async function savePage(
  tx: Tx,
  organisationId: string,
  name: string,
  changes: LabPageChanges,
  now: Date,
): Promise<void> {
  const { scope, equipment, ...rest } = changes;
  const values = {
    ...rest,
    name,
    ...(scope ? { scope: JSON.stringify(scope), media: scope.map(({ medium }) => medium) } : {}),
    ...(equipment ? { equipment: JSON.stringify(equipment) } : {}),
    updatedAt: now,
  };
  await tx
    .insertInto('labPages')
    .values({ organisationId, createdAt: now, ...values })
    .onConflict((conflict) => conflict.column('organisationId').doUpdateSet(values))
    .execute();
}
