import type { AuditLogQuery } from '@anupalan/api-client/endpoints/audit-log';
import type { ListAddress } from '../../shared/routing/use-list-query.ts';
import { ACTIONS, SUBJECTS } from './audit-words.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Every filter of the address, empty. */
export const NO_AUDIT_FILTERS = { keyword: '', person: '', action: '', subject: '', from: '', to: '' };

/** What the API is asked for the list that an address names; what it cannot mean is no filter. */
export function toAuditQuery({ get, keyword, pageNo, pageSize }: ListAddress): AuditLogQuery {
  const [person, action, subject, from, to] = ['person', 'action', 'subject', 'from', 'to'].map(get);
  return {
    keyword,
    pageNo,
    pageSize,
    ...(person ? { actorId: person } : {}),
    ...(action && Object.hasOwn(ACTIONS, action) ? { action } : {}),
    ...(subject && Object.hasOwn(SUBJECTS, subject) ? { entity: subject } : {}),
    ...(from && DAY.test(from) ? { startDate: from } : {}),
    ...(to && DAY.test(to) ? { endDate: to } : {}),
  };
}
