/** What of the dashboard stands below what is due: it comes once the first view is there. */
export { Aside } from './aside.tsx';
export { Below } from './below.tsx';
export { LabEnquiries } from './enquiries-card.tsx';
export { DashboardYearMap } from './year-map.tsx';
