import { useGetProfileQuery } from '@anupalan/api-client/endpoints/profile';
import { useStableCallback } from '@anupalan/ui';
import { InteractiveProvider } from '@anupalan/ui/interactive';
import { AppShell } from '@anupalan/ui/shell';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Outlet, useMatches, useNavigate } from 'react-router';
import { isScreenHandle } from '../../shared/routing/feature-route.ts';
import { useDocumentTitle } from '../../shared/routing/use-document-title.ts';
import { usePreference } from '../../shared/use-preference.ts';
import { ContactButton } from './contact-button.tsx';
import { Header } from './header.tsx';
import { ShellNotices } from './notices/shell-notices.tsx';
import { PrintHeading } from './print-heading.tsx';
import { Sidebar } from './sidebar.tsx';
import { usePushRenewal } from './use-push-renewal.ts';

// Only narrow screens need it, and only once it is opened.
const MobileMenu = lazy(async () => ({ default: (await import('./later.ts')).MobileMenu }));

/** Around every signed-in screen: sidebar, header, floating contact button. */
export function Shell() {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isScreenHandle);
  const [width, setWidth] = usePreference('sidebar', ['wide', 'rail']);
  const navigate = useNavigate();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // Name, role and permissions may have changed since this browser was last open (D8).
  useGetProfileQuery();
  usePushRenewal();
  useDocumentTitle(handle?.title ?? '');
  // The analyser needs the width for page and list.
  const isAlwaysRail = handle?.screen === 'consentAnalyzer';
  const isRail = isAlwaysRail || width === 'rail';
  // The address changes with every filter: what stands around the screen is not drawn again with it.
  const go = useStableCallback((href: string) => void navigate(href));
  const onToggle = useStableCallback(() => setWidth(isRail ? 'wide' : 'rail'));
  const onMenu = useCallback(() => setIsMenuOpen(true), []);
  return (
    <InteractiveProvider navigate={go}>
      <AppShell
        menu={
          <>
            <Sidebar isRail={isRail} />
            {isMenuOpen && (
              <Suspense>
                <MobileMenu isOpen onClose={() => setIsMenuOpen(false)} />
              </Suspense>
            )}
          </>
        }
        header={
          <Header
            title={handle?.title ?? ''}
            tagline={handle?.tagline ?? ''}
            isRail={isRail}
            canCollapse={!isAlwaysRail}
            onToggle={onToggle}
            onMenu={onMenu}
          />
        }
        contact={<ContactButton />}
      >
        <PrintHeading title={handle?.title ?? ''} />
        <ShellNotices />
        <Outlet />
      </AppShell>
    </InteractiveProvider>
  );
}
