import { Bell, Clock, Factory, FileText, FlaskConical, KeyRound, LogOut, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Page } from '../layout/page.tsx';
import { Menu } from '../menu/menu.tsx';
import type { NotificationGroup } from '../notification-list/notification-list.tsx';
import { Popover } from '../popover/popover.tsx';
import { AppShell } from '../shell/frame/app-shell.tsx';
import { ContactButton } from '../shell/frame/contact-button.tsx';
import { AccountButton } from '../shell/header/account-button.tsx';
import { ShellHeader } from '../shell/header/shell-header.tsx';
import { MobileMenu } from '../shell/nav/mobile-menu.tsx';
import type { NavSection } from '../shell/nav/nav-menu.tsx';
import { Sidebar } from '../shell/nav/sidebar.tsx';
import { NotificationPanel } from '../shell/panel/notification-panel.tsx';
import { PRODUCT, toSampleSections } from '../shell/samples.ts';

/** Notices of the bell and of their page. */
export const NOTICES: readonly NotificationGroup[] = [
  {
    label: 'Today',
    items: [
      {
        id: '1',
        title: 'Flow meter calibration is overdue',
        text: 'Consent to Operate, condition 7.3. It was due on 17 Nov.',
        when: '10 minutes ago',
        icon: Clock,
        isUnread: true,
        href: '#task',
      },
      {
        id: '2',
        title: 'An order was read',
        text: 'Consent amendment: 6 new conditions to review.',
        when: '3 hours ago',
        icon: FileText,
        isUnread: true,
        href: '#order',
      },
    ],
  },
  {
    label: 'Earlier',
    items: [
      {
        id: '3',
        title: 'Renewal window opens in 10 days',
        text: 'Consent to Operate, valid to 31 Mar 2027.',
        when: '2 days ago',
        icon: Bell,
        href: '#order',
      },
      {
        id: '4',
        title: 'Your request was answered',
        text: 'Support: "Two readings of one condition".',
        when: '5 days ago',
        icon: Bell,
        href: '#support',
      },
    ],
  },
];

/** Props of {@link PortalFrame}. */
export type PortalFrameProps = {
  /** Of the screen. */
  title: string;
  tagline: string;
  /** The id of the menu's item that is open. */
  current: string;
  /** A lab has fewer screens and a sign of its own. */
  isLab?: boolean;
  /** Always a rail, as on the analyser. */
  isRail?: boolean;
  /** The screen fills the room under the header itself, without a page's margins. */
  isFull?: boolean;
  children: ReactNode;
};

const LAB_SCREENS: readonly string[] = ['dashboard', 'support', 'notifications'];

function toSections(current: string, isLab: boolean): NavSection[] {
  const items = toSampleSections(current).flatMap((section) => section.items);
  const shown = items.filter(({ id }) => !isLab || LAB_SCREENS.includes(id));
  return [{ id: 'menu', items: shown.map((item) => ({ ...item, count: undefined })) }];
}

/** The frame of the portal with what stands in it on every screen, for the stories of whole pages. */
export function PortalFrame({
  title,
  tagline,
  current,
  isLab = false,
  isRail,
  isFull,
  children,
}: PortalFrameProps) {
  const [isExpanded, setIsExpanded] = useState(true);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const sections = toSections(current, isLab);
  const organisation = isLab
    ? { name: 'Sahyadri Analytical Laboratory', icon: FlaskConical }
    : { name: 'Nimbkar Dyestuffs', icon: Factory };
  const account = isLab
    ? { name: 'Imran Qureshi', note: 'Lab in charge' }
    : { name: 'Leela Sathe', note: 'EHS manager' };
  return (
    <AppShell
      menu={
        <>
          <Sidebar
            brand={PRODUCT}
            organisation={organisation}
            sections={sections}
            isRail={isRail || !isExpanded}
          />
          {isMenuOpen && (
            <MobileMenu
              isOpen
              onClose={() => setIsMenuOpen(false)}
              title={PRODUCT.name}
              organisation={organisation}
              sections={sections}
            />
          )}
        </>
      }
      header={
        <ShellHeader
          title={title}
          tagline={tagline}
          isExpanded={isExpanded}
          onToggle={isRail ? undefined : () => setIsExpanded(!isExpanded)}
          onMenu={() => setIsMenuOpen(true)}
        >
          <Popover
            label="Notifications"
            isPanel
            trigger={<IconButton icon={Bell} label="Notifications, 2 unread" count={2} />}
          >
            <NotificationPanel
              title="Notifications"
              groups={NOTICES}
              onMarkAll={() => undefined}
              more={{ href: '#notifications', text: 'View All' }}
            />
          </Popover>
          <Menu
            label="Account"
            trigger={<AccountButton {...account} />}
            items={[
              { id: 'profile', label: 'Profile', icon: UserRound, href: '#profile' },
              { id: 'password', label: 'Change Password', icon: KeyRound, href: '#password' },
              { id: 'logout', label: 'Log out', icon: LogOut },
            ]}
          />
        </ShellHeader>
      }
      contact={<ContactButton href="#support" text="Contact us" />}
    >
      {isFull ? children : <Page>{children}</Page>}
    </AppShell>
  );
}
