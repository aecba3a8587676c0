import { Readable } from 'node:stream';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { v7 as uuidv7 } from 'uuid';
import { notifyUser } from '../src/modules/notifications/service.ts';
import { toExpiry } from '../src/modules/order-packs/service.ts';
import { type Harness, toMultipart, type Users } from './harness.ts';
import { createOrder } from './orders.ts';

/** One of everything that an organisation can have, by its id. */
export type Belongings = {
  order: string;
  obligation: string;
  /** An obligation without a task. */
  open: string;
  limit: string;
  particular: string;
  /** A figure of the order that is to be compared with its page. */
  doubt: string;
  task: string;
  scheduled: string;
  evidence: string;
  request: string;
  /** An enquiry to the laboratory, with a report that waits for approval. */
  enquiry: string;
  report: string;
  /** A report of results against the limits of the order. */
  result: string;
  /** A value of this report. */
  value: string;
  /** A half-yearly report of the order, ready for download. */
  pack: string;
  /** A technical document in a folder. */
  document: string;
  folder: string;
  notification: string;
  alert: string;
  role: string;
  user: string;
  view: string;
};

/** Publishes the page of the laboratory, so that it can be asked. */
export async function publishLab(api: Harness): Promise<void> {
  await api.services.db.pool.query(
    `INSERT INTO lab_pages (organisation_id, name, state, scope, media, contact_email, published_at)
     VALUES ($1, 'Gamma Laboratory', 'Goa', '[{"medium": "effluent", "parameters": ["BOD", "COD"]}]', '{effluent}', 'lab@works.example', now())
     ON CONFLICT (organisation_id) DO NOTHING`,
    [api.users.lab.organisationId],
  );
}

/** Takes an enquiry of a company up to a report that waits for approval. */
export async function createEnquiry(
  api: Harness,
  as: Session,
  subject: string,
  scheduledTaskId?: string,
): Promise<{ enquiry: string; report: string }> {
  await publishLab(api);
  const lab = await api.signIn(api.users.lab.email);
  const asked = await api.call('POST', '/enquiries', {
    as,
    data: {
      labId: api.users.lab.organisationId,
      subject,
      message: 'Please sample at the outlet',
      medium: 'effluent',
      parameters: ['BOD'],
      ...(scheduledTaskId ? { scheduledTaskId } : {}),
    },
  });
  const enquiry = (asked.body.data as { id: string }).id;
  const url = `/enquiries/${enquiry}`;
  await api.call('POST', `${url}/quote`, { as: lab, data: { amount: 4500, reportBy: '2099-01-31' } });
  await api.call('POST', `${url}/accept`, { as });
  const handed = await api.call('POST', `${url}/reports`, {
    as: lab,
    ...toMultipart({ bytes: Buffer.from('%PDF-1.7 of a report'), fileName: 'Report.pdf' }),
  });
  const report = (handed.body.data as { reports: { id: string }[] }).reports[0]?.id ?? '';
  return { enquiry, report };
}

/** Keeps a file as the half-yearly report of an order, without the job that makes it. */
async function createPack(
  api: Harness,
  { organisationId, userId }: Pick<Users['owner'], 'organisationId' | 'userId'>,
  orderId: string,
): Promise<string> {
  const id = uuidv7();
  const bytes = Buffer.from('%PDF-1.7 of a half-yearly report');
  const fileKey = await api.services.files.keep(await api.services.files.spool(Readable.from([bytes])));
  await api.services.db.pool.query(
    `INSERT INTO order_packs (id, organisation_id, consent_document_id, kind, start_date, end_date, requested_by, status,
       progress, file_key, file_name, size, sha256, expires_at)
     VALUES ($1, $2, $3, 'compliance_report_pdf', '2026-04-01', '2026-09-30', $4, 'ready', 1, $5, 'Half-yearly report.pdf',
       $6::bigint, sha256($7), $8)`,
    [id, organisationId, orderId, userId, fileKey, bytes.length, bytes, toExpiry(api.services.now())],
  );
  return id;
}

