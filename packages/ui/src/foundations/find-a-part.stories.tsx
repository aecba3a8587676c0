import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EmptyState, LoadError } from '../empty-state/empty-state.tsx';
import { SearchInput } from '../input/search-input.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { findParts, type IndexEntry, type Part, toParts } from './find-part.ts';
import { SEARCH_WORDS } from './search-words.ts';
import { Section } from './section.tsx';
import styles from './tokens-page.module.css';

const OWN = 'Foundations/Find a part';

type Found = { status: 'loading' | 'failed' } | { status: 'ready'; parts: readonly Part[] };

/** The parts of this Storybook, from the index file that Storybook builds. */
function useParts(): Found {
  const [found, setFound] = useState<Found>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    fetch('./index.json', { signal: leaving.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, IndexEntry> }) =>
        setFound({ status: 'ready', parts: toParts(Object.values(entries), OWN) }),
      )
      .catch(() => {
        if (!leaving.signal.aborted) setFound({ status: 'failed' });
      });
    return () => leaving.abort();
  }, []);
  return found;
}

function PartList({ parts }: { parts: readonly Part[] }) {
  const sections = Map.groupBy(parts, ({ section }) => section);
  return [...sections].map(([section, own]) => (
    <Section key={section} title={section}>
      <ul className={styles.parts}>
        {own.map(({ id, name }) => (
          <li key={id}>
            <TextLink href={`./?path=/docs/${id}`} target="_top">
              {name}
            </TextLink>{' '}
            <span className={styles.small}>{SEARCH_WORDS[name]}</span>
          </li>
        ))}
      </ul>
    </Section>
  ));
}

/** Start here: type what you need in your own words, then open the part. */
function FindAPart() {
  const found = useParts();
  const [typed, setTyped] = useState('');
  const parts = found.status === 'ready' ? findParts(found.parts, typed) : [];
  return (
    <div className={styles.page}>
      <SearchInput
        label="Find a part"
        placeholder="For example modal, upload or date picker"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onClear={() => setTyped('')}
      />
      {found.status === 'loading' && <Spinner label="Loading the list of parts" />}
      {found.status === 'failed' && <LoadError title="The list of parts could not be loaded" />}
      {found.status === 'ready' && parts.length === 0 && (
        <EmptyState title="No parts match" text="Try another word, or one of the sections at the left." />
      )}
      <PartList parts={parts} />
    </div>
  );
}

const meta = { title: 'Foundations/Find a part', component: FindAPart } satisfies Meta<typeof FindAPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Dialog' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a part' }), 'side panel');
    await expect(canvas.getByRole('link', { name: 'Drawer' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Dialog' })).toBeNull();
    await expectFits(canvasElement);
  },
};
/** No part has these words. */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Dialog' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a part' }), 'no such part');
    await expect(canvas.getByText('No parts match')).toBeVisible();
  },
};
