import { addDays, addMonths, daysBetween } from '@anupalan/compliance/schedules/dates';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { getDocumentValidity } from '@anupalan/compliance/validity/document-validity';
import { type MemberCaller, mayView } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { mergeFacts, toApplyBy } from '../consent-documents/entities.ts';
import { listCounted } from '../consent-documents/repository.ts';
import { toValidityInput } from '../consent-documents/service.ts';
import { summarise } from '../enquiries/service.ts';
import { getOwnPage } from '../labs/service.ts';
import { NO_RESULTS, summariseResults } from '../results/service.ts';
import { getByIds } from '../scheduled-tasks/service.ts';
import * as repository from './repository.ts';

const SOON_DAYS = 14;
const RISK_DAYS = 7;
const ROWS = 12;
const CHANGES = 8;
const ENQUIRIES = 6;
const FIRST_MONTH = '04'; // the Indian financial year begins in April

/** The figures of the dashboard in one call; what the caller may not see is absent. */
export async function getDashboard(services: Services, caller: MemberCaller) {
  const today = todayIn(caller.organisation.timeZone, services.now().toISOString());
  const seesTasks = mayView(caller, 'Tasks & Alerts') || mayView(caller, 'Reporting Task');
  const seesConsents = mayView(caller, 'Consent Documents') || mayView(caller, 'Consent Analyzer');
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const open = seesTasks
      ? await repository.countOpen(tx, today, addDays(today, SOON_DAYS))
      : { overdue: 0, oldest: null, dueSoon: 0, next: null };
    return {
      today,
      overdue: open.overdue,
      oldestOverdueDays: open.oldest === null ? null : daysBetween(open.oldest, today),
      dueSoon: open.dueSoon,
      nextDueDate: open.next,
      kept: seesTasks ? await countKept(tx, today) : { total: 0, kept: 0, atRisk: 0, notKept: 0 },
      actNow: seesTasks ? await getByIds(tx, await repository.listPressing(tx, ROWS), today) : [],
      consents: seesConsents ? await listRibbons(tx, today) : [],
      year: await getYear(tx, today, seesTasks),
      enquiries: mayView(caller, 'Reporting Task')
        ? await summarise(tx, caller.organisation.type, today, addDays(today, SOON_DAYS), ENQUIRIES)
        : { counts: { sent: 0, quoted: 0, owed: 0, late: 0, soon: 0, toApprove: 0 }, next: [] },
      results: seesConsents ? await summariseResults(tx) : NO_RESULTS,
      openSupport: mayView(caller, 'Support Management') ? await repository.countOpenSupport(tx) : 0,
      lab: caller.organisation.type === 'lab' ? await getLabState(tx, caller, today) : null,
      changes: await listChanges(tx, seesTasks, seesConsents),
    };
  });
}

async function countKept(tx: Tx, today: string) {
  const { total, notKept, atRisk } = await repository.countTasks(tx, today, addDays(today, RISK_DAYS));
  return { total, notKept, atRisk, kept: total - notKept - atRisk };
}

async function listRibbons(tx: Tx, today: string) {
  const rows = await listCounted(tx);
  return rows
    .map((row) => {
      const facts = mergeFacts(row);
      const input = toValidityInput(row);
      const { state, validUpto, daysLeft } = getDocumentValidity(input, today);
      const from =
        input.periods.map((period) => period.from).find((date) => date !== null) ??
        facts.issuedOn?.value ??
        null;
      return {
        id: row.id,
        title: row.title,
        authority: facts.authority?.value ?? null,
        consentNo: facts.consentNo?.value ?? null,
        from,
        upto: validUpto,
        openEnded: facts.openEnded?.value ?? null,
        applyBy: toApplyBy({ facts, validity: row.validity }),
        renewalAppliedOn: row.renewalAppliedOn,
        daysLeft,
        state,
      };
    })
    .sort((a, b) => (a.upto ?? '9999').localeCompare(b.upto ?? '9999'));
}

async function getYear(tx: Tx, today: string, seesTasks: boolean) {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < FIRST_MONTH ? 1 : 0);
  const from = `${year}-${FIRST_MONTH}-01`;
  const to = addDays(addMonths(from, 12), -1);
  const counted = seesTasks ? await repository.countByMonth(tx, { from, to, today }) : [];
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = addMonths(from, index).slice(0, 7);
    return (
      counted.find((row) => row.month === month) ?? { month, onTime: 0, late: 0, overdue: 0, planned: 0 }
    );
  });
  return { startsOn: from, months };
}

async function getLabState(tx: Tx, caller: MemberCaller, today: string) {
  const { accreditation, isPublished } = await getOwnPage(tx, caller.organisation.id, today);
  return { accreditation, isPublished };
}

async function listChanges(tx: Tx, seesTasks: boolean, seesConsents: boolean) {
  const entities = [
    ...(seesTasks ? ['task', 'scheduled_task'] : []),
    ...(seesConsents ? ['consent_document', 'obligation'] : []),
  ];
  const rows = await repository.listChanges(tx, entities, CHANGES);
  return rows.map(({ id, createdAt, actorName, summary, entity, entityId }) => ({
    id,
    at: createdAt.toISOString(),
    by: actorName,
    summary,
    entity,
    entityId,
  }));
}
