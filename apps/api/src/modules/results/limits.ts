import type { Limit } from '@anupalan/validators/entities/limit';
import type { Tx } from '../../database/database.ts';
import { listFindings } from '../limits/service.ts';

/** A limit of an order with where it is printed. */
export type CitedLimit = Limit;

/** The limits of orders, by order: as they were read, or as a person put them right. */
export async function listOrderLimits(
  tx: Tx,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, CitedLimit[]>> {
  const findingsOf = await listFindings(tx, documentIds);
  return new Map(documentIds.map((id) => [id, findingsOf(id).limits]));
}
