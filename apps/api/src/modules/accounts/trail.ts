import type { User } from '@anupalan/validators/entities/user';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { recordChange, recordPlainChange } from '../audit/service.ts';

/** How a password came to be another one. */
export type PasswordWay = 'change' | 'reset' | 'invitation' | 'sign_up';

const SUMMARIES: Readonly<Record<PasswordWay, string>> = {
  change: 'Changed their own password',
  reset: 'Set a new password with the link from a mail',
  invitation: 'Accepted the invitation and set a password',
  sign_up: 'Confirmed the email address and set a password',
};

/** Notes a new password, never the password itself. Platform staff belong to no organisation and have no trail here. */
export async function recordPassword(
  tx: Tx,
  owner: { id: string; name: string; organisationId: string | null },
  way: PasswordWay,
  at: Date,
): Promise<void> {
  if (owner.organisationId === null) return;
  await recordPlainChange(tx, {
    organisationId: owner.organisationId,
    actorId: owner.id,
    actorName: owner.name,
    action: 'password',
    entity: 'user',
    entityId: owner.id,
    summary: SUMMARIES[way],
    at,
  });
}

const FIELDS = ['name', 'mobileNo'] as const;
const WORDS: Readonly<Record<(typeof FIELDS)[number] | 'avatar', string>> = {
  name: 'name',
  mobileNo: 'phone number',
  avatar: 'picture',
};
const list = new Intl.ListFormat('en-GB');

/** Notes what a user changed of the own account; nothing where nothing is different. */
export async function recordProfile(
  tx: Tx,
  caller: MemberCaller,
  before: User,
  after: User,
  at: Date,
): Promise<void> {
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  const hasNewAvatar = before.avatar?.path !== after.avatar?.path;
  const names = [...changed, ...(hasNewAvatar ? (['avatar'] as const) : [])];
  if (names.length === 0) return;
  const pick = (user: User) => Object.fromEntries(changed.map((field) => [field, user[field]]));
  await recordChange(tx, caller, {
    action: 'update',
    entity: 'user',
    entityId: caller.userId,
    summary: `Changed their own ${list.format(names.map((name) => WORDS[name]))}`,
    details: changed.length === 0 ? {} : { from: pick(before), to: pick(after) },
    at,
  });
}
