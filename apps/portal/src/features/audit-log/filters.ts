import { auditLogList } from '@anupalan/validators/requests/audit-log';
import { queryChoice } from '@anupalan/validators/requests/list-query';
import { defineAddress } from '../../shared/lists/list-address.ts';
import { ACTIONS, SUBJECTS } from './audit-words.ts';

/** The audit log in its address: `?person=…&subject=task&from=2026-11-01`. What has no words here is no filter. */
export const auditAddress = defineAddress(auditLogList, {
  filters: { actorId: 'person', action: 'action', entity: 'subject', startDate: 'from', endDate: 'to' },
  narrow: { action: queryChoice(Object.keys(ACTIONS)), entity: queryChoice(Object.keys(SUBJECTS)) },
});
