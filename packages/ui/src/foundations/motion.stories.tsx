import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { Usage } from '../storybook/usage.ts';
import { scales } from '../tokens/tokens.generated.ts';
import { Section, toVars } from './section.tsx';
import styles from './tokens-page.module.css';

const [{ description, tokens }] = scales.motion;
const { ease, ...times } = tokens;

function Motion() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Section title="Motion" says={description}>
      <p className={styles.says}>Easing: {ease}</p>
      <Button onClick={() => setIsMoved((was) => !was)}>Move</Button>
      {Object.entries(times).map(([name, value]) => (
        <div key={name} className={styles.step}>
          <span>
            <span className={styles.name}>{name}</span> <span className={styles.small}>{value}</span>
          </span>
          <div className={styles.track}>
            <div
              className={styles.dot}
              data-moved={isMoved}
              data-name={name}
              style={toVars({ '--shown': `var(--${name})` })}
            />
          </div>
        </div>
      ))}
    </Section>
  );
}

const usage: Usage = {
  when: 'Three durations and one easing. Motion shows where something comes from; it never makes a person wait.',
  do: [
    'Use d-1 for hover, d-2 for popovers, d-3 for drawers and dialogs.',
    'Make elements leave faster than they arrive.',
  ],
  dont: [
    "Don't loop anything except the shimmer of a skeleton.",
    "Don't add motion that ignores the setting for reduced motion.",
  ],
};

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  parameters: { usage },
} satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Press Move to compare the durations. All use the same easing. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelector('[data-name="d-2"]')).toHaveAttribute('data-moved', 'true');
  },
};
/** With reduced motion, everything appears in its final place at once. */
export const Reduced: Story = {
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    const dot = canvasElement.querySelector('[data-name="d-3"]');
    if (!dot) throw new Error('There is no d-3.');
    await expect(getComputedStyle(dot).transitionProperty).toBe('none');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    const room = dot.parentElement?.getBoundingClientRect().right ?? 0;
    await expect(Math.round(dot.getBoundingClientRect().right)).toBe(Math.round(room));
  },
};
