import { BRAND } from '@anupalan/enums/brand';
import { MobileMenu as KitMobileMenu } from '@anupalan/ui/shell';
import { useMenuSections, useOrganisation } from './navigation.ts';
import { useTrialStatus } from './use-trial-status.ts';

/** The menu of narrow screens: over the page, closed by a link, by Escape and by a press outside. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const sections = useMenuSections();
  const organisation = useOrganisation();
  const status = useTrialStatus();
  return (
    <KitMobileMenu
      isOpen={isOpen}
      onClose={onClose}
      title={BRAND.name}
      organisation={organisation}
      sections={sections}
      {...(status && { status })}
    />
  );
}
