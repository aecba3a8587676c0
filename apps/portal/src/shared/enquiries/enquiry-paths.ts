import type { EnquirySide } from '@anupalan/enums/enquiries';
import { COMPANY_PATHS, LAB_PATHS } from '@anupalan/enums/paths';

const LISTS: Readonly<Record<EnquirySide, string>> = {
  company: `${COMPANY_PATHS.labMarketplace}/enquiries`,
  lab: `${LAB_PATHS.reportingTasks}/enquiries`,
};

/** Path of the enquiries of a party. */
export function toEnquiriesPath(side: EnquirySide): string {
  return LISTS[side];
}

/** Path of one enquiry. */
export function toEnquiryPath(side: EnquirySide, id: string): string {
  return `${LISTS[side]}/${id}`;
}

/** Path of a laboratory in the marketplace. */
export function toLabPath(id: string): string {
  return `${COMPANY_PATHS.labMarketplace}/${id}`;
}

const TARGETS = ['taskId', 'scheduledTaskId', 'obligationId'] as const;

/** What an enquiry is for, from the address: a task, one of its due dates, or an obligation of an order. */
export type TargetParams = Partial<Record<(typeof TARGETS)[number], string>>;

/** Reads what an enquiry is for from an address. */
export function parseTarget(params: URLSearchParams): TargetParams {
  return Object.fromEntries(
    TARGETS.flatMap((name) => {
      const id = params.get(name);
      return id ? [[name, id]] : [];
    }),
  );
}

/** The same as words of an address, or '' for none. */
export function toTargetQuery(target: TargetParams): string {
  const query = new URLSearchParams(target).toString();
  return query === '' ? '' : `?${query}`;
}

/** Path of the marketplace, with what is asked for. */
export function toMarketplacePath(target: TargetParams = {}): string {
  return `${COMPANY_PATHS.labMarketplace}${toTargetQuery(target)}`;
}

/** Path of the form that asks a laboratory. */
export function toNewEnquiryPath(labId: string, target: TargetParams = {}): string {
  return `${toLabPath(labId)}/enquiry${toTargetQuery(target)}`;
}
