import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink, VisuallyHidden } from './hidden.tsx';

const meta = { title: 'Static kit/SkipLink', component: SkipLink, args: { target: 'main' } } satisfies Meta<
  typeof SkipLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Press Tab to see the link. <VisuallyHidden>Only spoken.</VisuallyHidden>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
