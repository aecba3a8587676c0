/** Two of the pages below the list of tasks, which come together: each is small alone. */
export { EventsScreen } from './events/events-screen.tsx';
export { ImportScreen } from './import/import-screen.tsx';
