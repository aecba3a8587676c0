import { RESET_LINK_MINUTES } from '@anupalan/enums/limits';
import { PLATFORM_ROLES } from '@anupalan/enums/roles';
import { signUpRequestSchema } from '@anupalan/validators/requests/auth';
import { AppError } from '../../http/problem.ts';
import { validateBody } from '../../http/validate.ts';
import { unlockAccount } from '../../modules/accounts/attempts.ts';
import { findCredentials } from '../../modules/accounts/repository.ts';
import { insertResetLink } from '../../modules/accounts/service.ts';
import { voidSignUpLinks } from '../../modules/accounts/workspace-repository.ts';
import { endSessions } from '../../modules/sessions/service.ts';
import { insertInvitationLink } from '../../modules/users/invitations.ts';
import { type AuditNote, type Command, findChoice, findText, getText } from '../command.ts';
import { insertAdmin, listUsers, setActive, type UserRow } from '../data/users.ts';
import { toFacts, toMoment, toTable } from '../output.ts';
import { getOrganisation, getUser } from '../targets.ts';

const USER = { name: 'user', what: 'the id or the email address' };
const STATES = ['active', 'inactive', 'unverified'] as const;

/** Users of companies, of laboratories and of the platform. */
export const userCommands: readonly Command[] = [
  {
    name: 'user list',
    summary: 'List people',
    options: {
      organisation: { what: 'Only people of this organisation', placeholder: 'id or name' },
      state: { what: 'Only people in this state', values: STATES },
      platform: { what: 'Only platform staff', isFlag: true },
      keyword: { what: 'Only people with these words in name or email' },
    },
    examples: [
      'user list --organisation "Tapti Analytical"',
      'user list --platform',
      'user list --state inactive',
    ],
    run: async ({ tx }, input) => {
      const name = findText(input, 'organisation');
      const organisation = name === undefined ? null : await getOrganisation(tx, name);
      const rows = await listUsers(tx, {
        organisationId: organisation?.id,
        keyword: findText(input, 'keyword'),
        state: findText(input, 'state'),
        isPlatform: input.options.platform === true,
      });
      const text = toTable(
        rows,
        [
          { head: 'ID', of: ({ id }) => id },
          { head: 'Name', of: (row) => row.name },
          { head: 'Email', of: ({ email }) => email },
          { head: 'Role', of: ({ roleName, isOwner }) => (isOwner ? `${roleName} (owner)` : roleName) },
          { head: 'State', of: toState },
          { head: 'Organisation', of: ({ organisationName }) => organisationName ?? '(platform)' },
        ],
        'No people.',
      );
      return {
        text,
        data: rows,
        auditNote: {
          organisationId: organisation?.id ?? null,
          entity: 'user',
          entityId: null,
          summary: `An operator listed ${rows.length} people`,
        },
      };
    },
  },
  {
    name: 'user show',
    summary: 'Show one person',
    operands: [USER],
    examples: ['user show asha@tapti.example'],
    run: async ({ tx }, { operands }) => {
      const found = await getUser(tx, operands.user ?? '');
      return {
        text: toText(found),
        data: found,
        auditNote: toAuditNote(found, `An operator looked at ${found.name}`),
      };
    },
  },
  {
    name: 'user create-admin',
    summary: 'Create a person of the platform staff, and print a link to set the password',
    options: {
      name: { what: 'Name', isRequired: true },
      email: { what: 'Email address; it counts as verified', isRequired: true },
      role: { what: 'Role; the default is admin', values: PLATFORM_ROLES },
    },
    notes: [
      'Platform staff have no screens. They use these commands and /admin/… of the API (D17).',
      `The link works once, for ${RESET_LINK_MINUTES} minutes. It is not shown again.`,
    ],
    examples: ['user create-admin --name "Ravi Menon" --email ravi@operator.example'],
    run: async ({ tx, services, now }, input) => {
      const role = findChoice(input, 'role', PLATFORM_ROLES) ?? 'admin';
      const person = validateBody(signUpRequestSchema, {
        name: getText(input, 'name'),
        email: getText(input, 'email'),
      });
      if (await findCredentials(tx, person.email))
        throw new AppError('conflict', `${person.email} already has an account.`);
      const id = await insertAdmin(tx, { ...person, role, now });
      const { link, expiresAt } = await insertResetLink(services, tx, id);
      const made = await getUser(tx, id);
      return {
        text: `${toText(made)}\n\nSet the password within ${RESET_LINK_MINUTES} minutes:\n${link}`,
        data: { ...made, link, linkExpiresAt: expiresAt.toISOString() },
        auditNote: toAuditNote(made, `${made.name} became ${role} of the platform`, {
          email: made.email,
          role,
        }),
      };
    },
  },
  {
    name: 'user deactivate',
    summary: 'Deactivate a person; all their sessions end at once',
    operands: [USER],
    options: { 'even-owner': { what: 'Even if the person owns the organisation', isFlag: true } },
    examples: ['user deactivate ravi@tapti.example', 'user deactivate asha@tapti.example --even-owner'],
    run: async ({ tx, now }, { operands, options }) => {
      const found = await getUser(tx, operands.user ?? '');
      if (found.isOwner && options['even-owner'] !== true)
        throw new AppError(
          'conflict',
          `${found.name} owns ${found.organisationName}, and nobody else could manage it. To deactivate the owner anyway, add --even-owner`,
        );
      await setActive(tx, found.id, false, now);
      await endSessions(tx, found.id, now);
      return changed(found, { isActive: false }, `${found.name} was deactivated by an operator`);
    },
  },
  {
    name: 'user activate',
    summary: 'Activate a person again',
    operands: [USER],
    examples: ['user activate ravi@tapti.example'],
    run: async ({ tx, now }, { operands }) => {
      const found = await getUser(tx, operands.user ?? '');
      await setActive(tx, found.id, true, now);
      return changed(found, { isActive: true }, `${found.name} was activated by an operator`);
    },
  },
  {
    name: 'user unlock',
    summary: 'Let a person sign in again at once after too many wrong passwords',
    operands: [USER],
    notes: ['Anybody who tried to guess the password can also try again. A reset by mail is safer.'],
    examples: ['user unlock asha@tapti.example'],
    run: async ({ tx }, { operands }) => {
      const found = await getUser(tx, operands.user ?? '');
      const counts = await unlockAccount(tx, found);
      return {
        text:
          counts > 0
            ? `${found.name} <${found.email}> can sign in again.`
            : `${found.name} <${found.email}> did not have to wait.`,
        data: { id: found.id, email: found.email, wasCounted: counts > 0 },
        auditNote: toAuditNote(found, `An operator let ${found.name} sign in again`),
      };
    },
  },
  {
    name: 'user reset-link',
    summary: 'Print a link to set a password',
    operands: [USER],
    notes: [
      `The link works once, for ${RESET_LINK_MINUTES} minutes. Older links stop working. It is not shown again.`,
      'Give it only to the person, in a way that you trust. A person without a password gets an invitation.',
    ],
    examples: ['user reset-link asha@tapti.example'],
    run: async ({ tx, services, now }, { operands }) => {
      const found = await getUser(tx, operands.user ?? '');
      if (!found.isActive)
        throw new AppError('conflict', `${found.name} is not active: pnpm ehs user activate ${found.id}`);
      if (found.emailVerifiedAt === null) {
        if (await findCredentials(tx, found.email))
          throw new AppError('conflict', `${found.email} is the address of another account.`);
        await voidSignUpLinks(tx, found.email, now);
      }
      const made =
        found.emailVerifiedAt === null
          ? await insertInvitationLink(services, tx, found.id, RESET_LINK_MINUTES)
          : await insertResetLink(services, tx, found.id);
      const expiresAt = made.expiresAt.toISOString();
      return {
        text: `${made.link}\n\nFor ${found.name} <${found.email}>, once, until ${toMoment(made.expiresAt)}. Older links no longer work.`,
        data: { id: found.id, email: found.email, link: made.link, expiresAt },
        auditNote: toAuditNote(found, `An operator created a password link for ${found.name}`, { expiresAt }),
      };
    },
  },
];

function changed(before: UserRow, change: { isActive: boolean }, summary: string) {
  const after = { ...before, ...change };
  return {
    text: `${before.name} <${before.email}> is ${change.isActive ? 'active' : 'inactive'}.`,
    data: after,
    auditNote: toAuditNote(before, summary, { from: { isActive: before.isActive }, to: change }),
  };
}

function toState({ isActive, emailVerifiedAt }: UserRow): string {
  if (!isActive) return 'inactive';
  return emailVerifiedAt === null ? 'unverified' : 'active';
}

function toText(row: UserRow): string {
  return toFacts({
    ID: row.id,
    Name: row.name,
    Email: row.email,
    Role: row.isOwner ? `${row.roleName} (owner)` : row.roleName,
    Organisation: row.organisationName ?? '(platform)',
    State: toState(row),
    Password: row.hasPassword ? 'set' : 'not set',
    'Last sign-in': toMoment(row.lastSignInAt),
    Since: toMoment(row.createdAt),
  });
}

function toAuditNote(row: UserRow, summary: string, details: Record<string, unknown> = {}): AuditNote {
  return { organisationId: row.organisationId, entity: 'user', entityId: row.id, summary, details };
}
