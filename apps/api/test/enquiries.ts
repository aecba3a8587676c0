import { Readable } from 'node:stream';
import type { Enquiry } from '@anupalan/validators/entities/enquiry';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { publishLab } from './belongings.ts';
import { type Harness, type Reply, startHarness, toMultipart } from './harness.ts';
import { createOrder } from './orders.ts';

/** What a laboratory asks for in the tests. */
export const QUOTE = { amount: 4500, reportBy: '2099-01-31', note: 'With sampling' };
/** The bytes of a report. */
export const PDF = Buffer.from('%PDF-1.7 of a report');

/** A company with a task and a due date, a laboratory that can be asked, and the steps of an enquiry. */
export type EnquiryBench = {
  api: Harness;
  owner: Session;
  viewer: Session;
  other: Session;
  lab: Session;
  task: string;
  scheduled: string;
  /** An obligation without a task. */
  obligation: string;
  /** The body of an enquiry. */
  request(more?: object): object;
  /** Sends one. @returns its id */
  ask(more?: object): Promise<string>;
  /** Takes one up to the order. @returns its id */
  order(more?: object): Promise<string>;
  post(as: Session, id: string, step: string, data?: object): Promise<Reply>;
  handIn(id: string, fields?: Record<string, string>, bytes?: Buffer, as?: Session): Promise<Reply>;
  decide(id: string, reportId: string, data: object, as?: Session): Promise<Reply>;
  read(id: string, as?: Session): Promise<Enquiry>;
  listEvidence(): Promise<{ id: string; fileName: string; effectiveDate: string | null }[]>;
};

async function createTask(
  api: Harness,
  owner: Session,
): Promise<Pick<EnquiryBench, 'task' | 'scheduled' | 'obligation'>> {
  const order = await createOrder(api, api.users.owner, [
    { title: 'Stack monitoring for SO2', frequency: 'monthly', startDate: '2026-01-10' },
    { title: 'Noise at the gate', frequency: 'yearly', startDate: '2026-01-10' },
  ]);
  const fileKey = await api.services.files.keep(await api.services.files.spool(Readable.from(['%PDF-1.7'])));
  await api.services.db.pool.query('UPDATE consent_documents SET file_key = $1 WHERE id = $2', [
    fileKey,
    order.id,
  ]);
  const [accepted = '', obligation = ''] = order.obligationIds;
  const body = { obligationIds: [accepted] };
  const added = await api.call('POST', '/generate-tasks/add', { as: owner, body });
  const task = (added.body.data as AddedTasks).tasks[0]?.id ?? '';
  const url = `/generate-tasks/scheduled-tasks?taskId=${task}&pageSize=1`;
  const dates = await api.call('GET', url, { as: owner });
  const rows = (dates.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks;
  return { task, scheduled: rows[0]?.id ?? '', obligation };
}

/** Starts the API with everything that an enquiry needs. */
export async function startEnquiries(): Promise<EnquiryBench> {
  const api = await startHarness({ withJobs: true });
  const [owner, viewer, other, lab] = (await Promise.all(
    ['owner', 'viewer', 'other', 'lab'].map((name) => api.signIn(`${name}@works.example`)),
  )) as [Session, Session, Session, Session];
  await publishLab(api);
  const { task, scheduled, obligation } = await createTask(api, owner);
  const request = (more: object = {}) => ({
    labId: api.users.lab.organisationId,
    subject: 'Effluent of November',
    message: 'Please sample at the outlet',
    medium: 'effluent',
    parameters: ['BOD', 'COD'],
    ...more,
  });
  const post: EnquiryBench['post'] = (as, id, step, data) =>
    api.call('POST', `/enquiries/${id}/${step}`, { as, ...(data ? { data } : {}) });
  const ask = async (more: object = {}) => {
    const reply = await api.call('POST', '/enquiries', { as: owner, data: request(more) });
    return (reply.body.data as Enquiry).id;
  };
  return {
    api,
    owner,
    viewer,
    other,
    lab,
    task,
    scheduled,
    obligation,
    request,
    ask,
    post,
    order: async (more) => {
      const id = await ask(more);
      await post(lab, id, 'quote', QUOTE);
      await post(owner, id, 'accept');
      return id;
    },
    handIn: (id, fields = {}, bytes = PDF, as = lab) => {
      const form = toMultipart({ bytes, fileName: 'Report 7.pdf' }, fields);
      return api.call('POST', `/enquiries/${id}/reports`, { as, ...form });
    },
    decide: (id, reportId, data, as = owner) =>
      api.call('PATCH', `/enquiries/${id}/reports/${reportId}`, { as, data }),
    read: async (id, as = owner) => (await api.call('GET', `/enquiries/${id}`, { as })).body.data,
    listEvidence: async () => {
      const reply = await api.call('GET', `/scheduled-tasks/${scheduled}/evidence`, { as: owner });
      return (
        reply.body.data as { evidence: { id: string; fileName: string; effectiveDate: string | null }[] }
      ).evidence;
    },
  };
}
