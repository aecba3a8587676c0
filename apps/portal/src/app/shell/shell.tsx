import { useGetProfileQuery } from '@anupalan/api-client/endpoints/profile';
import { cx, SkipLink } from '@anupalan/ui';
import { useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { isScreenHandle } from '../../shared/routing/feature-route.ts';
import { useDocumentTitle } from '../../shared/routing/use-document-title.ts';
import { usePreference } from '../../shared/use-preference.ts';
import { ContactButton } from './contact-button.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

/** Id of the main content, for the skip link. */
const MAIN_ID = 'main';

/** Around every signed-in screen: sidebar, header, floating contact button. */
export function Shell() {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isScreenHandle);
  const [width, setWidth] = usePreference('sidebar', ['wide', 'rail']);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // Name, role and permissions may have changed since this browser was last open (D8).
  useGetProfileQuery();
  useDocumentTitle(handle?.title ?? '');
  // The analyser needs the width for page and list.
  const isAlwaysRail = handle?.screen === 'consentAnalyzer';
  const isRail = isAlwaysRail || width === 'rail';
  return (
    <div className={cx(styles.shell, isRail && styles.rail)}>
      <SkipLink target={MAIN_ID} />
      <Sidebar isRail={isRail} />
      <MobileMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
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
  );
}
