import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import type { Session } from '@anupalan/validators/entities/session';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppOptions, buildApp } from '../src/app.ts';
import { createDatabase, type DatabaseOptions } from '../src/database/database.ts';
import { createPool } from '../src/database/pool.ts';
import { createOrganisation, createSubRole, createUser, getBuiltInRoles } from '../src/demo/accounts.ts';
import { type Config, readConfig } from '../src/env.ts';
import { type BlobStore, createFolderStore } from '../src/files/blob-store.ts';
import { createFileStore } from '../src/files/file-store.ts';
import type { Services } from '../src/http/services.ts';
import { translateError } from '../src/http/translate-error.ts';
import { createJobQueue } from '../src/jobs/job-queue.ts';
import type { Readers } from '../src/jobs/read-order/run-child.ts';
import { registerJobs } from '../src/jobs/register-jobs.ts';
import { createOutboxMailer } from '../src/mail/mailer.ts';
import { makePushKeys } from '../src/push/push-key.ts';
import { createPushService, type PushNetwork } from '../src/push/push-service.ts';
import { createTestDatabase } from './database.ts';
import { READERS_HERE } from './read-here.ts';

export const PASSWORD = 'Harbour!9271';

/** The API on a database of its own, with time in the hands of the test. */
export type Harness = {
  app: FastifyInstance;
  services: Services;
  databaseUrl: string;
  dataDir: string;
  /** Sets the time of now. */
  setNow(instant: string): void;
  /** Makes a call; `data` is wrapped, `body` is not. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD',
    url: string,
    options?: CallOptions,
  ): Promise<Reply>;
  signIn(email: string, password?: string): Promise<Session>;
  users: Users;
  /** Mails that were sent so far, oldest first. */
  listMails(): string[];
  close(): Promise<void>;
};

export type CallOptions = {
  as?: Session | string;
  data?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
  payload?: InjectOptions['payload'];
  /** The address that the call comes from, where it matters. */
  from?: string;
};
export type Reply = {
  status: number;
  body: { message: string; data: never; errors?: { field: string; message: string }[] } & Record<
    string,
    never
  >;
  headers: Record<string, string>;
  text: string;
  bytes: Buffer;
};

/** Who is there: an owner, a viewer and somebody without permissions in company A; owners of company B and of a lab. */
export type Users = Record<
  'owner' | 'viewer' | 'nobody' | 'other' | 'lab',
  { email: string; userId: string; organisationId: string }
>;

export type HarnessOptions = {
  env?: Record<string, string>;
  database?: DatabaseOptions;
  now?: string;
  withJobs?: boolean;
  /** What reads files where there are jobs; this process where absent. */
  readers?: Readers;
  /** How long a statement may take; minutes where absent, however busy the machine is. */
  statementTimeoutMs?: number;
  /** Stands for the network of push services; without it no endpoint is allowed. */
  pushNetwork?: PushNetwork;
  /** Where files are kept; a folder where absent. */
  blobs?: BlobStore;
  /** Puts something between the API and its database. @returns the connection string that the API uses */
  between?: (databaseUrl: string) => Promise<string>;
  /** Where the server's log goes; where absent, only the causes of answers of 500 are printed. */
  logger?: AppOptions['logger'];
};

/**
 * How the password of all users is kept: each hash says what checking it costs, and most tests sign in. What the API
 * itself stores costs what it should.
 */
const CHEAP = { memoryCost: 64, timeCost: 1 };
let passwordHash: Promise<string> | null = null;

/** Tests reach nobody. */
const NO_NETWORK: PushNetwork = { agent: new https.Agent(), isAllowed: async () => false };

/** Prints why an answer is 500, which the answer itself does not tell. */
const FAULTS_ONLY: AppOptions['logger'] = {
  level: 'error',
  stream: {
    write: (line: string) => {
      if (line.includes(translateError(null).message)) process.stderr.write(line);
    },
  },
};

/** Ends what hangs: a busy machine is no reason to give up a statement, or a database, that is only slow. */
const PATIENCE_MS = 300_000;

