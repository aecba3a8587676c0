import { BRAND } from '@anupalan/enums/brand';
import { EntryFrame } from '@anupalan/ui/shell';
import { lazy, type ReactNode, Suspense } from 'react';

// It decorates: the form does not wait for it.
const Example = lazy(async () => ({ default: (await import('./source-example.tsx')).AuthExample }));

/** Props of {@link AuthLayout}. */
export type AuthLayoutProps = { title: string; lead?: ReactNode; children: ReactNode };

/** The pages before signing in: the form, and an invented example of what the product does. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <EntryFrame
      brand={BRAND.name}
      title={title}
      lead={lead}
      line={BRAND.line}
      side={
        <Suspense>
          <Example />
        </Suspense>
      }
    >
      {children}
    </EntryFrame>
  );
}
