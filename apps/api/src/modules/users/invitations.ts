import { INVITATION_DAYS } from '@anupalan/enums/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { findCredentials, findPasswordOwner, noteInvitation, replaceToken } from '../accounts/repository.ts';
import { hashToken, makeToken } from '../sessions/service.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;

/**
 * Makes the link of an invitation, and voids older ones. Null where there is nobody to invite any more; the link is
 * null where the address has an account elsewhere, of which only its holder is told.
 */
export async function makeInvitationLink(
  services: Services,
  userId: string,
): Promise<{ name: string; email: string; link: string | null } | null> {
  return services.db.asSystem('invitation', async (tx) => {
    const invited = await findPasswordOwner(tx, userId);
    if (!invited?.isActive || invited.passwordHash !== null) return null;
    const { name, email } = invited;
    // Of an address that is taken there is no link, and the invitation still counts as sent.
    if (await findCredentials(tx, email)) {
      const now = services.now();
      await noteInvitation(tx, userId, new Date(now.getTime() + INVITATION_DAYS * DAY));
      return { name, email, link: null };
    }
    const { link } = await insertInvitationLink(services, tx, userId, INVITATION_DAYS * MINUTES_A_DAY);
    return { name, email, link };
  });
}

/** Makes an invitation's link in a transaction of the system; older ones are void. */
export async function insertInvitationLink(
  services: Pick<Services, 'now' | 'config'>,
  tx: Tx,
  userId: string,
  minutes: number,
): Promise<{ link: string; expiresAt: Date }> {
  const now = services.now();
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + minutes * MINUTE);
  await noteInvitation(tx, userId, expiresAt);
  await replaceToken(
    tx,
    { id: uuidv7(), tokenHash: hashToken(token), userId, purpose: 'invitation', expiresAt },
    now,
  );
  return { link: `${services.config.portalUrl}/set-password?token=${token}`, expiresAt };
}
