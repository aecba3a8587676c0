import type { Grown } from './make-rows.ts';
import { type Cost, measure, median, printLine, toCpu } from './measure.ts';
import type { GrowthServer } from './server.ts';

/** What a change may cost in the large organisation, and beside the same one while no figure is kept. */
const MOST_RATIO = 1.5;
/** Changes between two looks at the clock, each there and back, so that kept figures are right afterwards. */
const CHANGES = 25;

type Write = {
  name: string;
  path: string;
  /** Two bodies, the second of which undoes the first. */
  toBodies(server: GrowthServer, of: Grown): Promise<[object, object]>;
};

const find = async (server: GrowthServer, of: Grown, text: string): Promise<string> =>
  (await server.pool.query<{ id: string }>(text, [of.organisationId])).rows[0]?.id ?? '';

const WRITES: readonly Write[] = [
  {
    name: 'a due date completed, and opened',
    path: '/generate-tasks/scheduled-tasks/status',
    toBodies: async (server, of) => {
      const id = await find(
        server,
        of,
        `SELECT id FROM scheduled_tasks WHERE organisation_id = $1 AND completed_at IS NULL AND NOT is_withdrawn
         ORDER BY due_date LIMIT 1`,
      );
      return [
        { id, status: 'completed' },
        { id, status: 'pending' },
      ];
    },
  },
  {
    name: 'a monthly task given to another, and back',
    path: '/generate-tasks/assignee',
    toBodies: async (server, of) => {
      const id = await find(
        server,
        of,
        "SELECT id FROM tasks WHERE organisation_id = $1 AND frequency = 'monthly' AND assignee_id IS NOT NULL LIMIT 1",
      );
      return [
        { ids: [id], assigneeId: of.assigneeId },
        { ids: [id], assigneeId: of.ownerId },
      ];
    },
  },
];

/**
 * Makes changes in a small and in a large organisation, and in the large one without the triggers that keep figures of the
 * lists, in turns, and prints what a change costs.
 * @returns the names of those that cost more than they may
 */
export async function benchWrites(server: GrowthServer, small: Grown, large: Grown): Promise<string[]> {
  printLine('CPU of a change in ms', 'small', 'large', 'ratio', 'none kept', 'ratio');
  const dear: string[] = [];
  for (const write of WRITES) {
    const runs = [
      { of: small, isKept: true, costs: [] as Cost[] },
      { of: large, isKept: true, costs: [] as Cost[] },
      { of: large, isKept: false, costs: [] as Cost[] },
    ] as const;
    for (let round = 0; round <= 5; round++)
      for (const { of, isKept, costs } of runs) {
        const bodies = await write.toBodies(server, of);
        await setTriggers(server, isKept ? 'ENABLE' : 'DISABLE');
        const cost = await measure(server, () => change(server, of, write.path, bodies));
        await setTriggers(server, 'ENABLE');
        // The first round is for the connections to plan in.
        if (round > 0) costs.push(cost);
      }
    const [little, much, plain] = runs.map(({ costs }) => median(costs.map(toCpu)) / CHANGES / 2);
    if (little === undefined || much === undefined || plain === undefined)
      throw new Error('Nothing measured');
    printLine(write.name, little, much, much / little, plain, much / plain);
    if (much / little > MOST_RATIO || much / plain > MOST_RATIO) dear.push(write.name);
  }
  return dear;
}

async function change(server: GrowthServer, of: Grown, path: string, bodies: readonly object[]) {
  for (let times = 0; times < CHANGES; times++)
    for (const body of bodies) {
      const { status, text } = await server.call(of.token, 'PATCH', path, body);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
    }
}

async function setTriggers(server: GrowthServer, how: 'ENABLE' | 'DISABLE'): Promise<void> {
  for (const table of ['scheduled_tasks', 'tasks'])
    await server.pool.query(`ALTER TABLE ${table} ${how} TRIGGER USER`);
}
