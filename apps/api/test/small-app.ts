import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Caller } from '../src/access/caller.ts';
import { createDatabase, type Database } from '../src/database/database.ts';
import { createPool } from '../src/database/pool.ts';
import { createOrganisation, getBuiltInRoles } from '../src/demo/accounts.ts';
import { errors } from '../src/plugins/errors.ts';
import { createTestDatabase } from './database.ts';

export type SmallAppOptions = {
  /** Who calls: the header `x-caller` names one of them. */
  callers?: Record<string, Caller>;
  logger?: FastifyServerOptions['logger'];
};

/**
 * Builds an app that answers errors and takes uploads as the API does, and has no other part of it: for tests of what
 * all calls pass through.
 */
export async function startSmallApp(
  register: (app: FastifyInstance) => void,
  { callers = {}, logger = false }: SmallAppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({ logger });
  await app.register(errors);
  await app.register(multipart, { limits: { fileSize: 64 * 1024 * 1024, parts: 100 } });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    request.caller = callers[String(request.headers['x-caller'])] ?? null;
  });
  register(app);
  await app.ready();
  return app;
}

/** A database of its own without users. */
export async function startDatabase(): Promise<Database> {
  return createDatabase(createPool(await createTestDatabase(), () => undefined, 5));
}

/** Makes a company with an owner of the name, who cannot sign in. @returns the id of the owner */
export async function createOwner(db: Database, name: string, now: Date): Promise<string> {
  const owner = {
    name,
    email: `${name}@works.example`,
    designation: 'Officer',
    department: 'EHS',
    mobileNo: '9000000000',
    passwordHash: 'none',
  };
  const place = { state: 'Goa', address: 'Plot 1', sector: 'Paint' };
  return db.asSystem('demo', async (tx) => {
    const { company = '' } = await getBuiltInRoles(tx);
    const organisation = { type: 'company' as const, name: `Works of ${name}`, ...place, owner };
    return (await createOrganisation(tx, company, organisation, now)).ownerId;
  });
}

/** A user of a company without any permission, or whatever else is given. */
export function createCaller(given: Partial<Caller> = {}): Caller {
  return {
    sessionId: '01900000-0000-7000-8000-0000000000c1',
    userId: '01900000-0000-7000-8000-0000000000c2',
    name: 'Asha Rane',
    email: 'asha@works.example',
    role: 'company',
    roleId: '01900000-0000-7000-8000-0000000000c3',
    isOwner: false,
    isEmailVerified: true,
    permissions: [],
    organisation: {
      id: '01900000-0000-7000-8000-0000000000c4',
      name: 'Alpha Paints',
      type: 'company',
      timeZone: 'Asia/Kolkata',
      trialEndsAt: null,
    },
    ...given,
  };
}

/** A multipart body of parts in their order; a part with a file name is a file. */
export function toParts(
  parts: readonly { name: string; content: string | Buffer; fileName?: string; type?: string }[],
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'boundary-of-the-parts';
  const chunks = parts.flatMap(({ name, content, fileName, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
        (fileName === undefined ? '' : `; filename="${fileName}"`) +
        (type === undefined ? '' : `\r\ncontent-type: ${type}`) +
        '\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
