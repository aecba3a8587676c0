import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import styles from './foundations.module.css';
import { iconSets } from './icons.ts';

/** Every icon of the product, with its lucide name and its one meaning. */
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
    // The icons are decoration: screen readers read the words beside them.
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  },
};
/** All sizes in pixels. The stroke is 1.75 on a grid of 24; it is heavier at 13 px and lighter at 28 px. */
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
