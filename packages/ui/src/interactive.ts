/**
 * The interactive kit: react-aria-components, wrapped in one place, and the toasts. Do not use it on marketing pages.
 */

export type { CalendarEntry } from './calendar/day-cell.tsx';
export { addMonths } from './calendar/month-days.ts';
export { MonthGrid, type MonthGridProps } from './calendar/month-grid.tsx';
export { WeekGrid, type WeekGridProps } from './calendar/week-grid.tsx';
export { ComboBox, type ComboBoxOption, type ComboBoxProps } from './combo-box/combo-box.tsx';
export type { CommandGroup, CommandItem } from './command-palette/command-groups.tsx';
export { CommandPalette, type CommandPaletteProps } from './command-palette/command-palette.tsx';
export { DateField, type DateFieldProps } from './date-field/date-field.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps, Drawer, type DrawerProps } from './dialog/dialog.tsx';
export {
  Accordion,
  type AccordionProps,
  Disclosure,
  type DisclosureProps,
} from './disclosure/disclosure.tsx';
export { FileDrop, type FileDropProps } from './file-drop/file-drop.tsx';
export {
  InteractiveProvider,
  type InteractiveProviderProps,
} from './interactive-provider/interactive-provider.tsx';
export { Menu, type MenuGroup, type MenuItem, type MenuProps } from './menu/menu.tsx';
export { type Placement, Popover, type PopoverProps } from './popover/popover.tsx';
export {
  type ProgressStep,
  /** @planned */
  ProgressSteps,
  type ProgressStepsProps,
} from './progress/progress-steps.tsx';
export type { SplitterProps } from './splitter/splitter.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { ToastProvider, type ToastProviderProps } from './toast/toast.tsx';
export { type ToastOptions, toast } from './toast/toast-queue.ts';
export { YearMap, type YearMapDay, type YearMapProps } from './year-map/year-map.tsx';
export { YearMapLegend, type YearMapLegendProps } from './year-map/year-map-legend.tsx';
export { YearMapPicture, type YearMapPictureProps } from './year-map/year-map-picture.tsx';
