// The API in a process of its own, with a database of its own, and with jobs only where orders are to be read: else what
// is measured is answers alone. Tells its parent where it listens, and when asked how long one turn of its event loop was at most.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '@anupalan/api/src/app.ts';
import { createOrganisation, getBuiltInRoles } from '@anupalan/api/src/demo/accounts.ts';
import { prepareDataDir, readConfig } from '@anupalan/api/src/env.ts';
import { registerJobs } from '@anupalan/api/src/jobs/register-jobs.ts';
import { createOutboxMailer } from '@anupalan/api/src/mail/mailer.ts';
import { openSession } from '@anupalan/api/src/modules/sessions/service.ts';
import { startServices } from '@anupalan/api/src/start-services.ts';
import type { ServerMessage } from './message.ts';

const [dataDir = '', sessions = '1', organisations = '0'] = process.argv.slice(2);
const send = (message: ServerMessage) => process.send?.(message);

const config = readConfig({ NODE_ENV: 'test', EHS_DATA_DIR: dataDir, EHS_CALL_LIMITS: 'off' }, dataDir);
prepareDataDir(config);
const started = await startServices(config, () => undefined, 'server');
const { db, now } = started.services;
const app = await buildApp({ services: started.services });

/** Makes an organisation with an owner. */
const addOrganisation = (number: number) =>
  db.asSystem('demo', async (tx) => {
    const { company = '' } = await getBuiltInRoles(tx);
    const owner = {
      name: 'Asha Rao',
      email: `asha@works-${number}.example`,
      designation: 'Officer',
      department: 'EHS',
      mobileNo: '9000000000',
      passwordHash: '-',
    };
    const place = { state: 'Goa', address: 'Plot 1', sector: 'Paint' };
    const organisation = { type: 'company', name: `Alpha Paints ${number}`, ...place, owner } as const;
    return createOrganisation(tx, company, organisation, now());
  });

const { organisationId, ownerId } = await addOrganisation(0);
const tokens: string[] = [];
await db.asSystem('session', async (tx) => {
  for (let count = 0; count < Number(sessions); count++)
    tokens.push((await openSession(tx, ownerId, now())).token);
});
for (let number = 1; number <= Number(organisations); number++) {
  const other = await addOrganisation(number);
  await db.asSystem('session', async (tx) => {
    tokens.push((await openSession(tx, other.ownerId, now())).token);
  });
}
/** Waits for a reading that never comes: it has no job. */
const orderId = randomUUID();
if (Number(organisations) === 0)
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

if (Number(organisations) > 0)
  await registerJobs(
    { ...started.services, log: app.log },
    createOutboxMailer(join(dataDir, 'outbox'), config.mailFrom),
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
