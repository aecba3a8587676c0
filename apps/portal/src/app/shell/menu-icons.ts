import type { IconType } from '@anupalan/ui';
import {
  Bell,
  CalendarClock,
  FileSearch,
  FileText,
  FolderOpen,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  Users,
} from 'lucide-react';

/** Icons of the sidebar by the item's slug. */
const MENU_ICONS: Readonly<Record<string, IconType>> = {
  dashboard: LayoutDashboard,
  'user-management': Users,
  'reporting-tasks': ListChecks,
  'consent-analyzer': FileSearch,
  'task-and-alerts': CalendarClock,
  'technical-documentation': FolderOpen,
  consent: FileText,
  'support-management': LifeBuoy,
  notifications: Bell,
};

/** The icon of an item; a plain page for one that has none. */
export function getMenuIcon(slug: string): IconType {
  return MENU_ICONS[slug] ?? FileText;
}
