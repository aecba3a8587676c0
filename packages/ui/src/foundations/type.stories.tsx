import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import type { Usage } from '../storybook/usage.ts';
import { fonts, scales } from '../tokens/tokens.generated.ts';
import { Section } from './section.tsx';
import styles from './tokens-page.module.css';

/** The role of each size. The description of the group names the roles of the others. */
const ROLES: Readonly<Record<string, string>> = {
  't-12': 'meta, table heads, tags',
  't-13': 'secondary text, labels',
  't-14': 'text and tables of the portal',
  't-16': 'card heads; text of the site; inputs on a phone',
  't-18': 'the page title in the header',
  't-22': 'titles of details',
  't-28': 'large values',
  't-stat': 'figures of the dashboard',
  't-body': 'text of the site; 16 px on a phone',
  't-article': 'text of articles',
  't-lead': 'the lead below the headline of a page',
  't-d1': 'the headline of the home page',
  't-d2': 'headlines of pages and their sections',
};

const fontOf: Readonly<Record<string, string>> = { display: 'display', sheet: 'sheet' };

function Step({ name, value, group }: { name: string; value: string; group: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState('');
  useLayoutEffect(() => {
    if (!text.current) return;
    const { fontSize, lineHeight } = getComputedStyle(text.current);
    setShown(`${Number.parseFloat(fontSize).toFixed(1)} on ${Number.parseFloat(lineHeight).toFixed(1)} px`);
  }, []);
  return (
    <div className={styles.step}>
      <div>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.small}>
          {value}, here {shown}
          {ROLES[name] && `. For ${ROLES[name]}.`}
        </span>
      </div>
      <p
        ref={text}
        className={styles.text}
        style={{ font: `500 var(--${name}) var(--font-${fontOf[group] ?? 'ui'})` }}
      >
        Every condition kept, ₹4,82,500{group in fontOf ? '' : ', हर शर्त का पालन'}
      </p>
    </div>
  );
}

function Type() {
  return (
    <div className={styles.page}>
      {scales.type.map(({ name: group, description, tokens }) => (
        <Section key={group} title={group} says={description}>
          {Object.entries<string>(tokens).map(([name, value]) => (
            <Step key={name} name={name} value={value} group={group} />
          ))}
        </Section>
      ))}
    </div>
  );
}

const usage: Usage = {
  when: 'Two typefaces and a fixed set of sizes, each with its role. The portal uses only Public Sans.',
  do: [
    'Use t-14 for text and tables, t-13 for labels, t-12 for meta and tags.',
    'Make the name of a row bold, and nothing else in the row.',
    'Use the class num for numbers in tables, so that they align.',
  ],
  dont: [
    "Don't use a size that is not in this list.",
    "Don't use Newsreader in the portal: it is for headlines and articles of the site.",
  ],
};

const meta = {
  title: 'Foundations/Type',
  component: Type,
  parameters: { usage },
} satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every size in its typeface, as defined in the tokens and as measured in this window. */
export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('t-14')).toBeVisible();
    await expectFits(canvasElement);
  },
};
/** Typefaces in order of preference, and letter spacing. */
export const Faces: Story = {
  render: () => (
    <div className={styles.page}>
      <Section title="Families">
        {Object.entries(fonts).map(([name, value]) => (
          <div key={name} className={styles.step}>
            <span className={styles.name}>{name}</span>
            <span className={styles.small}>{value}</span>
            <p className={styles.text} style={{ font: `500 var(--t-22) var(--font-${name})` }}>
              Consent to Operate 2026{name === 'ui' && ', अनुपालन'}
            </p>
          </div>
        ))}
      </Section>
      {scales.tracking.map(({ name: group, description, tokens }) => (
        <Section key={group} title={group} says={description}>
          {Object.entries<string>(tokens).map(([name, value]) => (
            <div key={name} className={styles.step}>
              <span>
                <span className={styles.name}>{name}</span> <span className={styles.small}>{value}</span>
              </span>
              <p
                className={styles.text}
                style={{ font: '650 var(--t-22) var(--font-ui)', letterSpacing: `var(--${name})` }}
              >
                Conditions kept 142
              </p>
            </div>
          ))}
        </Section>
      ))}
    </div>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
