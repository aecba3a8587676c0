// The API in a process of its own, with a database of its own, and with jobs only where orders are to be read: else what
// is measured is answers alone. Tells its parent where it listens, and when asked how long one turn of its event loop was at most.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '@anupalan/api/src/app.ts';
import { prepareDataDir, readConfig } from '@anupalan/api/src/env.ts';
import { registerJobs } from '@anupalan/api/src/jobs/register-jobs.ts';
import { createOutboxMailer } from '@anupalan/api/src/mail/mailer.ts';
import { startServices } from '@anupalan/api/src/start-services.ts';
import { addOrganisation, signIn } from '../accounts.ts';
import type { ServerMessage } from './message.ts';

const [dataDir = '', sessions = '1', organisations = '0'] = process.argv.slice(2);
const send = (message: ServerMessage) => process.send?.(message);

const config = readConfig({ NODE_ENV: 'test', EHS_DATA_DIR: dataDir, EHS_CALL_LIMITS: 'off' }, dataDir);
prepareDataDir(config);
const started = await startServices(config, () => undefined, 'server');
const { db, now } = started.services;
const app = await buildApp({ services: started.services });

const { organisationId, ownerId } = await addOrganisation(db, 0, now());
const tokens: string[] = [];
for (let count = 0; count < Number(sessions); count++) tokens.push(await signIn(db, ownerId, now()));
for (let number = 1; number <= Number(organisations); number++) {
  const other = await addOrganisation(db, number, now());
  tokens.push(await signIn(db, other.ownerId, now()));
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
