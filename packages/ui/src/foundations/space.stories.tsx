import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectFits } from '../storybook/expectations.ts';
import type { Usage } from '../storybook/usage.ts';
import { scales, shadows } from '../tokens/tokens.generated.ts';
import { Section, toVars } from './section.tsx';
import styles from './tokens-page.module.css';

type Group = { name: string; description: string; tokens: Readonly<Record<string, string>> };

function Bars({ groups }: { groups: readonly Group[] }) {
  return (
    <div className={styles.page}>
      {groups.map(({ name: group, description, tokens }) => (
        <Section key={group} title={group} says={description}>
          {Object.entries(tokens).map(([name, value]) => (
            <div key={name} className={styles.row}>
              <span>
                <span className={styles.name}>{name}</span> <span className={styles.small}>{value}</span>
              </span>
              <div className={styles.bar} style={toVars({ '--shown': value })} />
            </div>
          ))}
        </Section>
      ))}
    </div>
  );
}

const usage: Usage = {
  when: 'Distances, sizes, corners, shadows and layers. Every distance in the product is one of these steps.',
  do: [
    'Use s-5 inside a card, s-4 on a phone, and s-5 between cards.',
    'Use the height control for controls, and touch under 900 px.',
    'Use a shadow only for what floats: e-2 for popovers and toasts, e-3 for dialogs and drawers.',
  ],
  dont: ["Don't use pixel values: use a step.", "Don't give a card a shadow."],
};

const meta = {
  title: 'Foundations/Space and sizes',
  component: Bars,
  parameters: { usage },
  args: { groups: scales.space },
} satisfies Meta<typeof Bars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: ({ canvasElement }) => expectFits(canvasElement) };
/** Sizes with names, by the kind of element. */
export const Sizes: Story = {
  args: { groups: scales.size },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** Widths of the window at which layouts change. */
export const Breakpoints: Story = { args: { groups: scales.breakpoints } };
export const Radius: Story = {
  render: () => (
    <Section title="Corners" says={scales.radius[0].description}>
      <div className={styles.tiles}>
        {Object.entries(scales.radius[0].tokens).map(([name, value]) => (
          <div key={name} className={styles.tile} style={{ borderRadius: `var(--${name})` }}>
            <span className={styles.name}>{name}</span>
            <span className={styles.small}>{value}</span>
          </div>
        ))}
      </div>
    </Section>
  ),
};
/** In the dark theme an edge replaces the shadow. Switch the theme to compare. */
export const Elevation: Story = {
  tags: ['snapshot'],
  render: () => (
    <Section title="Elevation">
      <div className={styles.tiles}>
        {Object.keys(shadows).map((name) => (
          <div key={name} className={styles.tile} style={{ boxShadow: `var(--${name})` }}>
            <span className={styles.name}>{name}</span>
          </div>
        ))}
      </div>
    </Section>
  ),
};
/** Which layer is above which. */
export const Layers: Story = {
  render: () => (
    <Section title="Layers" says={scales.layers[0].description}>
      <ol>
        {Object.entries(scales.layers[0].tokens).map(([name, value]) => (
          <li key={name} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.small}>{value}</span>
          </li>
        ))}
      </ol>
    </Section>
  ),
};
