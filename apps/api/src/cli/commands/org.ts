import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { APP_ROLES } from '@anupalan/enums/roles';
import { DATE_PATTERN } from '@anupalan/validators/patterns';
import { signUpRequestSchema } from '@anupalan/validators/requests/auth';
import { AppError } from '../../http/problem.ts';
import { validateBody } from '../../http/validate.ts';
import { findCredentials } from '../../modules/accounts/repository.ts';
import { insertWorkspace } from '../../modules/accounts/workspace-repository.ts';
import { takeUpReadings } from '../../modules/consent-documents/put-off.ts';
import {
  type AuditNote,
  type Command,
  findChoice,
  findCount,
  findText,
  getText,
  UsageError,
} from '../command.ts';
import {
  extendSignUpLinks,
  listOrganisations,
  type OrganisationRow,
  setTrialEnd,
} from '../data/organisations.ts';
import { toFacts, toMoment, toTable } from '../output.ts';
import { getOrganisation } from '../targets.ts';

const DAY = 86_400_000;
const TRIALS = ['running', 'ended', 'none'] as const;
/** The operand that names one organisation. */
export const ORGANISATION = { name: 'organisation', what: 'its id or its name' };

/** Companies and laboratories. */
export const orgCommands: readonly Command[] = [
  {
    name: 'org list',
    summary: 'List companies and laboratories',
    options: {
      type: { what: 'Only organisations of this kind', values: APP_ROLES },
      trial: { what: 'Only organisations with this state of trial', values: TRIALS },
      keyword: { what: 'Only organisations with these words in name, domain or email of the owner' },
    },
    examples: ['org list', 'org list --type lab', 'org list --trial ended --json'],
    run: async ({ tx, now }, input) => {
      const rows = await listOrganisations(tx, {
        type: findText(input, 'type'),
        trial: findText(input, 'trial'),
        keyword: findText(input, 'keyword'),
        now,
      });
      const text = toTable(
        rows,
        [
          { head: 'ID', of: ({ id }) => id },
          { head: 'Name', of: ({ name }) => name },
          { head: 'Type', of: ({ type }) => type },
          { head: 'Trial until', of: ({ trialEndsAt }) => toMoment(trialEndsAt) },
          { head: 'People', of: ({ people }) => String(people) },
          { head: 'Owner', of: ({ ownerEmail }) => ownerEmail ?? '' },
        ],
        'No organisations.',
      );
      return { text, data: rows, auditNote: toOverviewNote(`Listed ${rows.length} organisations`) };
    },
  },
  {
    name: 'org show',
    summary: 'Show one organisation',
    operands: [ORGANISATION],
    examples: ['org show "Sahyadri Speciality Chemicals"'],
    run: async ({ tx }, { operands }) => {
      const found = await getOrganisation(tx, operands.organisation ?? '');
      return { ...show(found), auditNote: toAuditNote(found, 'An operator looked at the organisation') };
    },
  },
  {
    name: 'org create',
    summary: 'Create a company or a laboratory, and invite its owner by mail',
    options: {
      type: { what: 'Its kind', values: APP_ROLES, isRequired: true },
      name: { what: 'Its name', isRequired: true },
      'owner-name': { what: 'Name of the owner', isRequired: true },
      'owner-email': { what: 'Email of the owner, for the invitation', isRequired: true },
      state: { what: 'State or union territory, for example “Maharashtra”', placeholder: 'state' },
      'trial-days': {
        what: 'Length of the trial in days; without it there is no trial',
        placeholder: 'days',
      },
    },
    notes: [
      'The mail is sent when the server runs. For a new link: pnpm ehs user reset-link <email of the owner>',
    ],
    examples: [
      'org create --type lab --name "Tapti Analytical" --owner-name "Asha Kulkarni" --owner-email asha@tapti.example',
    ],
    run: async ({ tx, services, now }, input) => {
      const type = findChoice(input, 'type', APP_ROLES) ?? 'company';
      const name = getText(input, 'name').trim();
      if (name.length < 2 || name.length > 200) throw new UsageError('--name must have 2 to 200 characters.');
      const owner = validateBody(signUpRequestSchema, {
        name: getText(input, 'owner-name'),
        email: getText(input, 'owner-email'),
      });
      if (await findCredentials(tx, owner.email))
        throw new AppError('conflict', `${owner.email} already has an account in another organisation.`);
      const state = findText(input, 'state') ?? null;
      if (state !== null && !INDIAN_STATES.some((each) => each === state))
        throw new UsageError('--state must be a state or union territory of India, such as “Tamil Nadu”.');
      const days = findCount(input, 'trial-days');
      const { organisationId, ownerId } = await insertWorkspace(tx, {
        type,
        name,
        state,
        trialEndsAt: days === undefined ? null : new Date(now.getTime() + days * DAY),
        owner,
        now,
      });
      await services.jobs.enqueue(tx, 'send-invitation', {
        userId: ownerId,
        invitedBy: 'Anupalan',
        organisation: name,
      });
      const made = await getOrganisation(tx, organisationId);
      const { text, data } = show(made);
      return {
        text: `${text}\n\n${owner.email} is invited by mail.`,
        data,
        auditNote: toAuditNote(made, `${name} was created by an operator`, { type, ownerEmail: owner.email }),
      };
    },
  },
  {
    name: 'org extend-trial',
    summary: 'Extend or restart the trial of an organisation',
    operands: [ORGANISATION],
    options: {
      days: { what: 'Days from the end of the trial, or from now if it has ended', placeholder: 'days' },
      until: { what: 'The last day, in Indian time', placeholder: 'YYYY-MM-DD' },
    },
    examples: [
      'org extend-trial "Workspace of Asha Kulkarni" --days 14',
      'org extend-trial <id> --until 2027-01-31',
    ],
    run: async ({ tx, now }, input) => {
      const found = await getOrganisation(tx, input.operands.organisation ?? '');
      if (found.trialEndsAt === null)
        throw new AppError('conflict', `${found.name} has no trial, so nothing ends.`);
      const until = toTrialEnd(found.trialEndsAt, now, findCount(input, 'days'), findText(input, 'until'));
      await setTrialEnd(tx, found.id, until, now);
      await extendSignUpLinks(tx, found.id, until);
      const trialEndsAt = until.toISOString();
      return {
        text: `The trial of ${found.name} runs until ${toMoment(until)}.`,
        data: { id: found.id, trialEndsAt },
        auditNote: toAuditNote(found, `The trial was extended until ${toMoment(until)}`, {
          from: found.trialEndsAt.toISOString(),
          to: trialEndsAt,
        }),
      };
    },
  },
  {
    name: 'org end-trial',
    summary: 'End a trial: the organisation becomes a customer without an end date',
    operands: [ORGANISATION],
    examples: ['org end-trial "Workspace of Asha Kulkarni"'],
    run: async ({ tx, services, now }, { operands }) => {
      const found = await getOrganisation(tx, operands.organisation ?? '');
      if (found.trialEndsAt === null) throw new AppError('conflict', `${found.name} has no trial.`);
      await setTrialEnd(tx, found.id, null, now);
      // What waited for the trial's share of another day waits no more.
      await takeUpReadings(services, tx, found.id);
      return {
        text: `${found.name} no longer has a trial and stays open.`,
        data: { id: found.id, trialEndsAt: null },
        auditNote: toAuditNote(found, 'The trial was ended: the organisation is a customer', {
          from: found.trialEndsAt.toISOString(),
          to: null,
        }),
      };
    },
  },
];

