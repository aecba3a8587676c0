import {
  Bell,
  CalendarClock,
  Factory,
  FileSearch,
  FileText,
  FolderOpen,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  Users,
} from 'lucide-react';
import type { NavItem, NavSection } from './nav/nav-menu.tsx';

/** An organisation that does not exist. */
export const ORGANISATION = { name: 'Nimbkar Dyestuffs', note: 'Company', icon: Factory } as const;

/** The product's name and address, as the frame takes them. */
export const PRODUCT = { name: 'Anupalan', href: '#dashboard', label: 'Anupalan, dashboard' } as const;

const item = (id: string, label: string, icon: NavItem['icon'], more?: Partial<NavItem>): NavItem => ({
  id,
  label,
  icon,
  href: `#${id}`,
  ...more,
});

/** The menu of a company. `current` is the id of the open screen. */
export function toSampleSections(current: string): NavSection[] {
  const sections: readonly NavSection[] = [
    {
      id: 'work',
      items: [
        item('dashboard', 'Dashboard', LayoutDashboard),
        item('tasks', 'Reporting Tasks', ListChecks),
        item('analyzer', 'Consent Analyzer', FileSearch, { count: 17, countLabel: 'to check' }),
        item('alerts', 'Tasks and Alerts', CalendarClock, {
          count: 3,
          countLabel: 'overdue',
          isUrgent: true,
        }),
      ],
    },
    {
      id: 'records',
      title: 'Records',
      items: [
        item('documentation', 'Technical Documentation', FolderOpen),
        item('consents', 'Consent Documents', FileText),
      ],
    },
    {
      id: 'organisation',
      title: 'Organisation',
      items: [
        item('users', 'User Management', Users),
        item('support', 'Support', LifeBuoy, { count: 1, countLabel: 'open' }),
        item('notifications', 'Notifications', Bell),
      ],
    },
  ];
  return sections.map((section) => ({
    ...section,
    items: section.items.map((each) => ({ ...each, isCurrent: each.id === current })),
  }));
}
