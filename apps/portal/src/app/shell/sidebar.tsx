import { BRAND } from '@anupalan/enums/brand';
import { Sidebar as KitSidebar } from '@anupalan/ui/shell';
import { memo } from 'react';
import { useScreenPath } from '../../shared/session/use-session.ts';
import { useMenuSections, useOrganisation } from './navigation.ts';
import { useTrialStatus } from './use-trial-status.ts';
import { shellWords } from './words.ts';

/** The sidebar of wide screens; icons only as a rail and between 901 and 1200 px. */
export const Sidebar = memo(function Sidebar({ isRail }: { isRail: boolean }) {
  const sections = useMenuSections();
  const organisation = useOrganisation();
  const status = useTrialStatus();
  const toPath = useScreenPath();
  const brand = { name: BRAND.name, href: toPath('dashboard'), label: shellWords.home };
  return (
    <KitSidebar
      brand={brand}
      organisation={organisation}
      sections={sections}
      isRail={isRail}
      {...(status && { status })}
    />
  );
});
