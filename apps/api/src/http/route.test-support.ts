import { text } from '@anupalan/validators/primitives';
import { request as fields } from '@anupalan/validators/requests/envelope';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createCaller, createOwner, startDatabase, startSmallApp } from '../../test/small-app.ts';
import type { Caller } from '../access/caller.ts';
import type { PolicyKey } from '../access/policy.ts';
import type { Database } from '../database/database.ts';
import type { Answer } from './answer.ts';
import { notFound } from './problem.ts';
import { memberRoute, platformRoute, publicRoute, sessionRoute } from './route.ts';

/** The time of now in all of these tests. */
export const NOW = new Date('2026-11-22T06:00:00Z');
/** A text that has the form of an id. */
export const ID = '01900000-0000-7000-8000-00000000000a';
/** A body that the calls take. */
export const NAMED = { data: { name: 'Asha' } };

/** What happened in the handlers of a test, and what they are told to do. */
export type Seen = {
  /** What the handler was called with, each time. */
  calls: Record<string, unknown>[];
  /** In which order a call was checked. */
  steps: string[];
  respond: (reply: FastifyReply) => Promise<Answer<unknown> | FastifyReply>;
  early: Answer<unknown> | 'reply' | null;
  /** What the log says of the calls, from a warning on. */
  logged: string[];
  /** Where an id is not found. */
  missing: 'path' | 'body' | null;
};

type Sent = { as?: string; payload?: string | object; headers?: Record<string, string> };
type Reply = {
  status: number;
  body: { message?: unknown } & Record<string, unknown>;
  text: string;
  headers: Record<string, unknown>;
};

/** An app with one route of each kind, on a database with one user, whose calls are sent as `keyed`. */
export type Routes = {
  app: FastifyInstance;
  db: Database;
  callers: Record<string, Caller>;
  seen: Seen;
  close(): Promise<void>;
  /** Forgets what happened, and what was to be done. */
  reset(): void;
  /** Sends a call, as the owner where nobody else is named. */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, sent?: Sent): Promise<Reply>;
};

const body = fields({
  name: text().required('Enter a name'),
  before: text().test('before', 'Not after today', (value, { options }) => {
    return !value || value <= String((options.context as { today?: string } | undefined)?.today);
  }),
});
const query = fields({ keyword: text().max(5, 'At most 5 characters') });

/** Starts the app. */
export async function startRoutes(): Promise<Routes> {
  const db = await startDatabase();
  const callers = createCallers(await createOwner(db, 'asha', NOW));
  const seen = createSeen();
  const stream = { write: (line: string) => void seen.logged.push(line) };
  const logger = { level: 'warn', stream };
  const app = await startSmallApp((each) => registerRoutes(each, db, seen), { callers, logger });
  return {
    app,
    db,
    callers,
    seen,
    close: async () => {
      await app.close();
      await db.close();
    },
    reset: () => void Object.assign(seen, createSeen()),
    call: async (method, url, { as = 'owner', payload, headers } = {}) => {
      const reply = await app.inject({
        method,
        url,
        ...(payload === undefined ? {} : { payload }),
        headers: {
          'x-caller': as,
          ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
      });
      const isJson = String(reply.headers['content-type']).includes('json');
      return {
        status: reply.statusCode,
        body: isJson ? reply.json() : {},
        text: reply.payload,
        headers: reply.headers,
      };
    },
  };
}

function createSeen(): Seen {
  return {
    calls: [],
    steps: [],
    respond: async () => ({ message: 'Done.', data: { id: 1 } }),
    early: null,
    logged: [],
    missing: null,
  };
}

function createCallers(keptId: string): Record<string, Caller> {
  const names = ['Reporting Task', 'Support Management', 'Consent Documents'];
  const owner = createCaller({
    permissions: names.map((permissionName) => ({ permissionName, accessLevel: 'manage' })),
  });
  const trial = (trialEndsAt: Date): Caller => ({
    ...owner,
    organisation: owner.organisation && { ...owner.organisation, trialEndsAt },
  });
  return {
    owner,
    keyed: { ...owner, userId: keptId },
    nobody: createCaller(),
    unconfirmed: { ...owner, isEmailVerified: false },
    staff: createCaller({ role: 'super_admin', organisation: null }),
    over: trial(NOW),
    running: trial(new Date(NOW.getTime() + 1)),
  };
}

function registerRoutes(app: FastifyInstance, db: Database, seen: Seen): void {
  const services = { db, now: () => NOW };
  const handler = async (
    input: Record<string, unknown> & { request: { routeOptions: { config: object } }; reply: FastifyReply },
  ) => {
    seen.steps.push('handler');
    const { request: given, reply, ...rest } = input;
    seen.calls.push({ ...rest, config: given.routeOptions.config });
    return seen.respond(reply);
  };
  const told = (key: PolicyKey) => ({ key, summary: key, tag: 'Test' });
  publicRoute(app, services, { ...told('GET /public/blogs'), query, needsNoApiKey: true, handler });
  publicRoute(app, services, { ...told('GET /health/live'), isBackground: true, handler });
  publicRoute(app, services, { ...told('POST /public/newsletter'), body, takesForms: true, handler });
  memberRoute(app, services, { ...told('GET /generate-tasks'), query, handler });
  memberRoute(app, services, {
    ...told('POST /generate-tasks/add'),
    body,
    isBare: true,
    status: 201,
    handler,
  });
  memberRoute(app, services, {
    ...told('POST /contact-us/create'),
    body,
    bodyContext: (caller) => ({ today: caller.organisation.name === 'Alpha Paints' ? '2026-11-22' : '' }),
    answerEarly: async ({ data, request: given, reply }) => {
      seen.steps.push(`early ${JSON.stringify(data)} ${given.method}`);
      return seen.early === 'reply' ? reply.code(202).send({ early: true }) : seen.early;
    },
    existsInBody: async (caller, data) => {
      seen.steps.push(`ids ${JSON.stringify(data)} of ${caller.name}`);
      if (seen.missing === 'body') throw notFound('task');
    },
    handler,
  });
  memberRoute(app, services, {
    ...told('PATCH /consent-documents/:id'),
    body,
    exists: async (caller, id, given) => {
      seen.steps.push(`exists ${id} of ${caller.organisation.name} ${given.method}`);
      if (seen.missing === 'path') throw notFound('order');
    },
    handler,
  });
  memberRoute(app, services, { ...told('PUT /contact-us/update-status'), handler });
  memberRoute(app, services, {
    ...told('POST /enquiries/:id/close'),
    exists: async () => void seen.steps.push('exists'),
    handler,
  });
  memberRoute(app, services, { ...told('POST /auth/logout'), handler });
  memberRoute(app, services, { ...told('GET /public/newsletter/confirm'), handler });
  platformRoute(app, services, { ...told('GET /admin/notifications'), handler });
  sessionRoute(app, services, { ...told('POST /auth/change-password'), handler });
  sessionRoute(app, services, { ...told('GET /public/done'), handler });
}