/** @throws UsageError where neither or both are given, the day is none, or it has passed */
function toTrialEnd(current: Date, now: Date, days: number | undefined, until: string | undefined): Date {
  if ((days === undefined) === (until === undefined)) throw new UsageError('Give either --days or --until.');
  if (days !== undefined) return new Date(Math.max(current.getTime(), now.getTime()) + days * DAY);
  const day = until ?? '';
  const end = new Date(`${day}T23:59:59+05:30`);
  const isDay =
    DATE_PATTERN.test(day) &&
    !Number.isNaN(end.getTime()) &&
    new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isDay || end <= now) throw new UsageError('--until must be a future date such as 2027-01-31.');
  return end;
}

function show(row: OrganisationRow): { text: string; data: OrganisationRow } {
  const text = toFacts({
    ID: row.id,
    Name: row.name,
    Type: row.type,
    State: row.state,
    Domain: row.verifiedDomain,
    'Trial until': toMoment(row.trialEndsAt),
    Owner: row.ownerName && `${row.ownerName} <${row.ownerEmail}>`,
    People: row.people,
    Since: toMoment(row.createdAt),
  });
  return { text, data: row };
}

/** The line of the trail of one organisation. */
export function toAuditNote(
  { id }: { id: string },
  summary: string,
  details: Record<string, unknown> = {},
): AuditNote {
  return { organisationId: id, entity: 'organisation', entityId: id, summary, details };
}

function toOverviewNote(summary: string): AuditNote {
  return { organisationId: null, entity: 'organisation', entityId: null, summary };
}
