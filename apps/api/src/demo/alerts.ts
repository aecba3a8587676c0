import { addDays } from '@anupalan/compliance/schedules/dates';
import { todayIn } from '@anupalan/compliance/schedules/today';
import type { Services } from '../http/services.ts';
import { makeAlerts } from '../modules/alerts/make-alerts.ts';

/** Mornings before today of which the demo has alerts. */
const MORNINGS = 10;
/** 09:00 in India. */
const MORNING_UTC = 'T03:30:00Z';

/**
 * Gives an organisation of the demo the alerts of the last days, as the mornings would have made them: those of before
 * yesterday have been read, their mails count as sent. Today's are left to the sweep, which mails them into the outbox.
 */
export async function fillAlerts(services: Services, organisationId: string): Promise<void> {
  const today = todayIn('Asia/Kolkata', services.now().toISOString());
  const quiet = { ...services.jobs, enqueue: async () => undefined };
  for (let daysAgo = MORNINGS; daysAgo > 0; daysAgo--) {
    const at = new Date(`${addDays(today, -daysAgo)}${MORNING_UTC}`);
    await makeAlerts({ ...services, jobs: quiet, now: () => at }, organisationId);
    await services.db.forOrganisation(organisationId, async (tx) => {
      await tx
        .updateTable('alerts')
        .set({ result: 'sent', updatedAt: at })
        .where('result', '=', 'pending')
        .execute();
      if (daysAgo > 1)
        await tx.updateTable('userNotifications').set({ readAt: at }).where('createdAt', '=', at).execute();
    });
  }
}
