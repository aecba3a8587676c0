import { Menu, PanelLeft } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { IconButton } from '../../button/icon-button.tsx';
import { cx } from '../../shared/cx.ts';
import { toastEdgeAttribute } from '../../toast/toast-edge.ts';
import styles from './header.module.css';

/** Props of {@link ShellHeader}: a header's. */
export type ShellHeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  /** The title of the screen: the only level 1 heading. */
  title: string;
  /** What the screen is for, in a line. */
  tagline?: string;
  /** Of the heading, which takes the focus when the screen changes. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Opens the menu over the page. Its button is shown under 900 px. */
  onMenu?: () => void;
  /** Words of that button. */
  menuLabel?: string;
  /** Whether the sidebar is wide; with `onToggle`. */
  isExpanded?: boolean;
  /** Collapses and expands the sidebar; without it there is no button, as on screens that are always a rail. */
  onToggle?: () => void;
  /** Words of the toggle while the sidebar is wide, and while it is a rail. */
  toggleLabels?: { collapse: string; expand: string };
  /** A HeaderSearch, if the product has a search. */
  search?: ReactNode;
  /** At the end: the bell and the user menu. */
  children?: ReactNode;
};

const TOGGLE_LABELS = { collapse: 'Collapse sidebar', expand: 'Expand sidebar' };

/** Title and tagline of the screen, the toggle of the sidebar, search, bell and user menu. 64 px, 56 under 900 px. */
export function ShellHeader(props: ShellHeaderProps) {
  const {
    title,
    tagline,
    headingRef,
    onMenu,
    menuLabel = 'Open menu',
    isExpanded = false,
    onToggle,
    toggleLabels = TOGGLE_LABELS,
    search,
    children,
    className,
    ...rest
  } = props;
  return (
    <header {...rest} className={cx(styles.header, className)}>
      {onMenu && <IconButton className={styles.menuButton} icon={Menu} label={menuLabel} onClick={onMenu} />}
      {onToggle && (
        <IconButton
          className={styles.toggle}
          icon={PanelLeft}
          label={isExpanded ? toggleLabels.collapse : toggleLabels.expand}
          aria-expanded={isExpanded}
          onClick={onToggle}
        />
      )}
      <div className={styles.words}>
        <h1 ref={headingRef} className={styles.title} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {tagline && (
          <p className={styles.tagline} dir="auto">
            {tagline}
          </p>
        )}
      </div>
      {search}
      {children && (
        <div {...toastEdgeAttribute} className={styles.end}>
          {children}
        </div>
      )}
    </header>
  );
}
