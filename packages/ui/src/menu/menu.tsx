import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Header,
  MenuSection,
  MenuTrigger,
  Popover,
  Pressable,
} from 'react-aria-components';
import { Icon, type IconType } from '../icon/icon.tsx';
import styles from '../popover/overlay.module.css';
import type { Placement } from '../popover/popover.tsx';
import { cx } from '../shared/cx.ts';
import { type RootProps, toData } from '../shared/root-props.ts';

/** One command or link of a menu. */
export type MenuItem = {
  id: string;
  label: string;
  hint?: string;
  icon?: IconType;
  href?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  onAction?: () => void;
};

/** Items under a title. */
export type MenuGroup = { id: string; title?: string; items: readonly MenuItem[] };

/** Props of {@link Menu}. Pass `items`, or `groups` for sections with a line between them. */
export type MenuProps = RootProps & {
  /** A button of the kit. It opens the menu. */
  trigger: ReactElement<Record<string, unknown>, string>;
  /** The name of the menu for screen readers. */
  label: string;
  /** Commands and links. */
  items?: readonly MenuItem[];
  /** Commands and links in sections with a line between them. */
  groups?: readonly MenuGroup[];
  /** Called with the id of the chosen item. */
  onAction?: (id: string) => void;
  /** The side of the button on which the menu opens. */
  placement?: Placement;
  /** Whether it is open. Without it, the menu keeps its own state. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Content above the items that is not a command, for example who is signed in. */
  header?: ReactNode;
};

function Item({ item }: { item: MenuItem }) {
  return (
    <AriaMenuItem
      id={item.id}
      className={cx(styles.item, item.isDanger && styles.danger) ?? ''}
      href={item.href}
      isDisabled={item.isDisabled}
      onAction={item.onAction}
      textValue={item.label}
    >
      {item.icon && <Icon of={item.icon} size={16} className={styles.itemIcon} />}
      <span className={styles.itemText}>
        {item.label}
        {item.hint && <span className={styles.itemHint}>{item.hint}</span>}
      </span>
    </AriaMenuItem>
  );
}

/** A menu of commands. Arrow keys move, typing jumps to an item, Escape closes it. */
export function Menu(props: MenuProps) {
  const { trigger, label, items, groups, onAction, placement = 'bottom end', header } = props;
  const { isOpen, onOpenChange, ref, className } = props;
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Pressable>{trigger}</Pressable>
      <Popover
        {...toData(props)}
        ref={ref}
        className={cx(styles.popover, styles.menuPopover, className) ?? ''}
        placement={placement}
        offset={4}
      >
        {header}
        <AriaMenu
          aria-label={label}
          className={styles.menu}
          onAction={onAction && ((key) => onAction(String(key)))}
        >
          {items?.map((item) => (
            <Item key={item.id} item={item} />
          ))}
          {groups?.map((group) => (
            <MenuSection key={group.id} className={styles.section} aria-label={group.title ?? group.id}>
              {group.title && <Header className={styles.sectionTitle}>{group.title}</Header>}
              {group.items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
