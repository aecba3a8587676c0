import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Tabs } from '../tabs/tabs.tsx';
import styles from './review-list.module.css';

/** A tab of a review's list. */
export type ReviewTab<Id extends string> = {
  /** Unique among the tabs. */
  id: Id;
  /** Its name. */
  label: string;
  /** How many are in it. */
  count: number;
};

/** Props of {@link ReviewList}: a section's. */
export type ReviewListProps<Id extends string> = Omit<ComponentProps<'section'>, 'children'> & {
  /** The name of the section for screen readers, for example "Conditions found". */
  label: string;
  /** The name of the tabs for screen readers, for example "Conditions". */
  tabsLabel: string;
  /** The tabs in order. */
  tabs: readonly ReviewTab<Id>[];
  /** The tab that is shown. */
  tab: Id;
  /** Called when the reader chooses a tab. */
  onTab: (tab: Id) => void;
  /** The bar below the list with the buttons of the open row. */
  actions?: ReactNode;
  /** The content of the tab: notices, groups of rows, or an empty state in {@link ReviewRows}. */
  children: ReactNode;
};

/** The conditions to review, in tabs with counts, above a bar of actions. It fills its container. */
export function ReviewList<Id extends string>(props: ReviewListProps<Id>) {
  const { label, tabsLabel, tabs, tab, onTab, actions, children, className, ...rest } = props;
  return (
    <section {...rest} className={cx(styles.list, className)} aria-label={label}>
      <div className={styles.tabs}>
        <Tabs
          label={tabsLabel}
          selected={tab}
          onChange={(id) => onTab(tabs.find((one) => one.id === id)?.id ?? tab)}
          items={tabs.map((one) => ({ ...one, content: one.id === tab ? children : null }))}
        />
      </div>
      {actions}
    </section>
  );
}

/** Props of {@link ReviewRows}: a div's. */
export type ReviewRowsProps = ComponentProps<'div'>;

/** The rows and notices of a tab. The keyboard focus follows the open row. */
export function ReviewRows({ className, ...rest }: ReviewRowsProps) {
  return <div {...rest} className={cx(styles.rows, className)} data-review-rows="" />;
}

/** Props of {@link ReviewGroup}: a section's. */
export type ReviewGroupProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The place of the rows, for example "Page 6". It stays visible while they scroll. */
  title: ReactNode;
  /** Quiet text beside the title. */
  note?: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** Rows under one heading. */
export function ReviewGroup({ title, note, children, className, ...rest }: ReviewGroupProps) {
  return (
    <section {...rest} className={cx(styles.group, className)}>
      <h3 className={styles.heading}>
        {title}
        {note && <span className={styles.note}> {note}</span>}
      </h3>
      <ol>{children}</ol>
    </section>
  );
}

/** Props of {@link ReviewNotices}: a div's. */
export type ReviewNoticesProps = ComponentProps<'div'>;

/** Notices above the rows. Without notices it shows nothing. */
export function ReviewNotices({ className, ...rest }: ReviewNoticesProps) {
  return <div {...rest} className={cx(styles.notices, className)} />;
}

/** Props of {@link ReviewEmpty}: a div's. */
export type ReviewEmptyProps = ComponentProps<'div'>;

/** Room around the empty state of a tab. */
export function ReviewEmpty({ className, ...rest }: ReviewEmptyProps) {
  return <div {...rest} className={cx(styles.empty, className)} />;
}

/** Props of {@link ReviewActions}: a div's. */
export type ReviewActionsProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** The name of the toolbar for screen readers, for example "Decide on the open condition". */
  label: string;
  /** Content at the right. It is hidden if there is no room. */
  end?: ReactNode;
};

/** The buttons of the open row, the main one first. Phones do not show their shortcuts. */
export function ReviewActions({ label, end, children, className, ...rest }: ReviewActionsProps) {
  return (
    <div {...rest} className={cx(styles.actions, className)} role="toolbar" aria-label={label}>
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}
