import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import styles from './foundations.module.css';
import { iconSets } from './icons.ts';

/** Every icon that the product draws, by its name in lucide, with the one thing that it stands for. */
function Icons() {
  return (
    <div className={styles.sets}>
      {iconSets.map(({ title, icons }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.icons}>
            {icons.map(({ name, icon, meaning }) => (
              <li key={name} className={styles.icon}>
                <Icon of={icon} size={20} />
                <span>
                  <code className={styles.name}>{name}</code>
                  <span className={styles.meaning}>{meaning}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const sizes = [
  [13, 'in tags and crumbs'],
  [16, 'in buttons'],
  [18, 'in rows and notices'],
  [20, 'alone, as a button'],
  [28, 'over an empty state'],
] as const;

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const count = iconSets.flatMap(({ icons }) => icons).length;
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(count);
    // They are decoration: the words beside them are what is read.
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  },
};
/** The sizes that there are, in pixels. The stroke is 1.75 on a grid of 24, heavier at 13, lighter at 28. */
export const Sizes: Story = {
  render: () => {
    const glyph = iconSets[0]?.icons[0]?.icon;
    return (
      <div className={styles.sizes}>
        {glyph &&
          sizes.map(([size, place]) => (
            <span key={size} className={styles.size}>
              <Icon of={glyph} size={size} strokeWidth={size === 13 ? 2.25 : size === 28 ? 1.5 : undefined} />
              {size}, {place}
            </span>
          ))}
      </div>
    );
  },
};
