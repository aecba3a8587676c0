import { NO_DUTIES } from '@anupalan/compliance/duties/count';
import { countRoundsOnce } from '@anupalan/compliance/duties/rounds';
import { addDays, addMonths, daysBetween } from '@anupalan/compliance/schedules/dates';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { getDocumentValidity } from '@anupalan/compliance/validity/document-validity';
import type { DashboardScope } from '@anupalan/enums/dashboard';
import type { DutyCounts } from '@anupalan/enums/duty-states';
import { type MemberCaller, mayView } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { mergeFacts, toApplyBy } from '../consent-documents/entities.ts';
import { listCounted } from '../consent-documents/repository.ts';
import { toValidityInput } from '../consent-documents/service.ts';
import {
  type Ahead,
  countDutiesOf,
  countRoundsOf,
  type RoundFigures,
  type Whose,
} from '../duties/service.ts';
import { summarise } from '../enquiries/service.ts';
import { getOwnPage } from '../labs/service.ts';
import { NO_RESULTS, summariseResults } from '../results/service.ts';
import { listToReview } from './decisions-repository.ts';
import * as repository from './repository.ts';
import { getToday } from './today.ts';

const SOON_DAYS = 14;
const CHANGES = 8;
const ENQUIRIES = 6;
const FIRST_MONTH = '04'; // the Indian financial year begins in April

/**
 * The figures of the dashboard in one call; what the caller may not see is absent.
 * @param scope whose tasks are counted and listed
 */
export async function getDashboard(services: Services, caller: MemberCaller, scope: DashboardScope) {
  const today = todayIn(caller.organisation.timeZone, services.now().toISOString());
  const until = addDays(today, SOON_DAYS);
  const whose = { assigneeId: scope === 'mine' ? caller.userId : null };
  const seesTasks = mayView(caller, 'Tasks & Alerts') || mayView(caller, 'Reporting Task');
  const seesConsents = mayView(caller, 'Consent Documents') || mayView(caller, 'Consent Analyzer');
  return services.db.readOrganisation(caller.organisation.id, async (tx) => {
    const [work, toDo, consents, toReview, year, enquiries, results, openSupport, lab, changes] =
      await Promise.all([
        seesTasks ? countWork(tx, { today, until }, whose) : NO_WORK,
        getToday(tx, today, whose, { tasks: seesTasks, consents: seesConsents }),
        seesConsents ? listRibbons(tx, today) : [],
        seesConsents ? repository.countToReview(tx) : 0,
        getYear(tx, today, seesTasks),
        mayView(caller, 'Reporting Task')
          ? summarise(tx, caller.organisation.type, today, until, ENQUIRIES)
          : NO_ENQUIRIES,
        seesConsents ? summariseResults(tx) : NO_RESULTS,
        mayView(caller, 'Support Management') ? repository.countOpenSupport(tx) : 0,
        caller.organisation.type === 'lab' ? getLabState(tx, caller, today) : null,
        listChanges(tx, seesTasks, seesConsents),
      ]);
    return { today, ...work, toDo, consents, toReview, year, enquiries, results, openSupport, lab, changes };
  });
}

/** What the menu counts: late due dates as the dashboard counts them, and obligations to review; 0 for people who may not see them. */
export async function countWaiting(
  tx: Tx,
  caller: MemberCaller,
  now: Date,
): Promise<{ overdue: number; toReview: number }> {
  const today = todayIn(caller.organisation.timeZone, now.toISOString());
  const ahead = { today, until: today };
  const everyone = { assigneeId: null };
  const [open, rounds, orders] = await Promise.all([
    mayView(caller, 'Tasks & Alerts') ? repository.countOpen(tx, ahead, everyone) : null,
    mayView(caller, 'Tasks & Alerts') ? countRoundsOf(tx, ahead, everyone) : null,
    mayView(caller, 'Consent Analyzer') ? listToReview(tx) : [],
  ]);
  return {
    overdue:
      open === null || rounds === null
        ? 0
        : countRoundsOnce({ all: open.late, ofRounds: rounds.missed, rounds: rounds.late }),
    toReview: orders.reduce((sum, { suggestions }) => sum + suggestions, 0),
  };
}

const NO_ENQUIRIES = { counts: { sent: 0, quoted: 0, owed: 0, late: 0, soon: 0, toApprove: 0 }, next: [] };

/** What is to be done, and how duties stand. */
type Work = {
  overdue: number;
  oldestOverdueDays: number | null;
  dueIn14Days: number;
  nextDueDate: string | null;
  duties: DutyCounts;
  rounds: RoundFigures;
};

const NO_WORK: Work = {
  overdue: 0,
  oldestOverdueDays: null,
  dueIn14Days: 0,
  nextDueDate: null,
  duties: NO_DUTIES,
  rounds: { today: 0, done: 0, late: 0, missed: 0, coming: 0, comingDays: 0 },
};

async function countWork(tx: Tx, ahead: Ahead, whose: Whose): Promise<Work> {
  const [open, rounds, duties] = await Promise.all([
    repository.countOpen(tx, ahead, whose),
    countRoundsOf(tx, ahead, whose),
    countDutiesOf(tx, ahead.today, whose),
  ]);
  return {
    overdue: countRoundsOnce({ all: open.late, ofRounds: rounds.missed, rounds: rounds.late }),
    oldestOverdueDays: open.oldest === null ? null : daysBetween(open.oldest, ahead.today),
    dueIn14Days: countRoundsOnce({ all: open.coming, ofRounds: rounds.comingDays, rounds: rounds.coming }),
    nextDueDate: open.next,
    duties,
    rounds,
  };
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
    .sort((a, b) => toTurn(a).localeCompare(toTurn(b)));
}

/** By the last day to apply; what has been applied for, and what needs no application, by its end. */
function toTurn({
  applyBy,
  renewalAppliedOn,
  upto,
}: Record<'applyBy' | 'renewalAppliedOn' | 'upto', string | null>) {
  return (renewalAppliedOn === null ? applyBy : null) ?? upto ?? '9999';
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
