import { rename } from '@anupalan/compliance/reading/names/rename';
import type { Citation } from '@anupalan/compliance/reading/types';
import type { ObligationCategory } from '@anupalan/enums/obligations';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { recordPlainChanges } from '../audit/service.ts';
import * as repository from './names-repository.ts';

/** In one transaction: what comes in meanwhile waits for so many names at most. */
const BATCH = 200;
const NOBODY = { actorId: null, actorName: 'Anupalan' };

/** Organisations with names that this version has not looked at, in a system transaction. */
export const listOrganisationsToName = repository.listOrganisationsToName;

/**
 * Names some obligations of an organisation as this version does, and the tasks that still have their old name: once,
 * and never where a person has written the name (docs/decisions/0007). @returns whether there may be more
 */
export async function nameSome(
  services: Pick<Services, 'now'>,
  tx: Tx,
  organisationId: string,
): Promise<boolean> {
  const rows = await repository.listToName(tx, BATCH);
  if (rows.length === 0) return false;
  await repository.markNamed(
    tx,
    rows.map(({ id }) => id),
  );
  const renamed = rows.flatMap((row) => {
    if (row.titleEditedAt !== null || row.source === 'person') return [];
    const to = toNewName(row);
    return to === row.title ? [] : [{ id: row.id, from: row.title, to }];
  });
  if (renamed.length === 0) return true;
  await repository.setTitles(tx, renamed);
  const tasks = await repository.setTaskNames(tx, renamed);
  const toChange = (entity: string) => (each: repository.Renamed) => ({
    ...NOBODY,
    organisationId,
    action: 'update',
    entity,
    entityId: each.id,
    summary: `Renamed “${each.from}” to “${each.to}”: names are now a verb and its object`,
    details: { from: { name: each.from }, to: { name: each.to } },
    at: services.now(),
  });
  await recordPlainChanges(tx, [...renamed.map(toChange('obligation')), ...tasks.map(toChange('task'))]);
  return true;
}

function toNewName(row: Awaited<ReturnType<typeof repository.listToName>>[number]): string {
  return rename({
    title: row.title,
    text: row.text,
    quote: ((row.readCitation ?? row.citation) as Citation).quote,
    statedFrequency: row.statedFrequency,
    category: row.category as ObligationCategory,
  });
}
