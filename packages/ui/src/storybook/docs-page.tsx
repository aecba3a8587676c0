import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import { useEffect } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './docs-page.module.css';
import { stayAtTop } from './stay-at-top.ts';
import type { Usage } from './usage.ts';

function useUsage(): Usage | undefined {
  const resolved = useOf('meta', ['meta']);
  return resolved.preparedMeta.parameters.usage as Usage | undefined;
}

function UsageNote({ usage }: { usage: Usage }) {
  return (
    <div className={styles.note}>
      <p>{usage.when}</p>
      <div className={styles.columns}>
        <section className={styles.do} aria-label="Do">
          <h2 className={styles.head}>
            <Icon of={Check} size={16} /> Do
          </h2>
          <ul>
            {usage.do.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section className={styles.dont} aria-label="Don't">
          <h2 className={styles.head}>
            <Icon of={X} size={16} /> Don't
          </h2>
          <ul>
            {usage.dont.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** The docs page of every component: what it is, when to use it, how it looks, its props and its states. */
export function DocsPage() {
  const usage = useUsage();
  useEffect(stayAtTop, []);
  return (
    <>
      <Title />
      <Description />
      {usage && <UsageNote usage={usage} />}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
