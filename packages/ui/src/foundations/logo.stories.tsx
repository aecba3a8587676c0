import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../logo/logo.tsx';
import { cx } from '../shared/cx.ts';
import styles from './foundations.module.css';

/** The mark is a register with a tick: a condition, and that it is done. */
function Grounds() {
  return (
    <div className={styles.grounds}>
      <div className={styles.ground}>
        <Logo name="Anupalan" isLarge size={34} />
      </div>
      <div className={cx(styles.ground, styles.sunken)}>
        <Logo name="Anupalan" />
      </div>
    </div>
  );
}

const meta = { title: 'Foundations/Logo', component: Grounds } satisfies Meta<typeof Grounds>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The logo on its two backgrounds. Its colours follow the theme. */
export const Default: Story = {};
/** From 20 px in a browser tab to 64 px. No line is thinner than a pixel. */
export const Sizes: Story = {
  render: () => (
    <div className={styles.sizes}>
      {[20, 28, 36, 48, 64].map((size) => (
        <span key={size} className={styles.size}>
          <Logo size={size} />
          {size}
        </span>
      ))}
    </div>
  ),
};
/** Clear space: half of the mark's width on every side. */
export const Room: Story = {
  render: () => (
    <div className={styles.sizes}>
      <span className={styles.room}>
        <Logo size={64} />
      </span>
    </div>
  ),
};
