import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import styles from '../tab-links/tabs.module.css';

/** One tab with its panel. */
export type TabItem = { id: string; label: string; count?: number; content: ReactNode; isDisabled?: boolean };

/** Props of {@link Tabs}. Controlled with `selected` and `onChange`, or left to itself. */
export type TabsProps = {
  items: readonly TabItem[];
  label: string;
  selected?: string;
  onChange?: (id: string) => void;
};

/** Views of one thing in one place. Where each view has an address, use TabLinks. */
export function Tabs({ items, label, selected, onChange }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={onChange && ((key) => onChange(String(key)))}>
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
