import { todayIn } from '@anupalan/compliance/schedules/today';
import { EQUIPMENT, SECTORS, WASTES } from '@anupalan/enums/organisation-facts';
import type { Organisation } from '@anupalan/validators/entities/organisation';
import type { UpdateOrganisationRequest } from '@anupalan/validators/requests/organisation';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { getOwnPage, saveOwnPage } from '../labs/service.ts';
import { getReadingShare } from '../quotas/reading-share.ts';
import { getStorage } from '../quotas/storage.ts';
import * as repository from './repository.ts';

/** How the trail names what was changed. */
const FIELD_WORDS: Readonly<Record<keyof UpdateOrganisationRequest, string>> = {
  name: 'the name',
  address: 'the address',
  state: 'the state',
  sector: 'the sector',
  category: 'the pollution category',
  wastes: 'the wastes',
  equipment: 'the equipment',
  timeZone: 'the time zone',
  lab: 'the page of the laboratory',
};
const words = new Intl.ListFormat('en-GB', { type: 'conjunction' });

type Row = Awaited<ReturnType<typeof repository.get>>;

/** Codes that are known; what an older version stored in free words is left out. */
function known<T extends string>(list: readonly T[], stored: unknown): T[] {
  return Array.isArray(stored) ? list.filter((code) => stored.includes(code)) : [];
}

async function read(services: Pick<Services, 'now'>, tx: Tx, row: Row): Promise<Organisation> {
  const now = services.now();
  const { trialEndsAt, ...rest } = row;
  const isLab = rest.type === 'lab';
  return {
    ...rest,
    type: isLab ? 'lab' : 'company',
    sector: SECTORS.find((sector) => sector === rest.sector) ?? null,
    category: rest.category as Organisation['category'],
    wastes: known(WASTES, rest.wastes),
    equipment: known(EQUIPMENT, rest.equipment),
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    isReadOnly: trialEndsAt !== null && trialEndsAt <= now,
    storage: await getStorage(tx, row.id),
    reading: isLab ? null : await getReadingShare(tx, row.id, now),
    lab: isLab ? await getOwnPage(tx, row.id, todayIn(row.timeZone, now.toISOString())) : null,
  };
}

/** The caller's own organisation. */
export async function getOrganisation(services: Services, caller: MemberCaller): Promise<Organisation> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) =>
    read(services, tx, await repository.get(tx, caller.organisation.id)),
  );
}

/**
 * Changes the own organisation. The trail says what it was before: tasks and dates depend on it.
 * @throws AppError invalid (422)
 */
export async function updateOrganisation(
  services: Services,
  caller: MemberCaller,
  body: UpdateOrganisationRequest,
): Promise<Organisation> {
  const { id, type } = caller.organisation;
  const { lab, ...facts } = body;
  if (lab && type !== 'lab') throw invalidField('lab', 'Only a laboratory has a page in the marketplace.');
  return services.db.forOrganisation(id, async (tx) => {
    const before = await read(services, tx, await repository.get(tx, id, { lock: true }));
    await repository.update(tx, id, facts, services.now());
    if (type === 'lab') await saveOwnPage(tx, await repository.get(tx, id), lab ?? {}, services.now());
    const after = await read(services, tx, await repository.get(tx, id));
    const changed = (Object.keys(FIELD_WORDS) as (keyof UpdateOrganisationRequest)[]).filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    );
    if (changed.length > 0)
      await recordChange(tx, caller, {
        action: 'update',
        entity: 'organisation',
        entityId: id,
        summary: `Changed ${words.format(changed.map((field) => FIELD_WORDS[field]))} of the organisation`,
        details: { from: pick(before, changed), to: pick(after, changed) },
        at: services.now(),
      });
    return after;
  });
}

function pick(organisation: Organisation, fields: (keyof UpdateOrganisationRequest)[]) {
  return Object.fromEntries(fields.map((field) => [field, organisation[field]]));
}
