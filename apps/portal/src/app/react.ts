/** React by itself: the first piece of the app that runs, because the others are built on it. */
export { createRoot } from 'react-dom/client';
