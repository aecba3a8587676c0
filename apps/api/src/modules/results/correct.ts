import { compareResult } from '@anupalan/compliance/results/compare';
import { RESULT_CORRECTABLE_FIELDS } from '@anupalan/enums/results';
import type { ResultValue } from '@anupalan/validators/entities/result';
import type { CorrectResultRequest } from '@anupalan/validators/requests/results';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { describeCorrection } from './describe-correction.ts';
import { type Compared, toValue } from './entities.ts';
import { type CitedLimit, listOrderLimits } from './limits.ts';
import { tellResults } from './notify.ts';
import * as repository from './repository.ts';
import { checkSampledOn } from './service.ts';
import * as values from './value-repository.ts';

/** Which value of which report of which order. */
export type ValuePlace = { documentId: string; reportId: string; id: string };

/** @throws AppError not_found (404) where the report has no such value */
async function findRow(tx: Tx, { reportId, id }: ValuePlace): Promise<values.CorrectedRow> {
  const row = await values.findValue(tx, reportId, id);
  if (!row) throw notFound('result');
  return row;
}

/** @throws AppError not_found (404) where the order has no such report, or the report no such value */
async function findReport(tx: Tx, place: ValuePlace): Promise<repository.ReportRow> {
  const { documentId, reportId, id } = place;
  const report =
    isId(reportId) && isId(id) ? await repository.findReport(tx, reportId, documentId) : undefined;
  if (!report) throw notFound('report');
  return report;
}

/** @throws AppError not_found (404) where there is no such value */
export async function checkValue(services: Services, caller: MemberCaller, place: ValuePlace): Promise<void> {
  await services.db.readOrganisation(caller.organisation.id, async (tx) => {
    await findReport(tx, place);
    await findRow(tx, place);
  });
}

/**
 * Puts a value right that was misread, and compares it anew. Its citation stays, and how it was read stays with it. Nothing
 * of it is in doubt then. If the corrected value exceeds its limit or is close, those who are told of results are told,
 * except the person who corrects it.
 * @throws AppError not_found (404); invalid (422) for a day of sampling that has not come yet
 */
export async function correctValue(
  services: Services,
  caller: MemberCaller,
  place: ValuePlace,
  changes: CorrectResultRequest,
): Promise<ResultValue> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    const report = await findReport(tx, place);
    await values.lockValue(tx, place.id);
    const limits = (await listOrderLimits(tx, [place.documentId])).get(place.documentId) ?? [];
    const before = judge(await findRow(tx, place), limits);
    const from = toCorrectable(before.value);
    // A day that was read so is to be corrected with the rest.
    const sampledOn = changes.sampledOn === undefined ? from.sampledOn : changes.sampledOn;
    checkSampledOn(services, caller, sampledOn);
    await values.correctValue(tx, place.id, {
      changes,
      readAs: before.value.readAs ?? from,
      by: caller.userId,
      now,
    });
    const after = judge(await findRow(tx, place), limits);
    await recordChange(tx, caller, {
      action: 'correct_result',
      entity: 'consent_document',
      entityId: place.documentId,
      summary: describeCorrection(report.fileName, before.value, after.value),
      details: {
        reportId: report.id,
        fileName: report.fileName,
        valueId: place.id,
        from,
        to: toCorrectable(after.value),
      },
      at: now,
    });
    if (after.comparison.state !== before.comparison.state)
      await tellResults(tx, {
        report,
        judged: [after],
        limits,
        organisationId: caller.organisation.id,
        correctedBy: { id: caller.userId, name: caller.name },
        now,
      });
    return toValue(after, limits);
  });
}

const judge = (value: values.CorrectedRow, limits: readonly CitedLimit[]): Compared => ({
  value,
  comparison: compareResult(value, limits),
});

const toCorrectable = (value: values.Correctable): values.Correctable =>
  Object.fromEntries(RESULT_CORRECTABLE_FIELDS.map((field) => [field, value[field]])) as values.Correctable;
