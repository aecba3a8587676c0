import type { EnquiryStatus } from '@anupalan/enums/enquiries';
import { COMPANY_PATHS, LAB_PATHS } from '@anupalan/enums/paths';
import type { Services } from '../../http/services.ts';
import { notifyUser } from '../notifications/service.ts';
import * as repository from './repository.ts';

/** What a step of the other party is called in a notification; a mere message has no step. */
const STEPS: Readonly<Record<EnquiryStatus, (other: string) => string>> = {
  sent: (other) => `${other} asks for a quote`,
  quoted: (other) => `${other} has sent a quote`,
  ordered: (other) => `${other} has ordered`,
  reported: (other) => `${other} has sent a report`,
  completed: (other) => `${other} has approved the report`,
  declined: (other) => `${other} has declined`,
  withdrawn: (other) => `${other} has withdrawn the enquiry`,
};
const REJECTED = (other: string) => `${other} has rejected the report`;

/** Path of an enquiry in the area of a party. */
export function toEnquiryPath(side: 'company' | 'lab', id: string): string {
  return side === 'lab'
    ? `${LAB_PATHS.reportingTasks}/enquiries/${id}`
    : `${COMPANY_PATHS.labMarketplace}/enquiries/${id}`;
}

/**
 * Tells the users of a party of what the other one did: once, however often the job runs. Runs as the organisation
 * that is told, which is why it is a job: a transaction belongs to one organisation.
 */
export async function tellOfEnquiry(
  services: Pick<Services, 'db' | 'now'>,
  { organisationId, eventId }: { organisationId: string; eventId: string },
): Promise<void> {
  await services.db.forOrganisation(organisationId, async (tx) => {
    const now = services.now();
    const event = await repository.findEvent(tx, eventId);
    if (!event || !(await repository.takeToTell(tx, eventId, now))) return;
    const side = event.labId === organisationId ? 'lab' : 'company';
    const other = side === 'lab' ? event.companyName : event.labName;
    const status = event.toStatus as EnquiryStatus | null;
    const isRejection = status === 'ordered' && event.text !== null;
    const title =
      status === null ? `${other} has sent a message` : isRejection ? REJECTED(other) : STEPS[status](other);
    for (const userId of await repository.listKeepers(tx))
      await notifyUser(tx, {
        organisationId,
        userId,
        title,
        message: event.subject,
        link: toEnquiryPath(side, event.enquiryId),
        now,
      });
  });
}
