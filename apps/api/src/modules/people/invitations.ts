import { INVITATION_DAYS } from '@anupalan/enums/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../../http/services.ts';
import { findCredentials, findPasswordOwner, noteInvitation, replaceToken } from '../accounts/repository.ts';
import { hashToken, makeToken } from '../sessions/service.ts';

const DAY = 86_400_000;

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
    const now = services.now();
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY);
    await noteInvitation(tx, userId, expiresAt);
    const { name, email } = invited;
    if (await findCredentials(tx, email)) return { name, email, link: null };
    const token = makeToken();
    await replaceToken(
      tx,
      { id: uuidv7(), tokenHash: hashToken(token), userId, purpose: 'invitation', expiresAt },
      now,
    );
    return { name, email, link: `${services.config.portalUrl}/set-password?token=${token}` };
  });
}
