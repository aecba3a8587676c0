import { Menu, PanelLeft } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { IconButton } from '../../button/icon-button.tsx';
import { cx } from '../../shared/cx.ts';
import { toastEdgeAttribute } from '../../toast/toast-edge.ts';
import styles from './header.module.css';

/** Props of {@link ShellHeader}: a header's. */
export type ShellHeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  /** The title of the screen. It is the only level 1 heading. */
  title: string;
  /** One line that says what the screen is for. */
  tagline?: string;
  /** The heading element. It takes the focus when the screen changes. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Opens the menu over the page. Its button is shown under 900 px. */
  onMenu?: () => void;
  /** The label of that button. */
  menuLabel?: string;
  /** Whether the sidebar is wide. Use it with `onToggle`. */
  isExpanded?: boolean;
  /**
   * Collapses and expands the sidebar. Without it there is no button, as on screens where the sidebar is always a rail.
   */
  onToggle?: () => void;
  /** The labels of the toggle: while the sidebar is wide, and while it is a rail. */
  toggleLabels?: { collapse: string; expand: string };
  /** A HeaderSearch, if the product has a search. */
  search?: ReactNode;
  /** Content at the end: the bell and the user menu. */
  children?: ReactNode;
};

const TOGGLE_LABELS = { collapse: 'Collapse sidebar', expand: 'Expand sidebar' };

/**
 * The header of a screen: title, tagline, sidebar toggle, search, bell and user menu. It is 64 px high, 56 px under 900
 * px.
 */
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
