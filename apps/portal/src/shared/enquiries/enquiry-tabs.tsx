import type { EnquirySide } from '@anupalan/enums/enquiries';
import { LAB_PATHS } from '@anupalan/enums/paths';
import { type TabLink, TabLinks } from '@anupalan/ui';
import { useAccess } from '../session/use-session.ts';
import { toEnquiriesPath, toMarketplacePath } from './enquiry-paths.ts';
import { words } from './words.ts';

/** Props of {@link EnquiryTabs}. `current`: where the reader is. */
export type EnquiryTabsProps = { side: EnquirySide; current: 'first' | 'enquiries' };

/**
 * Between the laboratories and a company's enquiries, or a laboratory's own tasks and what it is asked for. Nothing for
 * people who may not see enquiries.
 */
export function EnquiryTabs({ side, current }: EnquiryTabsProps) {
  const canSee = useAccess('Reporting Task');
  if (!canSee) return null;
  const first: TabLink =
    side === 'company'
      ? { href: toMarketplacePath(), label: words.tabs.laboratories, isCurrent: current === 'first' }
      : { href: LAB_PATHS.reportingTasks, label: words.tabs.ownTasks, isCurrent: current === 'first' };
  return (
    <TabLinks
      label={side === 'company' ? words.tabs.company : words.tabs.lab}
      items={[
        first,
        {
          href: toEnquiriesPath(side),
          label: side === 'company' ? words.tabs.enquiries : words.tabs.enquiriesAndReports,
          isCurrent: current === 'enquiries',
        },
      ]}
    />
  );
}
