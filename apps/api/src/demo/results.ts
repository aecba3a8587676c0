import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readBounds } from '@anupalan/compliance/results/bounds';
import { toNumber } from '@anupalan/compliance/results/decimal';
import { addMonths } from '@anupalan/compliance/schedules/dates';
import type { Limit } from '@anupalan/validators/entities/limit';
import type { MemberCaller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';
import { listCounted } from '../modules/consent-documents/repository.ts';
import { listOrderLimits } from '../modules/results/limits.ts';
import { addReport } from '../modules/results/service.ts';

const SAMPLES = 6;
const PARAMETERS_MAX = 8;
/** Shares of the limit that each parameter comes to, month by month; the second is close in the end, the fifth over. */
const SHARES: readonly (readonly number[])[] = [
  [0.62, 0.58, 0.66, 0.61, 0.64, 0.6],
  [0.71, 0.76, 0.79, 0.84, 0.9, 0.97],
  [0.4, 0.44, 0.38, 0.47, 0.42, 0.41],
  [0.83, 0.8, 0.86, 0.78, 0.82, 0.81],
  [0.74, 0.79, 0.7, 0.88, 0.92, 1.06],
];

/** Uploads half a year of results as a laboratory would send them, held against the limits of the first order with some. */
export async function fillResults(services: Services, owner: MemberCaller, today: string): Promise<void> {
  const limitsOf = await services.db.forOrganisation(owner.organisation.id, async (tx) => {
    const documents = await listCounted(tx);
    return listOrderLimits(
      tx,
      documents.map(({ id }) => id),
    );
  });
  const [found] = [...limitsOf]
    .map(([id, limits]) => ({ id, limits: limits.filter(({ medium }) => medium === 'effluent') }))
    .filter(({ limits }) => limits.length > 1);
  if (!found) return;
  const rows = found.limits.slice(0, PARAMETERS_MAX).flatMap((limit, at) => toRows(limit, at, today));
  if (rows.length === 0) return;
  const csv = Buffer.from([HEADS, ...rows].map((row) => `${row.map(toCell).join(',')}\n`).join(''));
  await addReport(
    services,
    owner,
    found.id,
    {
      spooled: await services.files.spool(Readable.from([csv])),
      fileName: 'effluent-results.csv',
      mimeType: 'text/csv',
      sha256: createHash('sha256').update(csv).digest(),
      fields: {},
    },
    null,
  );
}

const HEADS = ['Sampling date', 'Sample type', 'Parameter', 'Result', 'Unit', 'Method'];

function toRows(limit: Limit, at: number, today: string): string[][] {
  const bounds = readBounds(limit.limit, limit.parameter);
  const shares = SHARES[at % SHARES.length] ?? [];
  if (!bounds?.max || bounds.max.digits === 0n) return [];
  const [low, high] = [bounds.min === null ? 0 : toNumber(bounds.min), toNumber(bounds.max)];
  return shares.slice(0, SAMPLES).map((share, month) => {
    const value = low + (high - low) * share;
    return [
      addMonths(today, month - SAMPLES),
      'Treated effluent',
      limit.parameter,
      String(Number(value.toPrecision(3))),
      limit.unit ?? '',
      'IS 3025',
    ];
  });
}

function toCell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
