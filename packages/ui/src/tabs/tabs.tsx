import type { ReactNode, Ref } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { cx } from '../shared/cx.ts';
import { type RootProps, toData } from '../shared/root-props.ts';
import styles from '../tab-links/tabs.module.css';

/** One tab with its panel. */
export type TabItem = { id: string; label: string; count?: number; content: ReactNode; isDisabled?: boolean };

/** Props of {@link Tabs}. Pass `selected` and `onChange`, or let it keep its own state. */
export type TabsProps = RootProps & {
  /** The views in order. */
  items: readonly TabItem[];
  /** The name of the tabs for screen readers. */
  label: string;
  /** The id of the current view. Without it, the tabs keep their own state. */
  selected?: string;
  /** Called with the id of the view that the reader chose. */
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
