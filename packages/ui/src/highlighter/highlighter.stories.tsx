import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Highlighter, SourceQuote } from './highlighter.tsx';

const meta = {
  title: 'Static kit/Highlighter',
  component: Highlighter,
  args: { children: 'shall submit the analysis report on or before the 10th of the succeeding month' },
} satisfies Meta<typeof Highlighter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { isActive: true } };
export const OnSheet: Story = { args: { isOnSheet: true, isActive: true } };
export const Quote: Story = {
  render: () => (
    <Stack>
      <SourceQuote source="Page 6, condition 17">
        The unit shall get the samples analysed once in a month.
      </SourceQuote>
      <SourceQuote isActive source="पृष्ठ ६">
        उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन
      </SourceQuote>
    </Stack>
  ),
};
