/** The frame of the signed-in product, with sidebar, header and menus, and the frame of the entry pages. */
export { Carousel, type CarouselProps, type Slide } from './carousel/carousel.tsx';
export { EntryFrame, type EntryFrameProps } from './entry-frame/entry-frame.tsx';
export { SourceExample, type SourceExampleProps } from './entry-frame/source-example.tsx';
export { EntryPage, type EntryPageProps } from './entry-page/entry-page.tsx';
export {
  OnboardingIntro,
  type OnboardingIntroProps,
  OnboardingSlide,
  type OnboardingSlideProps,
  OnboardingStage,
  type OnboardingStageProps,
} from './onboarding/onboarding.tsx';
export { AppShell, type AppShellProps } from './shell/frame/app-shell.tsx';
export { ConnectionBanner, type ConnectionBannerProps } from './shell/frame/connection-banner.tsx';
export { ContactButton, type ContactButtonProps } from './shell/frame/contact-button.tsx';
export { MessagePage, type MessagePageProps } from './shell/frame/message-page.tsx';
export {
  PrintHead,
  type PrintHeadProps,
  PrintLine,
} from './shell/frame/print-head.tsx';
export { ScreenProgress, type ScreenProgressProps } from './shell/frame/screen-progress.tsx';
export { AccountButton, type AccountButtonProps } from './shell/header/account-button.tsx';
export { HeaderSearch, type HeaderSearchProps } from './shell/header/header-search.tsx';
export { ShellHeader, type ShellHeaderProps } from './shell/header/shell-header.tsx';
export { MobileMenu, type MobileMenuProps } from './shell/nav/mobile-menu.tsx';
export type { NavItem, NavMenuProps, NavSection } from './shell/nav/nav-menu.tsx';
export type { OrganisationBoxProps } from './shell/nav/organisation-box.tsx';
export { type Organisation, Sidebar, type SidebarProps } from './shell/nav/sidebar.tsx';
export type { SidebarStatus } from './shell/nav/status-lines.tsx';
export { NotificationPanel, type NotificationPanelProps } from './shell/panel/notification-panel.tsx';
