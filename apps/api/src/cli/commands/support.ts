import { SUPPORT_STATUS_LABELS, SUPPORT_STATUSES, SUPPORT_TYPES } from '@anupalan/enums/support';
import { supportMessageRequestSchema } from '@anupalan/validators/requests/support';
import { notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import { validateBody } from '../../http/validate.ts';
import { find } from '../../modules/support/repository.ts';
import { SUPPORT_STAFF, stepAsStaff } from '../../modules/support/service.ts';
import {
  type AuditNote,
  type Command,
  type CommandContext,
  type CommandInput,
  findChoice,
  findText,
  getText,
  UsageError,
} from '../command.ts';
import { listRequests } from '../data/support.ts';
import { toFacts, toMoment, toSafeText, toTable } from '../output.ts';

const REQUEST = { name: 'request', what: 'the id of the request' };
const AS = { as: { what: `Name shown with the answer; the default is "${SUPPORT_STAFF}"` } };

/** Requests of companies, laboratories and visitors of the site. */
export const supportCommands: readonly Command[] = [
  {
    name: 'support list',
    summary: 'List support requests, the longest waiting first',
    options: {
      status: { what: 'Only requests with this status', values: SUPPORT_STATUSES },
      type: { what: 'Only requests of this type', values: SUPPORT_TYPES },
      from: { what: 'Only requests from this source', values: ['company', 'lab', 'site'] },
      keyword: { what: 'Only requests with these words in subject, message or email' },
    },
    examples: ['support list --status OPEN', 'support list --from site --json'],
    run: async ({ tx }, input) => {
      const rows = await listRequests(tx, {
        status: findText(input, 'status'),
        type: findText(input, 'type'),
        from: findText(input, 'from'),
        keyword: findText(input, 'keyword'),
      });
      const text = toTable(
        rows,
        [
          { head: 'ID', of: ({ id }) => id },
          { head: 'Status', of: ({ status }) => status },
          { head: 'Type', of: ({ type }) => type },
          { head: 'Sent', of: ({ createdAt }) => toMoment(createdAt) },
          { head: 'From', of: ({ name, organisationName }) => `${name}, ${organisationName ?? '(site)'}` },
          { head: 'Subject', of: ({ subject }) => subject },
        ],
        'No requests.',
      );
      return {
        text,
        data: rows,
        auditNote: {
          organisationId: null,
          entity: 'support_request',
          entityId: null,
          summary: `Listed ${rows.length} requests`,
        },
      };
    },
  },
  {
    name: 'support show',
    summary: 'Show one request with its conversation and history',
    operands: [REQUEST],
    examples: ['support show <id>'],
    run: async (context, { operands }) => {
      const { text, data, organisationId } = await show(context, operands.request ?? '');
      return { text, data, auditNote: toAuditNote(data.id, organisationId, 'An operator read the request') };
    },
  },
  {
    name: 'support answer',
    summary: 'Answer a request; the person gets a notification and a mail',
    operands: [REQUEST],
    options: {
      text: { what: 'The answer', isRequired: true },
      status: { what: 'Also set this status', values: SUPPORT_STATUSES },
      ...AS,
    },
    notes: ['A person who wrote through the contact form gets the answer by mail.'],
    examples: ['support answer <id> --text "We have raised your limit." --status RESOLVED'],
    run: (context, input) => {
      const { text } = validateBody(supportMessageRequestSchema, { text: getText(input, 'text') });
      return step(context, input, { text }, 'An operator answered');
    },
  },
  {
    name: 'support status',
    summary: 'Set the status of a request',
    operands: [REQUEST, { name: 'status', what: SUPPORT_STATUSES.join(', ') }],
    options: AS,
    notes: ['Allowed: OPEN to IN_PROGRESS or RESOLVED, IN_PROGRESS to RESOLVED, RESOLVED to OPEN.'],
    examples: ['support status <id> IN_PROGRESS'],
    run: (context, input) => {
      const status = SUPPORT_STATUSES.find((each) => each === input.operands.status);
      if (!status) throw new UsageError(`<status> must be one of ${SUPPORT_STATUSES.join(', ')}.`);
      const label = SUPPORT_STATUS_LABELS[status].toLowerCase();
      return step(context, { ...input, options: { ...input.options, status } }, {}, `Set to ${label}`);
    },
  },
];

async function step(context: CommandContext, input: CommandInput, words: { text?: string }, summary: string) {
  const id = input.operands.request ?? '';
  const status = findChoice(input, 'status', SUPPORT_STATUSES);
  const by = findText(input, 'as')?.trim() || SUPPORT_STAFF;
  const { organisationId, subject } = await stepAsStaff(context.services, context.tx, {
    id,
    by,
    now: context.now,
    ...words,
    ...(status === undefined ? {} : { status }),
  });
  const { text, data } = await show(context, id);
  return {
    text,
    data,
    auditNote: toAuditNote(id, organisationId, `${summary}: “${subject}”`, {
      by,
      ...(status === undefined ? {} : { status }),
    }),
  };
}

async function show({ tx }: CommandContext, id: string) {
  const request = isId(id) ? await find(tx, id) : null;
  if (!request) throw notFound('support request');
  const [row] = await listRequests(tx, { id });
  const conversation = [
    { at: request.createdAt, by: request.name, text: request.message },
    ...request.messages,
  ];
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => `    ${toSafeText(line)}`)
      .join('\n');
  const text = [
    toFacts({
      ID: request.id,
      Subject: request.subject,
      Status: request.status,
      Type: request.type,
      From: `${request.name} <${request.email}>`,
      Organisation: row?.organisationName ?? '(site)',
    }),
    '',
    'Conversation',
    ...conversation.map(
      (each) => `  ${toMoment(new Date(each.at))}, ${toSafeText(each.by)}\n${lines(each.text)}`,
    ),
    '',
    'History',
    ...request.history.map(
      ({ at, from, to, by }) => `  ${toMoment(new Date(at))}  ${from ?? '-'} -> ${to}  ${toSafeText(by)}`,
    ),
  ].join('\n');
  const organisationId = row?.organisationId ?? null;
  const organisation = organisationId === null ? null : { id: organisationId, name: row?.organisationName };
  return { text, data: { ...request, organisation }, organisationId };
}

function toAuditNote(
  id: string,
  organisationId: string | null,
  summary: string,
  details: Record<string, unknown> = {},
): AuditNote {
  return { organisationId, entity: 'support_request', entityId: id, summary, details };
}
