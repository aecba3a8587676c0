import { useGetProfileQuery } from '@anupalan/api-client/endpoints/profile';
import { cx, SkipLink } from '@anupalan/ui';
import { InteractiveProvider } from '@anupalan/ui/interactive';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useMatches, useNavigate } from 'react-router';
import { isScreenHandle } from '../../shared/routing/feature-route.ts';
import { useDocumentTitle } from '../../shared/routing/use-document-title.ts';
import { usePreference } from '../../shared/use-preference.ts';
import { ContactButton } from './contact-button.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

// Only narrow screens need it, and only once it is opened.
const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

/** Id of the main content, for the skip link. */
const MAIN_ID = 'main';

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
  useDocumentTitle(handle?.title ?? '');
  // The analyser needs the width for page and list.
  const isAlwaysRail = handle?.screen === 'consentAnalyzer';
  const isRail = isAlwaysRail || width === 'rail';
  return (
    <InteractiveProvider navigate={(href) => void navigate(href)}>
      <div className={cx(styles.shell, isRail && styles.rail)}>
        <SkipLink target={MAIN_ID} />
        <Sidebar isRail={isRail} />
        {isMenuOpen && (
          <Suspense>
            <MobileMenu isOpen onClose={() => setIsMenuOpen(false)} />
          </Suspense>
        )}
        <div className={styles.column}>
          <Header
            title={handle?.title ?? ''}
            tagline={handle?.tagline ?? ''}
            isRail={isRail}
            canCollapse={!isAlwaysRail}
            onToggle={() => setWidth(isRail ? 'wide' : 'rail')}
            onMenu={() => setIsMenuOpen(true)}
          />
          <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
            <Outlet />
          </main>
        </div>
        <ContactButton />
      </div>
    </InteractiveProvider>
  );
}
