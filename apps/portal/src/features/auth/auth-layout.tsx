import { withCipher } from '@anupalan/api-client/later-cipher';
import { BRAND } from '@anupalan/enums/brand';
import { onFirstUse } from '@anupalan/ui';
import { EntryFrame } from '@anupalan/ui/shell';
import { type ReactNode, useEffect } from 'react';
import { AuthExample } from './source-example.tsx';

/** Props of {@link AuthLayout}. */
export type AuthLayoutProps = { title: string; lead?: ReactNode; children: ReactNode };

/** The pages before signing in: the form, and an invented example of what the product does. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  // What is sent from here needs it, and whoever signs in has their session encrypted.
  useEffect(() => onFirstUse(() => withCipher(() => undefined)), []);
  return (
    <EntryFrame brand={BRAND.name} title={title} lead={lead} line={BRAND.line} side={<AuthExample />}>
      {children}
    </EntryFrame>
  );
}
