import { lazily } from '../../lazily.tsx';

/** The first steps of an organisation, and the order that was read before signing up. */
export const FirstRun = lazily(async () => (await import('./first-run.tsx')).FirstRun);
