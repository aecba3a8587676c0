import { Readable } from 'node:stream';
import { STATUTORY_ROWS } from '@anupalan/compliance/statutory/catalogue';
import * as fc from 'fast-check';
import { type Belongings, createBelongings } from '../belongings.ts';
import { type Harness, startHarness } from '../harness.ts';
import { getOpenApi, mapOperations } from '../open-api.ts';
import { createOrder } from '../orders.ts';
import { type Call, callsOf, type Identity, type IdsOfCall } from './calls.ts';

/** What came of a call. */
export type Outcome = { status: number; fault: string | null; cause: string | null };

/** The API with something of everything in it, and calls of all that it offers. */
export type Playground = {
  /** Keys of the permission table that calls are made of. */
  keys: string[];
  calls: fc.Arbitrary<Call>;
  play(call: Call): Promise<Outcome>;
  close(): Promise<void>;
};

/** Starts an API of its own with two companies and a laboratory that have one of everything. */
export async function startPlayground(): Promise<Playground> {
  /** What the server logged of the failures of a request, by the id of the request. */
  const causes = new Map<string, string>();
  const api = await startHarness({
    logger: { level: 'error', stream: { write: (line) => noteCause(causes, line) } },
  });
  const tokens: Partial<Record<Identity, string>> = {};
  for (const who of ['owner', 'viewer', 'lab', 'nobody'] as const)
    tokens[who] = (await api.signIn(api.users[who].email)).accessToken;
  const own = await createBelongings(api, 'owner');
  const foreign = await createBelongings(api, 'other');
  const ids = await toIds(api, own, foreign);
  const operations = mapOperations(await getOpenApi(api));
  let callers = 0;
  return {
    keys: [...operations.keys()],
    calls: fc.oneof(...[...operations].map(([key, operation]) => callsOf(key, operation, ids))),
    play: async (call) => {
      // A reading that nobody works on would be told of for ever.
      if (call.key.endsWith('/events'))
        await api.services.db.pool.query("UPDATE consent_documents SET status = 'ready'");
      callers += 1;
      const outcome = await send(
        api,
        call,
        tokens[call.who] ?? null,
        `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
        causes,
      );
      if (call.key === 'POST /auth/logout' && outcome.status === 200 && call.who !== 'anonymous')
        tokens[call.who] = (await api.signIn(api.users[call.who].email)).accessToken;
      return outcome;
    },
    close: () => api.close(),
  };
}

function noteCause(causes: Map<string, string>, line: string): void {
  const entry = JSON.parse(line) as { reqId?: string; err?: { message?: string; stack?: string } };
  if (!entry.reqId || !entry.err) return;
  causes.set(entry.reqId, entry.err.stack ?? entry.err.message ?? 'unknown');
}

/** Sends a call from an address of its own, because public calls are limited by address. */
async function send(
  api: Harness,
  call: Call,
  token: string | null,
  remoteAddress: string,
  causes: Map<string, string>,
): Promise<Outcome> {
  const reply = await api.app.inject({
    method: call.key.split(' ')[0] as 'GET',
    url: `/api/v1${call.url}`,
    remoteAddress,
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...call.headers },
    ...(call.payload === undefined ? {} : { payload: call.payload }),
  });
  const cause = causes.get(String(reply.headers['x-request-id'])) ?? null;
  causes.clear();
  return {
    status: reply.statusCode,
    fault: findFault(reply.statusCode, reply.headers, reply.payload),
    cause,
  };
}

function findFault(status: number, headers: Record<string, unknown>, text: string): string | null {
  if (status >= 500) return `answered with ${status}`;
  if (status < 400) return null;
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return `${status} is no problem but ${String(headers['content-type'])}`;
  const problem = JSON.parse(text) as { status?: unknown; message?: unknown; requestId?: unknown };
  const isWhole = problem.status === status && Boolean(problem.message) && Boolean(problem.requestId);
  return isWhole ? null : `${status} lacks a part of a problem`;
}

/** What a field of a name is the id of. */
const KIND_OF_FIELD: Readonly<Record<string, keyof Belongings>> = {
  taskId: 'task',
  scheduledTaskId: 'scheduled',
  obligationId: 'open',
  obligationIds: 'open',
  consentDocumentId: 'order',
  assigneeId: 'user',
  handOverTo: 'user',
  actorId: 'user',
  recipientId: 'user',
  roleId: 'role',
  folderId: 'folder',
  parentId: 'folder',
  limitId: 'limit',
  particularId: 'particular',
  doubtId: 'doubt',
  evidenceId: 'evidence',
  reportId: 'report',
  resultId: 'result',
  packId: 'pack',
};

/** What the `id` of a path or a body is the id of: the first that fits. */
const KIND_OF_PATH: readonly [RegExp, keyof Belongings][] = [
  [/^\/consent-documents/, 'order'],
  [/^\/obligations/, 'obligation'],
  [/scheduled-tasks/, 'scheduled'],
  [/^\/(generate-)?tasks/, 'task'],
  [/^\/contact-us/, 'request'],
  [/notifications/, 'notification'],
  [/^\/users/, 'user'],
  [/^\/enquiries/, 'enquiry'],
  [/^\/technical-documents/, 'document'],
  [/^\/technical-folders/, 'folder'],
  [/^\/saved-views/, 'view'],
  [/^\/roles/, 'role'],
];

async function toIds(api: Harness, own: Belongings, foreign: Belongings): Promise<IdsOfCall> {
  const lab = api.users.lab.organisationId;
  const newer = await createNewerOrder(api, own);
  const everything = [...Object.values(own), ...Object.values(foreign), lab];
  return (path, isDeletion) => (name) => {
    const right = rightIds(path, name, own, newer, lab);
    const isOther = fc.oneof(
      fc.constantFrom(...everything),
      fc.uuid(),
      fc.constantFrom('', 'nothing', '__proto__', '00000000-0000-0000-0000-000000000000'),
    );
    // What is deleted is gone for all calls that follow.
    return isDeletion
      ? fc.oneof(
          { weight: 1, arbitrary: right },
          { weight: 20, arbitrary: fc.oneof(fc.uuid(), fc.constantFrom(...Object.values(foreign))) },
        )
      : fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: isOther });
  };
}

function rightIds(
  path: string,
  name: string,
  own: Belongings,
  newer: string,
  lab: string,
): fc.Arbitrary<string> {
  const entry = STATUTORY_ROWS[0]?.id ?? '';
  if (name === 'newDocumentId') return fc.constant(newer);
  if (name === 'labId' || path.startsWith('/labs')) return fc.constant(lab);
  if (name === 'statutoryIds' || path.startsWith('/statutory')) return fc.constant(entry);
  const kind = KIND_OF_FIELD[name] ?? KIND_OF_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'task';
  return fc.constant(own[kind]);
}

/** An order that renews the own one, with a file. */
async function createNewerOrder(api: Harness, own: Belongings): Promise<string> {
  const { id } = await createOrder(api, api.users.owner);
  const key = await api.services.files.keep(
    await api.services.files.spool(Readable.from([Buffer.from('%PDF-1.7 .')])),
  );
  await api.services.db.pool.query('UPDATE consent_documents SET file_key = $1 WHERE id = $2', [key, id]);
  return id === own.order ? '' : id;
}
