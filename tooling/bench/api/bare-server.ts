// What the product is measured against: Fastify with pg as anybody would write it. A session is looked up, one query is
// made, and its rows are the answer. No permissions, no organisation but in the query, no audit row, no validation.
// Tells its parent where it listens.
import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

const [databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
// As the product has it: a date is text.
pg.types.setTypeParser(1082, (value) => value);
const app = Fastify();

async function findOrganisation(request: FastifyRequest): Promise<string> {
  const token = String(request.headers.authorization).slice('Bearer '.length);
  const { rows } = await pool.query<{ organisation_id: string }>({
    name: 'session',
    text: `SELECT users.organisation_id FROM sessions JOIN users ON users.id = sessions.user_id
      WHERE sessions.token_hash = $1 AND sessions.ended_at IS NULL`,
    values: [createHash('sha256').update(token).digest()],
  });
  const [row] = rows;
  if (!row) throw Object.assign(new Error('Please sign in'), { statusCode: 401 });
  return row.organisation_id;
}

app.get('/list', async (request) => {
  const organisationId = await findOrganisation(request);
  const { rows } = await pool.query({
    name: 'list',
    text: `SELECT scheduled.id, scheduled.task_id AS "taskId", scheduled.due_date AS "dueDate",
        scheduled.completed_at AS "completedAt", scheduled.remark, task.name, task.frequency, task.origin,
        task.consent_document_id AS "consentDocumentId", assignee.id AS "assigneeId",
        assignee.name AS "assigneeName", completer.id AS "completerId", completer.name AS "completerName"
      FROM scheduled_tasks AS scheduled
      JOIN tasks AS task ON task.id = scheduled.task_id
      LEFT JOIN users AS assignee ON assignee.id = task.assignee_id
      LEFT JOIN users AS completer ON completer.id = scheduled.completed_by
      WHERE scheduled.organisation_id = $1
      ORDER BY scheduled.due_date, scheduled.id LIMIT 50`,
    values: [organisationId],
  });
  return { data: rows };
});

app.get<{ Params: { id: string } }>('/one/:id', async (request) => {
  const organisationId = await findOrganisation(request);
  const { rows } = await pool.query({
    name: 'one',
    text: 'SELECT * FROM tasks WHERE organisation_id = $1 AND id = $2',
    values: [organisationId, request.params.id],
  });
  return { data: rows[0] };
});

app.post<{ Body: { taskId: string; dueDate: string } }>('/insert', async (request) => {
  const organisationId = await findOrganisation(request);
  const { rows } = await pool.query({
    name: 'insert',
    text: `INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date) VALUES ($1, $2, $3, $4)
      RETURNING *`,
    values: [randomUUID(), organisationId, request.body.taskId, request.body.dueDate],
  });
  return { data: rows[0] };
});

process.once('disconnect', () => {
  void app
    .close()
    .then(() => pool.end())
    .finally(() => process.exit());
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });
