import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { Dashboard, type DashboardState } from './dashboard.tsx';
import { PortalFrame } from './portal-frame.tsx';

function PortalDashboard({ state }: { state: DashboardState }) {
  return (
    <PortalFrame
      title="Dashboard Overview"
      tagline="What is due, what is late, and what changed"
      current="dashboard"
    >
      <Dashboard state={state} />
    </PortalFrame>
  );
}

const meta = {
  title: 'Pages/Portal dashboard',
  component: PortalDashboard,
  args: { state: 'filled' },
  globals: { viewport: { value: 'w1440' } },
  parameters: { isPage: true, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof PortalDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard Overview');
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 unread' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(within(panel).getByRole('link', { name: 'View All' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Tablet: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** Rows are stacked links; the menu opens over the page and closes when a link is followed. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement);
    const open = within(canvasElement).queryByRole('button', { name: 'Open menu' });
    if (open === null) return;
    await userEvent.click(open);
    const menu = within(await screen.findByRole('dialog', { name: 'Anupalan' }));
    await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Reflow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Loading: Story = { args: { state: 'loading' } };
/** The first use: what will stand here, and the one thing to do. */
export const Empty: Story = { args: { state: 'empty' } };
/** Never an empty message where something failed. */
export const Failed: Story = { args: { state: 'failed' } };
/** What is allowed is shown, and who can grant the rest. */
export const NoPermission: Story = { args: { state: 'restricted' } };
