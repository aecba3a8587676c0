import type { Citation } from '@anupalan/validators/entities/citation';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import * as repository from './repository.ts';

/** Lets a task cite the words that its obligation stands on now; its name, its schedule and its history stay. */
export async function citeTask(
  services: Pick<Services, 'now'>,
  tx: Tx,
  id: string,
  citation: Citation,
): Promise<void> {
  await repository.setCitation(tx, id, citation, services.now());
}
