import type { ComponentProps } from 'react';
import { lazily, useWasOpen } from '../lazily.tsx';

const load = () => import('./on-demand.ts');
const UnlockingOrder = lazily(async () => (await load()).UnlockOrderDialog);

/** Asks for the password that opens a protected PDF. */
export const FilePasswordForm = lazily(async () => (await load()).FilePasswordForm);

/** Pictures as the pages of one order: turned, sorted and sent together. */
export const PicturePages = lazily(async () => (await load()).PicturePages);

/** Pictures as the pages of one order: turned and sorted. */
export const PageOrderStrip = lazily(async () => (await load()).PageOrderStrip);

/** Opens an order whose PDF is protected with its password. */
export function UnlockOrderDialog(props: ComponentProps<typeof UnlockingOrder>) {
  return useWasOpen(props.document !== null) && <UnlockingOrder {...props} />;
}
