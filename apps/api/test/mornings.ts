import type { Alert } from '@anupalan/validators/entities/alert';
import { expect } from 'vitest';
import type { JobPayloads } from '../src/jobs/job-queue.ts';
import type { Mail } from '../src/mail/mailer.ts';
import { makeAlerts } from '../src/modules/alerts/make-alerts.ts';
import { sendAlerts } from '../src/modules/alerts/send-alerts.ts';
import type { Harness } from './harness.ts';

/** Mornings of the owner's organisation with the mails of their jobs. While `isBroken` no mail is taken. */
export class Mornings {
  readonly #api: Harness;
  sent: Mail[] = [];
  isBroken = false;

  constructor(api: Harness) {
    this.#api = api;
  }

  /** Takes away what a test before has left. */
  async clear(): Promise<void> {
    this.sent = [];
    this.isBroken = false;
    await this.#api.services.db.pool.query(
      'DELETE FROM alerts; DELETE FROM alert_mails; DELETE FROM alert_mornings; DELETE FROM evidence; DELETE FROM tasks; DELETE FROM obligations; DELETE FROM consent_documents; DELETE FROM notifications; DELETE FROM notification_preferences; DELETE FROM pgboss.job',
    );
  }

  /** The morning of a day in India. */
  async run(day: string, isLast = false): Promise<void> {
    this.#api.setNow(`${day}T02:30:00Z`);
    await makeAlerts(this.#api.services, this.#api.users.owner.organisationId);
    await this.runMails(isLast);
  }

  /** Runs the jobs that wait. @param isLast whether a mail that is refused is not tried again */
  async runMails(isLast = false): Promise<void> {
    const { services } = this.#api;
    const { rows } = await services.db.pool.query<{ id: string; data: JobPayloads['send-alerts'] }>(
      "SELECT id, data FROM pgboss.job WHERE name = 'send-alerts' AND state = 'created' ORDER BY created_on",
    );
    const mailer = {
      send: async (mail: Mail) => {
        if (this.isBroken) throw new Error('451 Try again later');
        this.sent.push(mail);
      },
    };
    for (const { id, data } of rows) {
      if (this.isBroken) await expect(sendAlerts(services, mailer, data, { isLast })).rejects.toThrow('451');
      else {
        await sendAlerts(services, mailer, data, { isLast });
        await services.db.pool.query('DELETE FROM pgboss.job WHERE id = $1', [id]);
      }
    }
  }

  /** The lines of the ledger as the owner reads them, the oldest first. */
  async readLedger(query = ''): Promise<Alert[]> {
    const as = await this.#api.signIn('owner@works.example');
    const reply = await this.#api.call('GET', `/alerts?isPagination=0&sortOrder=asc&${query}`, { as });
    expect(reply.status).toBe(200);
    return (reply.body.data as { alerts: Alert[] }).alerts;
  }
}
