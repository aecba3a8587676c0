import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const usage: Usage = {
  when: 'An email field in the footer, on a dark background. It works without a script.',
  do: ['Say what the reader gets and how often.', 'Set the action of the form.'],
  dont: ["Don't ask for a name."],
  without: ['Hover'],
};

const meta = {
  title: 'Static kit/NewsletterForm',
  component: NewsletterForm,
  args: {
    action: '#newsletter',
    label: 'Sample newsletter',
    buttonLabel: 'Send',
    note: 'A note of one line below the field.',
    placeholder: 'name@sample.example',
  },
  parameters: { usage },
  // The form is on the background of the footer.
  decorators: [
    (Story) => (
      <SiteFooter brand="Sample" paragraphs={[]} groups={[]} legal="© 2026" newsletter={<Story />} />
    ),
  ],
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Sample newsletter' });
    await userEvent.type(field, 'a@b.example');
    await expect(field).toHaveValue('a@b.example');
    await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toHaveAttribute(
      'type',
      'submit',
    );
  },
};
export const Variants: Story = { args: { success: 'A sample sentence after sending.' }, tags: ['snapshot'] };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('textbox')),
};
export const Disabled: Story = { args: { inputProps: { disabled: true }, isSending: true } };
export const Invalid: Story = {
  args: { error: 'Enter an email address like name@company.example', defaultValue: 'a@' },
};
export const Loading: Story = { args: { isSending: true, buttonLabel: 'Sending' } };
export const Empty: Story = { args: { note: undefined, placeholder: undefined } };
export const LongText: Story = {
  args: { label: LONG_WORD, note: LONG_TEXT },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'नमूना समाचार', buttonLabel: 'जुड़ें' } };
