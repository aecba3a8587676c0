import { toStatutoryId } from '@anupalan/compliance/statutory/make-row';
import type { MemberCaller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';
import { confirmStatutory } from '../modules/statutory/service.ts';
import { addFromCatalogue } from '../modules/tasks/add-statutory.ts';

/** The environmental statement and the earth resistance test: read by a person, and confirmed. */
const CONFIRMED = [toStatutoryId(1), toStatutoryId(57)];
/** The hazardous waste return needs no confirmation; the statement is a task as well, the test waits. */
const TASKS = [toStatutoryId(17), toStatutoryId(1)];

/**
 * Takes entries of the statutory catalogue on, so that its screen shows every state: verified, confirmed, to confirm,
 * in the tasks, history. Which of them apply follows from the organisation's page.
 */
export async function fillCatalogue(services: Services, company: MemberCaller): Promise<void> {
  for (const id of CONFIRMED) await confirmStatutory(services, company, id);
  await addFromCatalogue(services, company, { statutoryIds: TASKS });
}
