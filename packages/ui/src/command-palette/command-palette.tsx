import { Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { cx } from '../shared/cx.ts';
import { type RootProps, toData } from '../shared/root-props.ts';
import { type CommandGroup, CommandGroups, type CommandItem } from './command-groups.tsx';
import styles from './command-palette.module.css';

/** Props of {@link CommandPalette}. */
export type CommandPaletteProps = RootProps & {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called by Escape and by a press outside. */
  onClose: () => void;
  /** The name of the dialog and of the field, for example "Search everything". */
  label: string;
  /** Text in the empty field. */
  placeholder?: string;
  /** The typed text. */
  value: string;
  /** Called when the typed text changes. */
  onChange: (value: string) => void;
  /** The results in groups. A group without rows is left out, unless it is loading or has failed. */
  groups: readonly CommandGroup[];
  /** Called when the reader chooses a row by a press or with Enter. */
  onChoose: (item: CommandItem) => void;
  /** Text instead of the groups if there are no results. */
  emptyText?: string;
};

const isShown = ({ items, isLoading, error }: CommandGroup) =>
  items.length > 0 || isLoading || Boolean(error);

/** The number of rows, for screen readers. */
function toCount(groups: readonly CommandGroup[]): string {
  if (groups.some(({ isLoading }) => isLoading)) return 'Searching';
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return count === 1 ? '1 result' : `${count} results`;
}

/**
 * A search above the page. The focus stays in the field: arrow keys move through the rows of all groups, Enter opens
 * one, Escape closes the palette. A screen reader announces the number of rows.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onClose, label } = props;
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable
    >
      <Modal
        {...toData(props)}
        ref={props.ref as Ref<HTMLDivElement>}
        className={cx(styles.modal, props.className) ?? ''}
      >
        <Dialog className={styles.dialog ?? ''}>
          <Heading slot="title" level={2} className="sr">
            {label}
          </Heading>
          <Content {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Content(props: CommandPaletteProps) {
  const { label, placeholder, value, onChange, onChoose, emptyText = 'Nothing was found' } = props;
  const id = useId();
  const groups = useMemo(() => props.groups.filter(isShown), [props.groups]);
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // At once, and again after the dialog, which may take the focus for itself.
    field.current?.focus();
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  // The first row is the one that Enter takes, until another is chosen or it is gone.
  const active = items.find((item) => item.id === activeId) ?? items[0];
  const toRowId = (itemId: string) => `${id}-${itemId}`;
  const rowId = active && toRowId(active.id);
  useEffect(() => {
    if (rowId !== undefined) document.getElementById(rowId)?.scrollIntoView({ block: 'nearest' });
  }, [rowId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = active === undefined ? -1 : items.indexOf(active);
    const last = items.length - 1;
    const to = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
    }[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (active !== undefined) onChoose(active);
    } else if (to !== undefined && items.length > 0) {
      event.preventDefault();
      setActiveId(items[to]?.id ?? null);
    }
  };
  return (
    <>
      <div className={styles.field}>
        <Icon of={Search} size={18} className={styles.icon} />
        <input
          className={styles.input}
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={rowId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            setActiveId(null);
            onChange(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd className={styles.key}>Esc</Kbd>
      </div>
      <div className={styles.list}>
        <CommandGroups
          id={`${id}-list`}
          label={label}
          groups={groups}
          activeId={active?.id}
          toRowId={toRowId}
          onActive={setActiveId}
          onChoose={onChoose}
        />
        {groups.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      </div>
      <p className="sr" role="status">
        {groups.length === 0 ? emptyText : toCount(groups)}
      </p>
      <div className={styles.foot} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> to choose
        </span>
        <span>
          <Kbd>Enter</Kbd> to open
        </span>
      </div>
    </>
  );
}
