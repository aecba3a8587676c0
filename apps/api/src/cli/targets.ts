import type { Tx } from '../database/database.ts';
import { AppError } from '../http/problem.ts';
import { isId } from '../http/route.ts';
import { UsageError } from './command.ts';
import { findOrganisations, type OrganisationRow } from './data/organisations.ts';
import { findUsers, type UserRow } from './data/users.ts';

/**
 * The organisation that an id or a name means.
 * @throws AppError not_found; UsageError where several have the name
 */
export async function getOrganisation(tx: Tx, text: string): Promise<OrganisationRow> {
  const [found, ...others] = await findOrganisations(tx, text.trim(), isId(text.trim()));
  if (!found) throw new AppError('not_found', `There is no organisation "${text}".`);
  if (others.length > 0)
    throw new UsageError(`Several organisations are called "${text}". Use an id: ${ids([found, ...others])}`);
  return found;
}

/**
 * The user that an id or an email address means: of one address the verified account, where there is one.
 * @throws AppError not_found; UsageError where several have it and none is verified
 */
export async function getUser(tx: Tx, text: string): Promise<UserRow> {
  const found = await findUsers(tx, text.trim(), isId(text.trim()));
  const [first, ...others] = found;
  if (!first) throw new AppError('not_found', `There is no person "${text}".`);
  if (others.length > 0 && first.emailVerifiedAt === null)
    throw new UsageError(`Several accounts have "${text}", and none is verified. Use an id: ${ids(found)}`);
  return first;
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(', ');
