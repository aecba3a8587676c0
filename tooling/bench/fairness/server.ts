// The API in a process of its own, with a database of its own and without jobs: what is measured is answers alone.
// Tells its parent where it listens, and when asked how long one turn of its event loop was at most.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buildApp } from '@anupalan/api/src/app.ts';
import { createOrganisation, getBuiltInRoles } from '@anupalan/api/src/demo/accounts.ts';
import { prepareDataDir, readConfig } from '@anupalan/api/src/env.ts';
import { openSession } from '@anupalan/api/src/modules/sessions/service.ts';
import { startServices } from '@anupalan/api/src/start-services.ts';
import type { ServerMessage } from './message.ts';

const [dataDir = '', sessions = '1'] = process.argv.slice(2);
const send = (message: ServerMessage) => process.send?.(message);

const config = readConfig({ NODE_ENV: 'test', EHS_DATA_DIR: dataDir, EHS_CALL_LIMITS: 'off' }, dataDir);
prepareDataDir(config);
const started = await startServices(config, () => undefined, 'server');
const { db, now } = started.services;
const app = await buildApp({ services: started.services });

const { organisationId, ownerId, tokens } = await db.asSystem('demo', async (tx) => {
  const { company = '' } = await getBuiltInRoles(tx);
  const owner = {
    name: 'Asha Rao',
    email: 'asha@works.example',
    designation: 'Officer',
    department: 'EHS',
    mobileNo: '9000000000',
    passwordHash: '-',
  };
  const place = { state: 'Goa', address: 'Plot 1', sector: 'Paint' };
  const made = await createOrganisation(
    tx,
    company,
    { type: 'company', name: 'Alpha Paints', ...place, owner },
    now(),
  );
  return { ...made, tokens: [] as string[] };
});
await db.asSystem('session', async (tx) => {
  for (let count = 0; count < Number(sessions); count++)
    tokens.push((await openSession(tx, ownerId, now())).token);
});
/** Waits for a reading that never comes: no jobs run here. */
const orderId = randomUUID();
await db.forOrganisation(organisationId, (tx) =>
  tx
    .insertInto('consentDocuments')
    .values({
      id: orderId,
      organisationId,
      title: 'Consent of the benchmark',
      fileName: 'order.pdf',
      mimeType: 'application/pdf',
      size: 10,
      sha256: Buffer.alloc(32, 1),
      fileKey: `bench/${orderId}`,
      uploadedBy: ownerId,
      status: 'queued',
      progress: 0,
      createdAt: now(),
    })
    .execute(),
);

await app.listen({ port: 0, host: '127.0.0.1' });
// What the main thread computes between two turns of its loop, whatever else the machine does meanwhile.
let longest = 0;
let before = cpuMs();
setInterval(() => {
  const now = cpuMs();
  longest = Math.max(longest, now - before);
  before = now;
}, 1);
process.on('message', (message) => {
  if (message === 'turn') {
    send({ longestTurnMs: longest });
    longest = 0;
  }
  // Many rows came at once: what autovacuum does a minute later.
  if (message === 'analyse') void db.pool.query('ANALYZE').then(() => send({ longestTurnMs: 0 }));
});
process.once('disconnect', () => {
  void app
    .close()
    .then(() => started.stop())
    .finally(() => process.exit());
});
send({ port: (app.server.address() as AddressInfo).port, tokens, orderId });

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
