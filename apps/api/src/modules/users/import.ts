import { USER_MESSAGES } from '@anupalan/enums/users';
import type { ImportedSubUsers } from '@anupalan/validators/entities/user';
import { type CreateSubUserRequest, createSubUserRequestSchema } from '@anupalan/validators/requests/users';
import type { MemberCaller } from '../../access/caller.ts';
import { covers } from '../../access/covers.ts';
import { AppError, type FieldError, invalidField } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { validateBody } from '../../http/validate.ts';
import { takeTurns } from '../../threads/take-turns.ts';
import { runInThread, ThreadLimitError, type ThreadLimits } from '../../threads/thread-pool.ts';
import { listRoles } from '../roles/repository.ts';
import { toGrantsOf } from '../roles/service.ts';
import { checkEmailDomain } from './email-domain.ts';
import { countInvitationsLeft } from './invitation-limit.ts';
import type { UserDraft } from './read-list.ts';
import { findVerifiedDomain, isAddressOfUser } from './repository.ts';
import { inviteUser } from './service.ts';

const SCRIPT = new URL('./read-list.thread.ts', import.meta.url);
/** A megabyte of text takes a tenth of a second. */
const LIMITS: ThreadLimits = { heapMb: 128, wallMs: 20_000 };

type CheckedRow = {
  row: number;
  name: string;
  email: string;
  errors: FieldError[];
  user: CreateSubUserRequest | null;
};

/**
 * Invites everybody of a list, or nobody: one wrong row stops all. A dry run only tells what would happen.
 * @param input `signal`: when nobody waits for the answer any more, which ends the reading of the file
 * @throws AppError invalid (422) for a file that is no list
 */
export async function importUsers(
  services: Services,
  caller: MemberCaller,
  input: { bytes: Buffer; dryRun: boolean; signal: AbortSignal },
): Promise<ImportedSubUsers> {
  const rows = await checkRows(services, caller, await readList(caller, input));
  await checkLimit(services, caller, rows);
  const isRight = rows.every(({ errors }) => errors.length === 0);
  let created = 0;
  if (isRight && !input.dryRun) {
    for (const row of rows) {
      if (!row.user) continue;
      try {
        await inviteUser(services, caller, row.user);
        created += 1;
      } catch (error) {
        // Somebody else invited this address meanwhile, or the invitations of today are used up: the row tells.
        if (!(error instanceof AppError)) throw error;
        row.errors.push({ field: 'email', message: error.message });
      }
    }
  }
  return {
    dryRun: input.dryRun,
    created,
    rows: rows.map(({ row, name, email, errors }) => ({ row, name, email, errors })),
  };
}

async function readList(
  caller: MemberCaller,
  { bytes, signal }: { bytes: Buffer; signal: AbortSignal },
): Promise<UserDraft[]> {
  try {
    const organisationId = caller.organisation.id;
    return await runInThread({ script: SCRIPT, input: bytes, limits: LIMITS, organisationId, signal });
  } catch (error) {
    if (error instanceof ThreadLimitError)
      throw invalidField('file', 'The file is too large. Split it into several files');
    throw error;
  }
}

/** Rows beyond what can be invited today say so before anything is sent. */
async function checkLimit(services: Services, caller: MemberCaller, rows: CheckedRow[]): Promise<void> {
  const domain = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    findVerifiedDomain(tx, caller.organisation.id),
  );
  const left = await countInvitationsLeft(services, caller, domain);
  const message = `Your organisation can invite ${left} more ${left === 1 ? 'person' : 'people'} today`;
  for (const row of rows.slice(left)) row.errors.push({ field: 'email', message });
}

async function checkRows(
  services: Services,
  caller: MemberCaller,
  drafts: readonly UserDraft[],
): Promise<CheckedRow[]> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const { roles } = await listRoles(tx, caller.organisation.type, { isPagination: 0 });
    const domain = await findVerifiedDomain(tx, caller.organisation.id);
    const seen = new Set<string>();
    const rows: CheckedRow[] = [];
    const turn = takeTurns();
    for (const [index, draft] of drafts.entries()) {
      await turn();
      const { role: roleName = '', ...fields } = draft;
      const role = roles.find(({ name }) => name.toLowerCase() === roleName.toLowerCase());
      const { user, errors } = checkUser({ ...fields, roleId: role?.id ?? '' });
      if (roleName !== '' && !role)
        replaceError(errors, { field: 'roleId', message: `There is no role ${roleName}` });
      if (role && !covers(caller, toGrantsOf(role)))
        errors.push({ field: 'roleId', message: USER_MESSAGES.tooMuch });
      const email = (draft.email ?? '').toLowerCase();
      if (!errors.some(({ field }) => field === 'email')) {
        const { reason } = checkEmailDomain(email, domain);
        if (reason !== null) errors.push({ field: 'email', message: reason });
        if (seen.has(email)) errors.push({ field: 'email', message: 'The same email is in a row above' });
        else if (await isAddressOfUser(tx, email, null))
          errors.push({ field: 'email', message: USER_MESSAGES.known });
      }
      seen.add(email);
      rows.push({ row: index + 2, name: draft.name ?? '', email: draft.email ?? '', errors, user });
    }
    return rows;
  });
}

function checkUser(draft: object): { user: CreateSubUserRequest | null; errors: FieldError[] } {
  try {
    return { user: validateBody(createSubUserRequestSchema, draft), errors: [] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { user: null, errors: [...(error.errors ?? [])] };
  }
}

function replaceError(errors: FieldError[], error: FieldError): void {
  const at = errors.findIndex(({ field }) => field === error.field);
  errors.splice(at === -1 ? errors.length : at, at === -1 ? 0 : 1, error);
}
