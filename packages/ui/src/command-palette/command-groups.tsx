import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { TextButton } from '../text-link/text-link.tsx';
import styles from './command-palette.module.css';

/** One row of a command palette. `id` is unique among all groups. */
export type CommandItem = {
  id: string;
  label: string;
  /** A hint after the label, for example the section. */
  hint?: string;
  icon?: IconType;
};

/** Rows of one kind. */
export type CommandGroup = {
  id: string;
  label: string;
  items: readonly CommandItem[];
  /** The search is still running. */
  isLoading?: boolean;
  /** Why the search failed. */
  error?: string;
  /** Repeats the search after an error. */
  onRetry?: () => void;
};

type CommandGroupsProps = {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  activeId: string | undefined;
  toRowId: (itemId: string) => string;
  onActive: (itemId: string) => void;
  onChoose: (item: CommandItem) => void;
};

/** What a group shows besides its rows. */
function Aside({ group }: { group: CommandGroup }): ReactNode {
  if (group.error !== undefined)
    return (
      <p className={styles.error} role="alert">
        {group.error}{' '}
        {group.onRetry !== undefined && <TextButton onClick={group.onRetry}>Try again</TextButton>}
      </p>
    );
  if (!group.isLoading || group.items.length > 0) return null;
  return (
    <div className={styles.waiting}>
      <SkeletonRows label={`Searching ${group.label.toLowerCase()}`} />
    </div>
  );
}

/** The rows of a command palette, in groups. */
export function CommandGroups(props: CommandGroupsProps) {
  const { id, label, groups, activeId, toRowId, onActive, onChoose } = props;
  const filled = groups.filter(({ items }) => items.length > 0);
  const others = groups.filter((group) => group.error !== undefined || group.items.length === 0);
  return (
    <>
      {/* The focus stays in the field, which names the active row. */}
      <div id={id} role="listbox" aria-label={label} className={styles.options}>
        {filled.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={styles.group}>
            <div id={`${id}-${group.id}`} className={styles.groupLabel} role="presentation">
              {group.label}
            </div>
            {group.items.map((item) => (
              // biome-ignore-start lint/a11y/useFocusableInteractive: see above
              // biome-ignore-start lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                key={item.id}
                id={toRowId(item.id)}
                role="option"
                aria-selected={item.id === activeId}
                className={cx(styles.row, item.id === activeId && styles.active)}
                onPointerMove={() => onActive(item.id)}
                onClick={() => onChoose(item)}
              >
                {item.icon ? <Icon of={item.icon} size={16} className={styles.rowIcon} /> : <span />}
                <span className={styles.rowLabel} dir="auto">
                  {item.label}
                </span>
                {item.hint && (
                  <span className={styles.hint} dir="auto">
                    {item.hint}
                  </span>
                )}
              </div>
              // biome-ignore-end lint/a11y/useKeyWithClickEvents: see above
              // biome-ignore-end lint/a11y/useFocusableInteractive: see above
            ))}
          </div>
        ))}
      </div>
      {others.map((group) => (
        <div key={group.id} className={styles.group}>
          <div className={styles.groupLabel}>{group.label}</div>
          <Aside group={group} />
        </div>
      ))}
    </>
  );
}
