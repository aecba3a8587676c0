import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { Dashboard, type DashboardState } from './dashboard.tsx';
import { PortalFrame } from './portal-frame.tsx';

function LabDashboard({ state }: { state: DashboardState }) {
  return (
    <PortalFrame
      title="Dashboard Overview"
      tagline="What is due, what is late, and what changed"
      current="dashboard"
      isLab
    >
      <Dashboard state={state} isLab />
    </PortalFrame>
  );
}

const meta = {
  title: 'Pages/Lab dashboard',
  component: LabDashboard,
  args: { state: 'filled' },
  globals: { viewport: { value: 'w1440' } },
  parameters: { isPage: true, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof LabDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A lab has no consents of its own: its tasks take the whole width. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Consents and licences')).toBeNull();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Empty: Story = { args: { state: 'empty' } };
