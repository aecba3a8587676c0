import { SkeletonRows } from '@anupalan/ui';
import type { ComponentProps } from 'react';
import { lazily, useWasOpen } from '../../shared/lazily.tsx';
import { words } from './words.ts';

const loadMenus = () => import('./menus.tsx');
const loadDrawer = () => import('./drawer/parts.ts');
const Completing = lazily(async () => (await loadDrawer()).CompleteDialog);

/** The menus of toolbar and rows, each as its stand-in loads it. */
export const MENUS = {
  views: async () => (await loadMenus()).ViewsMenu,
  columns: async () => (await loadMenus()).TableSettings,
  exports: async () => (await loadMenus()).ExportMenu,
  filters: async () => (await loadMenus()).FilterMenu,
  row: async () => (await loadMenus()).RowMenu,
} as const;

/** What was done last, over the list or the calendar. */
export const LastAction = lazily(async () => (await loadMenus()).LastAction);

/** A list without rows. */
export const NoOccurrences = lazily(async () => (await loadMenus()).NoOccurrences);

/** Takes the toolbar's place while due dates are selected. */
export const OccurrenceBulkBar = lazily(async () => (await loadMenus()).OccurrenceBulkBar);

/** One due date in its drawer. */
export const OccurrenceDrawer = lazily(async () => (await loadDrawer()).OccurrenceDrawer);

/** Completes due dates with a remark. */
export function CompleteDialog(props: ComponentProps<typeof Completing>) {
  return useWasOpen(props.rows !== null) && <Completing {...props} />;
}

/** The keys of the list. */
export const ListKeysDialog = lazily(async () => (await loadDrawer()).ListKeysDialog);

/** Due dates by their day; rows wait in its place, so that a slow line shows no empty screen. */
export const OccurrenceCalendar = lazily(
  async () => (await import('./calendar/occurrence-calendar.tsx')).OccurrenceCalendar,
  <SkeletonRows label={words.loadingCalendar} />,
);
