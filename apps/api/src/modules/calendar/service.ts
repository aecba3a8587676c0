import { isRound } from '@anupalan/compliance/duties/rounds';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { todayIn } from '@anupalan/compliance/schedules/today';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import { BRAND } from '@anupalan/enums/brand';
import { CALENDAR_SCOPE_LABELS, type CalendarScope } from '@anupalan/enums/calendar';
import type { CalendarAddresses } from '@anupalan/validators/entities/calendar';
import { type MemberCaller, mayView } from '../../access/caller.ts';
import { notFound } from '../../http/problem.ts';
import { countHit } from '../../http/rate-limit.ts';
import type { Services } from '../../http/services.ts';
import { toPortalUrl } from '../../mail/portal-url.ts';
import { recordChange } from '../audit/service.ts';
import { toOccurrencePath, toOccurrencesPath } from '../notifications/links.ts';
import { effectiveGrants, hashToken, makeToken } from '../sessions/service.ts';
import * as repository from './repository.ts';
import { type FeedDate, toCalendar } from './to-calendar.ts';

/** What a calendar shows: done dates of the last month, open ones however late, and more than a year to come. In days. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 400;
/** Rounds come every day or so: they are shown for as long as somebody plans by them. */
const ROUND_DAYS_BACK = 7;
const ROUND_DAYS_AHEAD = 31;
/** Events that a calendar takes without being slow. */
const MOST_DATES = 5_000;
/** A calendar asks once an hour or so; a few share an address. */
const PER_ADDRESS = { max: 120, windowSeconds: 3600 };

/** Which of the own calendars have an address. */
export async function listAddresses(services: Services, caller: MemberCaller): Promise<CalendarAddresses> {
  const rows = await services.db.readOrganisation(caller.organisation.id, (tx) =>
    repository.listTokens(tx, caller.userId),
  );
  return {
    addresses: rows.map(({ scope, createdAt }) => ({
      scope: scope as CalendarScope,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Gives one of the own calendars a new secret address; a former one answers 404 from now on. */
export async function makeAddress(
  services: Services,
  caller: MemberCaller,
  scope: CalendarScope,
): Promise<{ url: string }> {
  const token = makeToken();
  const now = services.now();
  await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await repository.replaceToken(tx, {
      organisationId: caller.organisation.id,
      userId: caller.userId,
      scope,
      tokenHash: hashToken(token),
      createdAt: now,
    });
    await recordChange(tx, caller, {
      action: 'create',
      entity: 'calendar',
      entityId: caller.userId,
      summary: `Created an address of the calendar “${CALENDAR_SCOPE_LABELS[scope]}”`,
      at: now,
    });
  });
  const { apiUrl, siteUrl } = services.config;
  return { url: `${apiUrl ?? siteUrl}/api/v1/calendar/${token}.ics` };
}

/** Revokes the address of one of the own calendars. Twice is once. */
export async function revokeAddress(
  services: Services,
  caller: MemberCaller,
  scope: CalendarScope,
): Promise<void> {
  await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    if (!(await repository.deleteToken(tx, caller.userId, scope))) return;
    await recordChange(tx, caller, {
      action: 'delete',
      entity: 'calendar',
      entityId: caller.userId,
      summary: `Revoked the address of the calendar “${CALENDAR_SCOPE_LABELS[scope]}”`,
      at: services.now(),
    });
  });
}

/**
 * The calendar behind an address, as its owner may see it today.
 * @throws AppError not_found (404) for an address that is unknown, revoked, or of somebody who may not see tasks any
 * more; too_many (429)
 */
export async function readCalendar(services: Services, token: string): Promise<string> {
  const tokenHash = hashToken(token);
  const subscriber = await services.db.readAsSystem('calendar-feed', (tx) =>
    repository.findSubscriber(tx, tokenHash),
  );
  if (!subscriber) throw notFound('calendar');
  const { organisationId, ownerId, userId, scope, type } = subscriber;
  const isOwner = ownerId === userId;
  const permissions = effectiveGrants(type, isOwner, subscriber.grants);
  if (!mayView({ permissions }, 'Tasks & Alerts') && !mayView({ permissions }, 'Reporting Task'))
    throw notFound('calendar');
  await countHit(services, `calendar:${tokenHash.toString('hex')}`, PER_ADDRESS);
  const today = todayIn(subscriber.timeZone, services.now().toISOString());
  const { dates, rounds } = await services.db.readOrganisation(organisationId, async (tx) => {
    const tasks = await repository.listTasks(tx, scope === 'mine' ? { userId, isOwner } : null);
    const idsOf = (wanted: boolean) =>
      tasks.filter(({ schedule }) => isRound(schedule as Schedule) === wanted).map(({ id }) => id);
    const byId = new Map(tasks.map((task) => [task.id, task]));
    const { portalUrl } = services.config;
    const toDates = (rows: Awaited<ReturnType<typeof repository.listDates>>): FeedDate[] =>
      rows.flatMap((row) => {
        const task = byId.get(row.taskId);
        if (!task) return [];
        const link = toPortalUrl(portalUrl, toOccurrencePath(type, row));
        return [{ ...row, task: { ...task, schedule: task.schedule as Schedule }, link }];
      });
    const listDates = async (isOfRounds: boolean, back: number, ahead: number) =>
      toDates(
        await repository.listDates(tx, idsOf(isOfRounds), {
          from: addDays(today, -back),
          to: addDays(today, ahead),
          withOpen: !isOfRounds,
          limit: MOST_DATES,
        }),
      );
    return {
      dates: await listDates(false, DAYS_BACK, DAYS_AHEAD),
      rounds: await listDates(true, ROUND_DAYS_BACK, ROUND_DAYS_AHEAD),
    };
  });
  return toCalendar({
    name: `${BRAND.name}: ${CALENDAR_SCOPE_LABELS[scope]} · ${subscriber.name}`,
    host: new URL(services.config.portalUrl).hostname,
    today,
    dates,
    rounds,
    roundsLink: toPortalUrl(services.config.portalUrl, toOccurrencesPath(type)),
  });
}
