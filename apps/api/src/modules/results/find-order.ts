import { toParameterId } from '@anupalan/compliance/results/parameters';
import { LAB_MEDIUM_LABELS, type LabMedium } from '@anupalan/enums/labs';
import type { Tx } from '../../database/database.ts';
import { type CitedLimit, listOrderLimits } from './limits.ts';
import * as repository from './repository.ts';

/** What an enquiry says of the order that its report belongs to. */
export type AskedFor = {
  taskId: string | null;
  consentDocumentId: string | null;
  medium: LabMedium;
  parameters: readonly string[];
};

/** The order with whose limits a report is compared, or why there is none. */
export type OrderChoice = { id: string } | { reason: string };

/**
 * Finds the order of a laboratory's report: that of the task, else the one that the enquiry names, else the only order in
 * force that limits one of the parameters in this medium. Where several do, none is chosen: a wrong limit is worse than none.
 */
export async function findOrder(tx: Tx, asked: AskedFor): Promise<OrderChoice> {
  const named =
    asked.taskId === null
      ? asked.consentDocumentId
      : ((await repository.findOrderOfTask(tx, asked.taskId)) ?? asked.consentDocumentId);
  if (named !== null) return { id: named };
  const orders = await repository.listOrdersInForce(tx);
  const limitsOf = await listOrderLimits(
    tx,
    orders.map(({ id }) => id),
  );
  const fitting = orders.filter(({ id }) => limitsOf.get(id)?.some((limit) => isAskedFor(limit, asked)));
  const [only, ...others] = fitting;
  if (only === undefined) return { reason: toNoneWords(asked) };
  if (others.length === 0) return { id: only.id };
  const titles = fitting.map(({ title }) => `“${title}”`).join(', ');
  return { reason: `Several orders limit what was measured: ${titles}.` };
}

function isAskedFor(limit: CitedLimit, { medium, parameters }: AskedFor): boolean {
  const isAir = medium === 'ambient_air';
  const id = toParameterId(limit.parameter, isAir);
  return limit.medium === medium && parameters.some((parameter) => toParameterId(parameter, isAir) === id);
}

function toNoneWords({ medium, parameters }: AskedFor): string {
  const place = LAB_MEDIUM_LABELS[medium].toLowerCase();
  return `No order in force has a limit for ${parameters.join(', ')} (${place}).`;
}
