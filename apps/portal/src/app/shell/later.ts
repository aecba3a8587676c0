/** What of the frame opens at a press, on some days, or for some people: it comes together, after the first screen. */
export { renewPush } from '../../shared/push/renew-push.ts';
export { AccountMenu } from './account-menu.tsx';
export { BellPanel } from './bell-panel.tsx';
export { MobileMenu } from './mobile-menu.tsx';
export { ValidityDialog } from './notices/validity-dialog.tsx';
