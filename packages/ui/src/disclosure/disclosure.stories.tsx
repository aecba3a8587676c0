import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Accordion, Disclosure } from './disclosure.tsx';

const usage: Usage = {
  when: 'A heading that shows and hides its content: questions and answers, details that few readers need, groups on a phone.',
  do: ['Write headings that name the content.', 'Use Accordion if only one should be open.'],
  dont: ["Don't hide what everybody needs.", "Don't put a form's required fields into a closed one."],
  without: ['Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/Disclosure',
  component: Disclosure,
  args: {
    title: 'When does a consent end?',
    note: 'D25',
    children: 'On its last day; it is expired from the next.',
  },
  parameters: { usage },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /When does a consent end/ });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(within(canvasElement).getByText(/On its last day/)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
/** In an accordion only one part is open. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Accordion>
      <Disclosure id="a" title="First" isOpenAtFirst>
        What belongs to the first.
      </Disclosure>
      <Disclosure id="b" title="Second" note="3">
        What belongs to the second.
      </Disclosure>
    </Accordion>
  ),
};
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('data-hovered'));
  },
};
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('button')),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Empty: Story = { args: { children: null, isOpenAtFirst: true } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, children: HUGE_TEXT, isOpenAtFirst: true },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { title: 'सहमति कब समाप्त होती है?', children: HINDI_TEXT, isOpenAtFirst: true },
};