/** Makes one of everything for the organisation of a user. */
export async function createBelongings(api: Harness, who: keyof Users): Promise<Belongings> {
  const { organisationId, userId, email } = api.users[who];
  const as = await api.signIn(email);
  const order = await createOrder(api, { organisationId, userId }, [
    { title: `Monthly of ${who}`, frequency: 'monthly', startDate: '2026-01-10' },
    { title: `Yearly of ${who}`, frequency: 'yearly', startDate: '2026-01-10' },
  ]);
  const fileKey = await api.services.files.keep(
    await api.services.files.spool(Readable.from([Buffer.from('%PDF-1.7 .')])),
  );
  await api.services.db.pool.query('UPDATE consent_documents SET file_key = $1 WHERE id = $2', [
    fileKey,
    order.id,
  ]);
  const printed = { citation: { page: 1, quote: `Limits of ${who}`, rects: [] } };
  const rows = await Promise.all([
    api.call('POST', `/consent-documents/${order.id}/limits`, {
      as,
      data: { medium: 'effluent', parameter: 'COD', limit: '250', unit: 'mg/l', ...printed },
    }),
    api.call('POST', `/consent-documents/${order.id}/particulars`, {
      as,
      data: { kind: 'fuel', name: 'Coal', value: '4', unit: 'T/day', ...printed },
    }),
  ]);
  const doubt = uuidv7();
  const figure = {
    page: 1,
    text: '250',
    x: 0.1,
    y: 0.1,
    width: 0.1,
    height: 0.01,
    reason: 'unsure',
    other: null,
  };
  await api.services.db.pool.query('UPDATE consent_documents SET doubts = $1 WHERE id = $2', [
    JSON.stringify([{ ...figure, id: doubt, confirmed: null }]),
    order.id,
  ]);
  const [limit = '', particular = ''] = rows.map((reply) => (reply.body.data as { id: string }).id);
  const [obligation = '', open = ''] = order.obligationIds;
  const added = await api.call('POST', '/generate-tasks/add', { as, body: { obligationIds: [obligation] } });
  const task = (added.body.data as AddedTasks).tasks[0]?.id ?? '';
  const dates = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${task}&pageSize=1`, { as });
  const scheduled = (dates.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks[0]?.id ?? '';
  const piece = await api.call('POST', `/scheduled-tasks/${scheduled}/evidence`, {
    as,
    ...toMultipart({ bytes: Buffer.from('%PDF-1.7 of a report'), fileName: `Report of ${who}.pdf` }),
  });
  const evidence = (piece.body.data as { id: string }).id;
  const measured = await api.call('POST', `/consent-documents/${order.id}/results`, {
    as,
    ...toMultipart({
      bytes: Buffer.from(`Parameter,Result\nCOD,${who.length}`),
      fileName: `Results of ${who}.csv`,
    }),
  });
  const result = (measured.body.data as { id: string }).id;
  const value = uuidv7();
  await api.services.db.pool.query(
    `INSERT INTO result_values (id, organisation_id, report_id, position, parameter, value, citation)
     VALUES ($1, $2, $3, 0, 'COD', '12', '{"page": null, "paragraph": 1, "quote": "COD | 12", "rects": []}')`,
    [value, organisationId, result],
  );
  const pack = await createPack(api, { organisationId, userId }, order.id);
  const saved = await api.call('POST', '/saved-views', {
    as,
    data: { screen: 'tasksAndAlerts', name: `View of ${who}` },
  });
  const view = (saved.body.data as { id: string }).id;
  const asked = await api.call('POST', '/contact-us/create', {
    as,
    data: { subject: `Subject of ${who}`, message: 'A message of some length', type: 'support' },
  });
  const made = await api.call('POST', '/technical-folders', { as, data: { name: `Folder of ${who}` } });
  const folder = (made.body.data as { id: string }).id;
  const uploaded = await api.call('POST', '/technical-documents', {
    as,
    ...toMultipart(
      { bytes: Buffer.from('%PDF-1.7 of a manual'), fileName: `Manual of ${who}.pdf` },
      { folderId: folder },
    ),
  });
  const document = (uploaded.body.data as { id: string }).id;
  const { enquiry, report } = await createEnquiry(api, as, `Enquiry of ${who}`);
  await api.services.db.forOrganisation(organisationId, (tx) =>
    notifyUser(tx, {
      organisationId,
      userId,
      title: `Notice of ${who}`,
      message: 'Read it',
      link: null,
      now: api.services.now(),
    }),
  );
  const received = await api.call('GET', '/user/notifications', { as });
  const notification = (received.body.data as { notifications: { id: string }[] }).notifications[0]?.id ?? '';
  const roles = await api.services.db.pool.query<{ id: string }>(
    "INSERT INTO roles (id, organisation_id, base_role_id, name, slug) SELECT gen_random_uuid(), $1, id, 'Sampler', 'sampler' FROM roles WHERE slug = 'company' AND organisation_id IS NULL RETURNING id",
    [organisationId],
  );
  const role = roles.rows[0]?.id ?? '';
  const alert = uuidv7();
  await api.services.db.pool.query(
    `INSERT INTO alerts (id, organisation_id, task_id, due_date, stage, recipient_id, channel, morning, result)
     SELECT $1, organisation_id, task_id, due_date, 0, $2, 'in_app', due_date, 'sent' FROM scheduled_tasks WHERE id = $3`,
    [alert, userId, scheduled],
  );
  const request = (asked.body.data as { id: string }).id;
  return {
    order: order.id,
    obligation,
    open,
    limit,
    particular,
    doubt,
    task,
    scheduled,
    evidence,
    request,
    enquiry,
    report,
    result,
    value,
    pack,
    document,
    folder,
    notification,
    alert,
    role,
    user: userId,
    view,
  };
}
