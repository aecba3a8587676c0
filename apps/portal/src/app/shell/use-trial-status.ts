import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import type { SidebarStatus } from '@anupalan/ui/shell';
import { findTrialLine } from './notices/trial-words.ts';

/** The line of the trial at the bottom of the menu; undefined for an organisation that is on none (D11). */
export function useTrialStatus(): SidebarStatus | undefined {
  const { data } = useGetOrganisationQuery();
  return data === undefined ? undefined : (findTrialLine(data, new Date()) ?? undefined);
}
