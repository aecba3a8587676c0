import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { createEnquiryRequestSchema } from '@anupalan/validators/requests/enquiries';
import type { UpdateOrganisationRequest } from '@anupalan/validators/requests/organisation';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';
import { addReport, decideReport } from '../modules/enquiries/reports.ts';
import {
  acceptQuote,
  addMessage,
  closeEnquiry,
  createEnquiry,
  quoteEnquiry,
} from '../modules/enquiries/service.ts';
import { updateOrganisation } from '../modules/organisation/service.ts';
import { updateStatus } from '../modules/scheduled-tasks/change-status.ts';
import { addByHand, getTask } from '../modules/tasks/service.ts';
import { createOrganisation, getBuiltInRoles } from './accounts.ts';
import { DEMO_ENQUIRIES, DEMO_LABS, type DemoEnquiry, type DemoLab } from './lab-data.ts';

const DAY_MS = 86_400_000;
/** Spent reagents, and the oil of the generator; gases for the instruments. */
const LAB_FACTS: UpdateOrganisationRequest = {
  wastes: ['hazardous', 'used_oil'],
  equipment: ['dg_set', 'gas_cylinders'],
};

/** The services of some days ago: what is done with them carries that time. */
function ago(services: Services, days: number): Services {
  const at = new Date(services.now().getTime() - days * DAY_MS);
  return { ...services, now: () => at };
}

/**
 * Fills in the facts of the demo's company, three laboratories with their pages (the first must be there already, for
 * its owner signs in), and enquiries in every state.
 * @param passwordHash of the owners of the other laboratories
 */
export async function fillLabs(
  services: Services,
  company: MemberCaller,
  passwordHash: string,
): Promise<void> {
  await updateOrganisation(ago(services, 300), company, {
    sector: 'chemicals',
    category: 'red',
    wastes: ['hazardous', 'used_oil', 'batteries'],
    equipment: [
      'boiler',
      'dg_set',
      'stack',
      'ocems',
      'etp',
      'stp',
      'borewell',
      'high_voltage',
      'hazardous_chemicals',
    ],
  });
  const labs: MemberCaller[] = [];
  for (const lab of DEMO_LABS) {
    const caller = await findOrCreate(services, lab, passwordHash);
    await publish(services, caller, lab);
    labs.push(caller);
  }
  const [first] = labs;
  if (first) await fillOwnTasks(services, first);
  for (const enquiry of DEMO_ENQUIRIES) {
    const lab = labs[enquiry.lab];
    if (lab) await fillEnquiry(services, company, lab, enquiry);
  }
}

async function findOrCreate(services: Services, lab: DemoLab, passwordHash: string): Promise<MemberCaller> {
  const made = await services.db.asSystem('demo', async (tx) => {
    const found = await tx
      .selectFrom('organisations')
      .select(['id', 'ownerId'])
      .where('type', '=', 'lab')
      .where('name', '=', lab.name)
      .executeTakeFirst();
    if (found?.ownerId) return { organisationId: found.id, ownerId: found.ownerId };
    const { lab: roleId = '' } = await getBuiltInRoles(tx);
    const { name, state, address } = lab;
    const owner = {
      name: lab.owner,
      email: `${lab.mailbox}@example.com`,
      designation: 'Quality manager',
      department: 'Laboratory',
      mobileNo: '9000000000',
      passwordHash,
    };
    const facts = { type: 'lab' as const, name, state, address, sector: 'laboratory' };
    return createOrganisation(tx, roleId, { ...facts, isDemo: true, owner }, services.now());
  });
  return {
    sessionId: uuidv7(),
    userId: made.ownerId,
    name: lab.owner,
    email: `${lab.mailbox}@example.com`,
    role: 'lab',
    roleId: '',
    isOwner: true,
    isEmailVerified: true,
    permissions: [],
    organisation: {
      id: made.organisationId,
      name: lab.name,
      type: 'lab',
      timeZone: 'Asia/Kolkata',
      trialEndsAt: null,
    },
  };
}

async function publish(services: Services, caller: MemberCaller, lab: DemoLab): Promise<void> {
  const nablValidUntil = addDays(todayOf(services), lab.accreditedForDays);
  await updateOrganisation(ago(services, 200), caller, {
    ...LAB_FACTS,
    lab: { ...lab.page, nablValidUntil },
  });
}

function todayOf(services: Pick<Services, 'now'>): string {
  return todayIn('Asia/Kolkata', services.now().toISOString());
}

/** What a laboratory does for itself: one date is late, the others are kept. */
async function fillOwnTasks(services: Services, lab: MemberCaller): Promise<void> {
  const past = ago(services, 66);
  const startDate = addDays(todayOf(services), -64);
  const calibration = await addByHand(past, lab, {
    name: 'Calibrate the stack monitoring kits',
    description: 'Flow meter, thermocouple and pitot tube, with the certificate in the file.',
    schedule: { frequency: 'monthly', startDate },
  });
  await addByHand(past, lab, {
    name: 'Proficiency testing round',
    schedule: { frequency: 'half_yearly', startDate: addDays(todayOf(services), 12) },
  });
  await addByHand(past, lab, {
    name: 'Internal audit after ISO/IEC 17025',
    schedule: { frequency: 'yearly', startDate: addDays(todayOf(services), 40) },
  });
  const { scheduledTasks } = await getTask(services, lab, calibration.id);
  const [kept] = scheduledTasks.filter(({ status }) => status === 'overdue');
  if (kept)
    await updateStatus(ago(services, 62), lab, {
      id: kept.id,
      status: 'completed',
      remark: 'Certificates filed.',
    });
}

