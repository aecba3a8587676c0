import type { ReactNode, Ref } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { cx } from '../shared/cx.ts';
import { type RootProps, toData } from '../shared/root-props.ts';
import styles from '../tab-links/tabs.module.css';

/** One tab with its panel. */
export type TabItem = { id: string; label: string; count?: number; content: ReactNode; isDisabled?: boolean };

/** Props of {@link Tabs}. Controlled with `selected` and `onChange`, or left to itself. */
export type TabsProps = RootProps & {
  /** The views, in their order. */
  items: readonly TabItem[];
  /** Names the list of tabs. */
  label: string;
  /** The id of the view that is shown; left out, it keeps that itself. */
  selected?: string;
  /** Called with the id of the view that is asked for. */
  onChange?: (id: string) => void;
};

/** Views of one thing in one place. If each view has an address, use TabLinks. */
export function Tabs(props: TabsProps) {
  const { items, label, selected, onChange, ref, className } = props;
  return (
    <AriaTabs
      {...toData(props)}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(styles.tabs, className) ?? ''}
      selectedKey={selected}
      onSelectionChange={onChange && ((key) => onChange(String(key)))}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab} isDisabled={item.isDisabled}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}> {item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
