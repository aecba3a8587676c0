import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import type { Usage } from '../storybook/usage.ts';
import {
  colourGroups,
  contrastPairs,
  decoration,
  rampNotes,
  ramps,
  themes,
} from '../tokens/tokens.generated.ts';
import { ContrastTable } from './contrast-table.tsx';
import { Section, toVars } from './section.tsx';
import styles from './tokens-page.module.css';

function Ramps() {
  const notes: Readonly<Record<string, string>> = rampNotes;
  return (
    <div className={styles.page}>
      {Object.entries(ramps).map(([name, steps]) => (
        <Section key={name} title={name} says={notes[name]}>
          <div className={styles.steps}>
            {Object.entries(steps).map(([step, hex]) => (
              <div key={step}>
                <div className={styles.swatch} style={toVars({ '--shown': `var(--${name}-${step})` })} />
                <div className={styles.name}>{step}</div>
                <div className={styles.small}>{hex}</div>
              </div>
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}

function Theme({ theme, tokens }: { theme: 'light' | 'dark'; tokens: readonly string[] }) {
  const colours: Readonly<Record<string, string>> = themes[theme];
  const reasons: Readonly<Record<string, string>> = decoration;
  return (
    <div className={styles.theme} data-theme={theme}>
      <h3 className={styles.name}>{theme}</h3>
      {tokens.map((name) => (
        <div key={name} className={styles.colour}>
          <div className={styles.swatch} style={toVars({ '--shown': `var(--${name})` })} />
          <div>
            <div className={styles.name}>{name}</div>
            <div className={styles.small}>
              {colours[name]}
              {reasons[name] && `, decoration: ${reasons[name]}`}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

const usage: Usage = {
  when: 'Colours by what they mean. Apps use the names of roles (text, surface, primary, danger), never a step of a ramp.',
  do: [
    'Use pine for the main action of a view, and marigold for words that come from a page.',
    'Put a word or a shape beside every status colour.',
    'Check both themes: each role has a value in both.',
  ],
  dont: [
    "Don't use danger for decoration: it means late, over the limit or destructive.",
    "Don't use border for the edge of a control: use border-control, which has enough contrast.",
  ],
};

const meta = {
  title: 'Foundations/Colour',
  component: Ramps,
  parameters: { usage },
} satisfies Meta<typeof Ramps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A step has the same lightness in every ramp. Ramps differ in hue and chroma. */
export const Default: Story = {
  tags: ['snapshot'],
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** The colours that screens use, by group, in both themes. */
export const Semantic: Story = {
  render: () => (
    <div className={styles.page}>
      {colourGroups.map(({ name, description, tokens }) => (
        <Section key={name} title={name} says={description}>
          <div className={styles.both}>
            <Theme theme="light" tokens={tokens} />
            <Theme theme="dark" tokens={tokens} />
          </div>
        </Section>
      ))}
    </div>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** This page measures the contrast of the colours that it shows. */
export const Contrast: Story = {
  render: () => (
    <div className={styles.both}>
      <ContrastTable theme="light" />
      <ContrastTable theme="dark" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Pass')).toHaveLength(contrastPairs.length * 2);
    await expect(canvas.queryByText('Fail')).toBeNull();
    await expect(canvas.queryByText('Not measured')).toBeNull();
  },
};