/** The next open date of a task of the company whose name has a word, or null. */
async function findDate(
  services: Services,
  company: MemberCaller,
  word: string | null,
): Promise<string | null> {
  if (word === null) return null;
  const row = await services.db.forOrganisation(company.organisation.id, (tx) =>
    tx
      .selectFrom('scheduledTasks')
      .innerJoin('tasks', 'tasks.id', 'scheduledTasks.taskId')
      .select('scheduledTasks.id')
      .where('tasks.name', 'ilike', `%${word}%`)
      .where('tasks.deletedAt', 'is', null)
      .where('scheduledTasks.completedAt', 'is', null)
      .where('scheduledTasks.dueDate', '>=', todayOf(services))
      .orderBy('scheduledTasks.dueDate')
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.id ?? null;
}

async function fillEnquiry(
  services: Services,
  company: MemberCaller,
  lab: MemberCaller,
  enquiry: DemoEnquiry,
): Promise<void> {
  const { subject, message, medium, parameters, site, neededInDays, daysAgo } = enquiry;
  const today = todayOf(services);
  const body = createEnquiryRequestSchema.validateSync({
    labId: lab.organisation.id,
    subject,
    message,
    medium,
    parameters,
    site,
    dueDate: neededInDays === null ? null : addDays(today, neededInDays),
    scheduledTaskId: await findDate(services, company, enquiry.about),
  });
  let current = await createEnquiry(ago(services, daysAgo), company, body);
  for (const step of enquiry.steps) {
    const at = ago(services, step.daysAgo);
    const { id } = current;
    const report = current.reports.at(-1)?.id ?? '';
    if ('say' in step) current = await addMessage(at, step.by === 'lab' ? lab : company, id, step.say);
    else if ('quote' in step) {
      const { amount, inDays, note } = step.quote;
      current = await quoteEnquiry(at, lab, id, { amount, reportBy: addDays(today, inDays), note });
    } else if ('accept' in step) current = await acceptQuote(at, company, id);
    else if ('decline' in step) current = await closeEnquiry(at, lab, id, step.decline);
    else if ('report' in step) {
      const { reportNo, note, sampledDaysAgo } = step.report;
      const sampledOn = addDays(today, -sampledDaysAgo);
      const file = await toReportFile(services, lab, enquiry, { reportNo, sampledOn });
      current = await addReport(at, lab, id, file, { reportNo, note, sampledOn });
    } else if ('approve' in step) {
      const decision = { status: 'approved' as const, remark: step.approve };
      current = (await decideReport(at, company, id, report, decision)).enquiry;
    } else {
      const decision = { status: 'rejected' as const, remark: step.reject };
      current = (await decideReport(at, company, id, report, decision)).enquiry;
    }
  }
}

/** What was found of what is measured most; of everything else nothing could be detected. */
const MEASURED: Readonly<Record<string, readonly [unit: string, result: string]>> = {
  'Particulate matter': ['mg/Nm3', '118'],
  pH: ['-', '7.3'],
  BOD: ['mg/l', '14'],
  COD: ['mg/l', '118'],
  TSS: ['mg/l', '26'],
  PM: ['mg/Nm3', '62'],
  SO2: ['mg/Nm3', '31'],
  NOx: ['mg/Nm3', '44'],
};

/** A report as laboratories write them: what was sampled, where and when, and a table of what was found. */
async function toReportFile(
  services: Services,
  lab: MemberCaller,
  enquiry: DemoEnquiry,
  report: { reportNo: string; sampledOn: string },
) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  const lines = [
    lab.organisation.name,
    '',
    `Test report ${report.reportNo}`,
    enquiry.subject,
    `Date of sampling: ${report.sampledOn}`,
    `Sampling location: ${enquiry.site ?? 'as agreed'}`,
    '',
    'Sr. No|Parameter|Unit|Result',
    ...enquiry.parameters.map((parameter, at) => {
      const [unit, result] = MEASURED[parameter] ?? ['-', 'BDL'];
      return `${at + 1}|${parameter}|${unit}|${result}`;
    }),
  ];
  for (const [index, line] of lines.entries())
    for (const [at, cell] of line.split('|').entries())
      page.drawText(cell, {
        x: 56 + (at === 0 ? 0 : at * 170 - 110),
        y: 780 - index * 22,
        size: index === 0 ? 15 : 11,
        font,
      });
  const pdf = Buffer.from(await document.save());
  return {
    spooled: await services.files.spool(Readable.from([pdf])),
    fileName: `${report.reportNo.replaceAll('/', '-')}.pdf`,
    mimeType: 'application/pdf',
    sha256: createHash('sha256').update(pdf).digest(),
    fields: {},
  };
}
