import type { Citation } from '@anupalan/validators/entities/citation';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { Session } from '@anupalan/validators/entities/session';
import { type Harness, type Reply, startHarness } from '../../../test/harness.ts';
import { createOrder, listObligations, type ObligationSeed } from '../../../test/orders.ts';

/** A line of a page, as a citation has it. */
export const line = (y: number) => ({ x: 0.1, y, width: 0.8, height: 0.02 });

/** A duty that a person adds. */
export const LOG = {
  title: 'Keep a log of the boiler',
  text: '7. A log of the boiler shall be kept daily.',
  category: 'record',
  citation: { page: 2, quote: 'A log of the boiler shall be kept daily.', rects: [line(0.4)] },
};

export const STACK = 'The stack shall be tested once in three months.';
export const RETURN = 'The annual return shall be filed by 30th June every year.';
/** Two duties in one passage. */
export const BOTH = `${STACK} ${RETURN}`;

const toSeed = (title: string, citation: Citation, more: ObligationSeed): ObligationSeed => ({
  title,
  text: citation.quote,
  citation,
  ...more,
});
/** An obligation on page 1. */
export const stack = (more: ObligationSeed = {}) =>
  toSeed('Test the stack', { page: 1, quote: STACK, rects: [line(0.2)] }, more);
/** One on page 3. */
export const filed = (more: ObligationSeed = {}) =>
  toSeed('File the return', { page: 3, quote: RETURN, rects: [line(0.1)] }, more);
/** One that is two duties. */
export const both = (more: ObligationSeed = {}) =>
  toSeed('Test and file', { page: 1, quote: BOTH, rects: [line(0.2), line(0.3)] }, more);
export const monthly = { frequency: 'monthly', startDate: '2026-01-10' } as const;

/** The obligation of an answer. */
export const one = (reply: Reply): Obligation => reply.body.data;
/** The obligations of an answer. */
export const several = (reply: Reply) => (reply.body.data as { obligations: Obligation[] }).obligations;

type TaskWords = { name: string; schedule: object; citation: { quote: string } };

/** An organisation that completes what was read of its orders; the calls for it are the owner's. */
export async function startRework() {
  const api: Harness = await startHarness({ now: '2026-11-21T06:00:00Z' });
  const owner: Session = await api.signIn('owner@works.example');
  const post = (path: string, data: object, headers: Record<string, string> = {}) =>
    api.call('POST', path, { as: owner, data, headers });
  return {
    api,
    owner,
    post,
    make: (seeds: ObligationSeed[], who = api.users.owner) =>
      createOrder(api, who, seeds, {
        facts: { issuedOn: { value: '2026-02-10', citation: null, confidence: 0.9 } },
      }),
    add: (id: string, changes: object = {}) =>
      post(`/consent-documents/${id}/obligations`, { ...LOG, ...changes }),
    merge: (ids: (string | undefined)[]) => post('/obligations/merge', { ids }),
    split: (id: string | undefined, ...texts: string[]) =>
      post(`/obligations/${id}/split`, { parts: texts.map((text) => ({ text })) }),
    undo: (id: string | undefined) => post(`/obligations/${id}/undo`, {}),
    patch: (id: string | undefined, data: object) =>
      api.call('PATCH', `/obligations/${id}`, { as: owner, data }),
    list: (id: string) => listObligations(api, owner, id),
    titles: async (id: string) => (await listObligations(api, owner, id)).map((each) => each.title),
    trail: async (id: string | undefined) =>
      (
        await api.services.db.pool.query<{ action: string; summary: string }>(
          'SELECT action, summary FROM audit_log WHERE entity_id = $1 ORDER BY created_at, id',
          [id],
        )
      ).rows,
    makeTask: async (id: string | undefined): Promise<string> => {
      const body = { obligationIds: [id] };
      const reply = await api.call('POST', '/generate-tasks/add', { as: owner, body });
      return (reply.body.data as { tasks: { id: string }[] }).tasks[0]?.id ?? '';
    },
    taskOf: async (id: string): Promise<TaskWords> =>
      (await api.call('GET', `/tasks/${id}`, { as: owner })).body.data,
  };
}

/** What {@link startRework} gives. */
export type Rework = Awaited<ReturnType<typeof startRework>>;
