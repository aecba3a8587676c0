import type { Database } from '@anupalan/api/src/database/database.ts';
import { createOrganisation, getBuiltInRoles } from '@anupalan/api/src/demo/accounts.ts';
import { openSession } from '@anupalan/api/src/modules/sessions/service.ts';

/** Makes an organisation with an owner. @param number tells it from others */
export function addOrganisation(
  db: Database,
  number: number,
  now: Date,
): Promise<{ organisationId: string; ownerId: string }> {
  return db.asSystem('demo', async (tx) => {
    const { company = '' } = await getBuiltInRoles(tx);
    const owner = {
      name: 'Asha Rao',
      email: `asha@works-${number}.example`,
      designation: 'Officer',
      department: 'EHS',
      mobileNo: '9000000000',
      passwordHash: '-',
    };
    const place = { state: 'Goa', address: 'Plot 1', sector: 'Paint' };
    return createOrganisation(
      tx,
      company,
      { type: 'company', name: `Alpha Paints ${number}`, ...place, owner },
      now,
    );
  });
}

/** Opens a session. @returns its token */
export async function signIn(db: Database, userId: string, now: Date): Promise<string> {
  return db.asSystem('session', async (tx) => (await openSession(tx, userId, now)).token);
}
