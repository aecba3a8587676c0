import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../button/button.tsx';
import { expectFits } from '../../storybook/expectations.ts';
import { ENDLESS_WORD } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { ConnectionBanner } from './connection-banner.tsx';

const usage: Usage = {
  when: 'Use it once, above everything, while the server cannot be reached. For one failed action use a toast or a Notice.',
  do: [
    'Keep it on the page with isDown false, so that screen readers announce the change.',
    'Say that nothing typed is lost.',
  ],
  dont: ["Don't ask the reader to act: it disappears when the connection is back."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/ConnectionBanner',
  component: ConnectionBanner,
  args: { isDown: true },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** It appears and disappears inside one live region. */
export const Variants: Story = {
  render: function Toggled(args) {
    const [isDown, setIsDown] = useState(false);
    return (
      <>
        <ConnectionBanner {...args} isDown={isDown} />
        <Button onClick={() => setIsDown(!isDown)}>{isDown ? 'Reach it' : 'Lose it'}</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('The server cannot be reached.');
    await userEvent.keyboard('{Enter}');
    await expect(region).toBeEmptyDOMElement();
  },
};
export const Empty: Story = { args: { isDown: false } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, children: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { title: 'सर्वर तक पहुँच नहीं है।', children: 'आपका लिखा हुआ सुरक्षित है। हम प्रयास करते रहेंगे।' },
};
