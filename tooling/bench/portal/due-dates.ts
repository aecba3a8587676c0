import { Client } from '@anupalan/e2e/src/client.ts';

const DAY_MS = 86_400_000;
/** Weekly tasks: each has the weeks that have passed since it began, and those of the coming year. */
const WEEKS_PAST = 8;
const MOST_TASKS = 400;

/** Adds weekly tasks over the API until the company of the demo has so many due dates. @returns how many there are */
export async function addDueDates(siteUrl: string, wanted: number): Promise<number> {
  const client = await Client.signIn(siteUrl);
  const startDate = new Date(Date.now() - WEEKS_PAST * 7 * DAY_MS).toISOString().slice(0, 10);
  const count = async () => {
    const { data } = await client.get<{ total: number }>(
      '/generate-tasks/scheduled-tasks?pageNo=1&pageSize=1',
    );
    return data.total;
  };
  let total = await count();
  for (let made = 1; total < wanted && made <= MOST_TASKS; made++) {
    const { status, message } = await client.post('/generate-tasks/add', {
      name: `Read the meter of bore well ${made} and note it in the log book`,
      schedule: { frequency: 'weekly', day: 'monday', startDate },
    });
    if (status >= 300) throw new Error(`A task could not be added: ${status} ${message}`);
    if (made % 20 === 0) total = await count();
  }
  if (total < wanted) throw new Error(`There are ${total} of ${wanted} due dates.`);
  return total;
}
