import type { ReportValue } from '@anupalan/compliance/results/types';
import { RESULT_CORRECTABLE_FIELDS, RESULT_SAMPLES_SHOWN } from '@anupalan/enums/results';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';

/** Values that are looked at for the series of one order, and of all orders. */
const VALUES_MAX = 5000;

/** A value as it is kept: `sampledOn` is the day it counts for. */
export type ValueRow = ReportValue & { id: string; reportId: string };

/** What a person can correct of a value. */
export type Correctable = Pick<ReportValue, (typeof RESULT_CORRECTABLE_FIELDS)[number]>;

/** A value of a report with how it was read, who corrected it and when; null for a value as it was read. */
export type CorrectedRow = ValueRow & {
  readAs: Correctable | null;
  correctedBy: string | null;
  correctorName: string | null;
  correctedAt: Date | null;
};

export async function insertValues(
  tx: Tx,
  organisationId: string,
  reportId: string,
  values: readonly (ReportValue & { id: string })[],
): Promise<void> {
  await insertRows(
    tx,
    'resultValues',
    values.map((value, position) => ({
      id: value.id,
      organisationId,
      reportId,
      position,
      medium: value.medium,
      point: value.point,
      parameter: value.parameter,
      value: value.value,
      unit: value.unit,
      averaging: value.averaging,
      method: value.method,
      printedLimit: value.printedLimit,
      sampledOn: value.sampledOn,
      citation: value.citation,
    })),
  );
}

/** What a person has looked at is in doubt no longer. */
const CITATION = sql<ReportValue['citation']>`
  CASE WHEN value.corrected_at IS NULL THEN value.citation ELSE value.citation - 'doubts' - 'isToCome' END`;
/** The day is that of the report where the value has none. */
const CORRECTABLE = RESULT_CORRECTABLE_FIELDS.filter((field) => field !== 'sampledOn');

function selectValues(tx: Tx) {
  return tx
    .selectFrom('resultValues as value')
    .innerJoin('resultReports as report', 'report.id', 'value.reportId')
    .leftJoin('users', 'users.id', 'value.correctedBy')
    .select([
      'value.id',
      'value.reportId',
      ...CORRECTABLE.map((field) => `value.${field}` as const),
      'value.method',
      'value.printedLimit',
      'value.readAs',
      'value.correctedBy',
      'value.correctedAt',
      'users.name as correctorName',
    ])
    .select(CITATION.as('citation'))
    .select((eb) => eb.fn.coalesce('value.sampledOn', 'report.sampledOn').as('sampledOn'));
}

/** Values of reports, each report's in its order. */
export async function listValues(tx: Tx, reportIds: readonly string[]): Promise<CorrectedRow[]> {
  if (reportIds.length === 0) return [];
  const rows = await selectValues(tx)
    .where(sql<boolean>`value.report_id = ANY(${reportIds}::uuid[])`)
    .orderBy('value.reportId')
    .orderBy('value.position')
    .execute();
  return rows as CorrectedRow[];
}

/** One value of a report. */
export async function findValue(tx: Tx, reportId: string, id: string): Promise<CorrectedRow | undefined> {
  const row = await selectValues(tx)
    .where('value.id', '=', id)
    .where('value.reportId', '=', reportId)
    .executeTakeFirst();
  return row as CorrectedRow | undefined;
}

/** Takes a value for as long as the transaction lasts. */
export async function lockValue(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('resultValues').select('id').where('id', '=', id).forUpdate().execute();
}

/** Writes what a person entered for a value, and keeps how it was read. */
export async function correctValue(
  tx: Tx,
  id: string,
  { changes, readAs, by, now }: { changes: Partial<Correctable>; readAs: Correctable; by: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('resultValues')
    .set({ ...changes, readAs: JSON.stringify(readAs), correctedBy: by, correctedAt: now })
    .where('id', '=', id)
    .execute();
}

/**
 * The last samples of everything that was measured for orders in force (all, or one that may also be renewed), the oldest
 * first. What is called and placed the same is one series here; the comparison may join more.
 */
export async function listSamples(
  tx: Tx,
  documentId?: string,
): Promise<(ValueRow & { documentId: string; documentTitle: string })[]> {
  const ofOrder =
    documentId === undefined
      ? sql`document.superseded_by_id IS NULL AND document.archived_at IS NULL`
      : sql`document.id = ${documentId}`;
  const { rows } = await sql<ValueRow & { documentId: string; documentTitle: string }>`
    SELECT id, report_id, medium, point, parameter, value, unit, averaging, method, printed_limit, shown AS citation,
      day AS sampled_on,
      document_id, document_title
    FROM (
      SELECT value.*, ${CITATION} AS shown, COALESCE(value.sampled_on, report.sampled_on) AS day, document.id AS document_id,
        document.title AS document_title, report.created_at,
        row_number() OVER (
          PARTITION BY document.id, value.medium, lower(value.point), lower(value.parameter), lower(value.unit)
          ORDER BY COALESCE(value.sampled_on, report.sampled_on, report.created_at::date) DESC, report.created_at DESC,
            value.position DESC
        ) AS age
      FROM result_values AS value
      JOIN result_reports AS report ON report.organisation_id = value.organisation_id AND report.id = value.report_id
      JOIN consent_documents AS document
        ON document.organisation_id = report.organisation_id AND document.id = report.consent_document_id
      WHERE ${ofOrder}
    ) AS sample
    WHERE age <= ${RESULT_SAMPLES_SHOWN}
    ORDER BY COALESCE(day, created_at::date), created_at, position
    LIMIT ${VALUES_MAX}`.execute(tx);
  return rows;
}