export async function startHarness(options: HarnessOptions = {}): Promise<Harness> {
  const made = await createTestDatabase();
  const databaseUrl = options.between ? await options.between(made) : made;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'anupalan-data-'));
  const config: Config = {
    ...readConfig(
      { NODE_ENV: 'test', EHS_DATA_DIR: dataDir, EHS_CALL_LIMITS: 'off', ...options.env },
      dataDir,
    ),
  };
  let now = options.now ? Date.parse(options.now) : null;
  const pool = createPool(
    databaseUrl,
    () => undefined,
    10,
    options.statementTimeoutMs ?? PATIENCE_MS,
    // What is between the database and the API may fall silent.
    options.between ? undefined : PATIENCE_MS,
  );
  const db = createDatabase(pool, options.database);
  const jobs = createJobQueue(databaseUrl, () => undefined);
  await jobs.start();
  const files = createFileStore({
    blobs: options.blobs ?? createFolderStore(path.join(dataDir, 'files')),
    key: Buffer.alloc(32, 7),
    spoolDir: path.join(dataDir, 'spool'),
  });
  const push = createPushService(
    makePushKeys(),
    'mailto:operator@works.example',
    options.pushNetwork ?? NO_NETWORK,
  );
  const given = { config, db, files, jobs, push, now: () => (now === null ? new Date() : new Date(now)) };
  const app = await buildApp({ services: given, logger: options.logger ?? FAULTS_ONLY });
  const services: Services = { ...given, log: app.log };
  const outbox = path.join(dataDir, 'outbox');
  if (options.withJobs) {
    const mailer = createOutboxMailer(outbox, config.mailFrom);
    await registerJobs(services, mailer, options.readers ?? READERS_HERE);
  }
  await app.ready();
  const users = await createUsers(services);
  const call = createCaller(app);
  return {
    app,
    services,
    databaseUrl,
    dataDir,
    users,
    call,
    setNow: (instant) => {
      now = Date.parse(instant);
    },
    signIn: async (email, password = PASSWORD) => {
      const reply = await call('POST', '/auth/login', { data: { email, password } });
      if (reply.status !== 200)
        throw new Error(`Signing in as ${email} answered ${reply.status}: ${reply.text}`);
      return reply.body.data;
    },
    listMails: () => {
      try {
        return readdirSync(outbox)
          .filter((name) => name.endsWith('.eml'))
          .sort()
          .map((name) => readFileSync(path.join(outbox, name), 'utf8'));
      } catch {
        return [];
      }
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createUsers(services: Services): Promise<Users> {
  passwordHash ??= hash(PASSWORD, CHEAP);
  const cheapHash = await passwordHash;
  const user = (name: string) => ({
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@works.example`,
    designation: 'Officer',
    department: 'EHS',
    mobileNo: '9000000000',
    passwordHash: cheapHash,
  });
  const now = services.now();
  return services.db.asSystem('demo', async (tx) => {
    const { company = '', lab = '' } = await getBuiltInRoles(tx);
    const place = { state: 'Goa', address: 'Plot 1', sector: 'Paint' };
    const a = await createOrganisation(
      tx,
      company,
      { type: 'company', name: 'Alpha Paints', ...place, owner: user('Owner Rao') },
      now,
    );
    const b = await createOrganisation(
      tx,
      company,
      { type: 'company', name: 'Beta Foundry', ...place, owner: user('Other Sen') },
      now,
    );
    const c = await createOrganisation(
      tx,
      lab,
      { type: 'lab', name: 'Gamma Laboratory', ...place, owner: user('Lab Das') },
      now,
    );
    const base = { organisationId: a.organisationId, baseRoleId: company };
    const levels = (level: string) =>
      Object.fromEntries(ROLE_PERMISSIONS.company.map((name) => [name, level]));
    const viewer = { ...base, name: 'Viewer', slug: 'viewer', levels: levels('view') };
    const nobody = { ...base, name: 'Nobody', slug: 'nobody', levels: levels('') };
    const viewerRole = await createSubRole(tx, viewer);
    const nobodyRole = await createSubRole(tx, nobody);
    const viewerId = await createUser(tx, a.organisationId, viewerRole, user('Viewer Nair'), now);
    const nobodyId = await createUser(tx, a.organisationId, nobodyRole, user('Nobody Iyer'), now);
    return {
      owner: { email: 'owner@works.example', userId: a.ownerId, organisationId: a.organisationId },
      viewer: { email: 'viewer@works.example', userId: viewerId, organisationId: a.organisationId },
      nobody: { email: 'nobody@works.example', userId: nobodyId, organisationId: a.organisationId },
      other: { email: 'other@works.example', userId: b.ownerId, organisationId: b.organisationId },
      lab: { email: 'lab@works.example', userId: c.ownerId, organisationId: c.organisationId },
    };
  });
}

function createCaller(app: FastifyInstance): Harness['call'] {
  return async (method, url, { as, data, body, headers = {}, payload, from } = {}) => {
    const token = typeof as === 'string' ? as : as?.accessToken;
    const json =
      payload !== undefined
        ? undefined
        : body !== undefined
          ? body
          : data !== undefined
            ? { data }
            : undefined;
    const reply = await app.inject({
      method,
      url: `/api/v1${url}`,
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json !== undefined ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(payload !== undefined ? { payload } : json !== undefined ? { payload: JSON.stringify(json) } : {}),
    });
    const isJson = String(reply.headers['content-type'] ?? '').includes('json');
    return {
      status: reply.statusCode,
      body: isJson ? JSON.parse(reply.payload) : null,
      headers: reply.headers as Record<string, string>,
      text: reply.payload,
      bytes: reply.rawPayload,
    };
  };
}

/** A file of a multipart body, by its field. */
export type SentFile = { bytes: Buffer; fileName: string; field?: string };

/** A multipart body with files and texts. */
export function toMultipart(
  file: SentFile | readonly SentFile[] | null,
  fields: Record<string, string> = {},
): Pick<CallOptions, 'payload' | 'headers'> {
  const boundary = 'boundary-of-the-test';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { bytes, fileName, field = 'file' } of [file ?? []].flat()) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    );
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Asks until the answer is there. @throws Error after the time, which is for what hangs: a busy machine is slow */
export async function waitFor<T>(
  ask: () => Promise<T | null | false | undefined> | T | null | false | undefined,
  milliseconds = 240_000,
): Promise<T> {
  for (const until = Date.now() + milliseconds; Date.now() < until; await sleep(50)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`Not there within ${milliseconds} ms`);
}
