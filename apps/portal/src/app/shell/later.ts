/** What of the frame opens at a press, or on some days: it comes together, after the first screen. */
export { AccountMenu } from './account-menu.tsx';
export { BellPanel } from './bell-panel.tsx';
export { MobileMenu } from './mobile-menu.tsx';
export { ValidityDialog } from './notices/validity-dialog.tsx';
