import { ORGANISATION_NAME_MAX_LENGTH, TRIAL_DAYS } from '@anupalan/enums/limits';
import { WORKSPACE_NAME_PREFIX } from '@anupalan/enums/organisation-facts';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../../http/services.ts';
import { recordPlainChange } from '../audit/service.ts';
import { hashToken, makeToken } from '../sessions/service.ts';
import { countAttempt } from './attempts.ts';
import { findCredentials, replaceToken } from './repository.ts';
import { startSession } from './service.ts';
import * as repository from './workspace-repository.ts';

const DAY = 86_400_000;

/**
 * Opens a fresh trial workspace with a session for it. Whether the address has an account shows in nothing: the link
 * is made and mailed by a job, and until it sets a password the address counts for nothing (D11).
 * @throws AppError too_many (429)
 */
export async function signUp(
  services: Services,
  input: { name: string; email: string; network: string },
): Promise<Session> {
  await countAttempt(services, { kind: 'signup', ...input, device: null });
  const now = services.now();
  return services.db.asSystem('sign-up', async (tx) => {
    const { organisationId, ownerId } = await repository.insertWorkspace(tx, {
      type: 'company',
      name: `${WORKSPACE_NAME_PREFIX}${input.name}`.slice(0, ORGANISATION_NAME_MAX_LENGTH),
      state: null,
      trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * DAY),
      owner: { name: input.name, email: input.email },
      now,
    });
    await recordPlainChange(tx, {
      organisationId,
      actorId: ownerId,
      actorName: input.name,
      action: 'create',
      entity: 'organisation',
      entityId: organisationId,
      summary: 'Opened the workspace by signing up',
      at: now,
    });
    await services.jobs.enqueue(tx, 'send-sign-up-link', { userId: ownerId });
    return startSession(services, tx, ownerId);
  });
}

/** What the mail after a sign-up says: a link, or (null) that the address has an account already. */
export type SignUpLink = { name: string; email: string; link: string | null; until: Date };

/**
 * Makes the link of a sign-up, which lives as long as the trial and voids every older one to the address. For an
 * address that has an account there is none: a link would give its holder a workspace that somebody else fills.
 * @returns null where the user has a password by now, or the trial is over
 */
export async function makeSignUpLink(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  userId: string,
): Promise<SignUpLink | null> {
  return services.db.asSystem('sign-up', async (tx) => {
    const now = services.now();
    const found = await repository.findSignUp(tx, userId);
    if (!found?.trialEndsAt || found.trialEndsAt <= now) return null;
    const { name, email, trialEndsAt } = found;
    if (await findCredentials(tx, email)) return { name, email, link: null, until: trialEndsAt };
    await repository.voidSignUpLinks(tx, email, now);
    const token = makeToken();
    await replaceToken(
      tx,
      { id: uuidv7(), tokenHash: hashToken(token), userId, purpose: 'sign_up', expiresAt: trialEndsAt },
      now,
    );
    const link = `${services.config.portalUrl}${AUTH_PATHS.setPassword}?token=${token}`;
    return { name, email, link, until: trialEndsAt };
  });
}
