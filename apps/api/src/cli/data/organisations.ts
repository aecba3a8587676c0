import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern } from '../../http/list.ts';

const ROWS = 1000;

/** An organisation as operators see it. */
export type OrganisationRow = {
  id: string;
  name: string;
  type: string;
  state: string | null;
  verifiedDomain: string | null;
  trialEndsAt: Date | null;
  createdAt: Date;
  ownerId: string | null;
  ownerName: string | null;
  ownerEmail: string | null;
  people: number;
} & Quotas;

/** What operators have set; null: what is usual for its kind. */
export type Quotas = { storageQuotaBytes: number | null; dailyPages: number | null };

function select(tx: Tx) {
  return tx
    .selectFrom('organisations')
    .leftJoin('users as owner', 'owner.id', 'organisations.ownerId')
    .select((eb) => [
      'organisations.id',
      'organisations.name',
      'organisations.type',
      'organisations.state',
      'organisations.verifiedDomain',
      'organisations.trialEndsAt',
      'organisations.createdAt',
      'organisations.storageQuotaBytes',
      'organisations.dailyPages',
      'organisations.ownerId',
      'owner.name as ownerName',
      'owner.email as ownerEmail',
      eb
        .selectFrom('users')
        .whereRef('users.organisationId', '=', 'organisations.id')
        .where('users.deletedAt', 'is', null)
        .select((count) => count.fn.countAll<number>().as('people'))
        .$asScalar()
        .$notNull()
        .as('people'),
    ]);
}

/** Organisations by name. */
export async function listOrganisations(
  tx: Tx,
  filter: { type?: string | undefined; keyword?: string | undefined; trial?: string | undefined; now: Date },
): Promise<OrganisationRow[]> {
  let rows = select(tx);
  if (filter.type) rows = rows.where('organisations.type', '=', filter.type);
  if (filter.trial === 'none') rows = rows.where('organisations.trialEndsAt', 'is', null);
  if (filter.trial === 'running') rows = rows.where('organisations.trialEndsAt', '>', filter.now);
  if (filter.trial === 'ended') rows = rows.where('organisations.trialEndsAt', '<=', filter.now);
  if (filter.keyword) {
    const pattern = toPattern(filter.keyword);
    rows = rows.where((eb) =>
      eb.or([
        eb('organisations.name', 'ilike', pattern),
        eb('owner.email', 'ilike', pattern),
        eb('organisations.verifiedDomain', 'ilike', pattern),
      ]),
    );
  }
  return rows.orderBy('organisations.name').orderBy('organisations.id').limit(ROWS).execute();
}

/** The organisations that a text may mean: one of that id, or those of that name. */
export async function findOrganisations(tx: Tx, text: string, isId: boolean): Promise<OrganisationRow[]> {
  return select(tx)
    .$if(isId, (query) => query.where('organisations.id', '=', text))
    .$if(!isId, (query) => query.where(sql`lower(organisations.name)`, '=', text.toLowerCase()))
    .orderBy('organisations.createdAt')
    .limit(20)
    .execute();
}

/** Sets until when the trial runs; null ends it as a trial. */
export async function setTrialEnd(tx: Tx, id: string, trialEndsAt: Date | null, now: Date): Promise<void> {
  await tx.updateTable('organisations').set({ trialEndsAt, updatedAt: now }).where('id', '=', id).execute();
}

/** Sets how many bytes an organisation may keep and how many pages are read for it a day; null: what is usual. */
export async function setQuotas(tx: Tx, id: string, quotas: Partial<Quotas>, now: Date): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ ...quotas, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Lets the link of a sign-up that has not been used live as long as the trial does (D11). */
export async function extendSignUpLinks(tx: Tx, organisationId: string, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('passwordTokens')
    .set({ expiresAt })
    .where('purpose', '=', 'sign_up')
    .where('usedAt', 'is', null)
    .where('userId', 'in', (eb) =>
      eb.selectFrom('users').select('users.id').where('users.organisationId', '=', organisationId),
    )
    .execute();
}
