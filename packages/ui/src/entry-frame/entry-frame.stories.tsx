import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, LONG_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { StatusTag } from '../tag/tag.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { SourceExample } from './source-example.tsx';

const usage: Usage = {
  when: 'The frame of the pages before signing in: sign in, forgotten password, new password, expired link.',
  do: ['Say in the lead what happens next.', 'Ask only for what signing in needs.'],
  dont: ["Don't show numbers or promises beside the form: use one sentence and one real example."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Signature parts/EntryFrame',
  component: EntryFrame,
  args: {
    brand: 'Anupalan',
    title: 'Sign In',
    lead: 'Welcome back. Sign in to see what is due.',
    line: 'Every condition in your consent, kept.',
    side: (
      <SourceExample
        number="17"
        quote="The applicant shall get the treated effluent analysed once in a month."
        task="Monthly effluent report"
        source="Clause 17, page 6"
        status={<StatusTag tone="warn" icon={Clock} label="In 3 days" />}
      />
    ),
    children: <Field label="Email">{(control) => <Input name="email" {...control} />}</Field>,
  },
  parameters: { usage, isPage: true, layout: 'fullscreen' },
} satisfies Meta<typeof EntryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
/** Under 900 px only the form is shown. */
export const Variants: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Email')).toHaveFocus();
  },
};
export const Empty: Story = {
  args: { lead: undefined, line: undefined, side: undefined, children: undefined },
};
export const LongText: Story = {
  args: {
    title: ENDLESS_WORD,
    lead: LONG_TEXT,
    line: ENDLESS_WORD,
    side: <SourceExample number="17" quote={ENDLESS_WORD} task={ENDLESS_WORD} source={LONG_TEXT} />,
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    title: 'साइन इन करें',
    line: 'आपकी सहमति की हर शर्त, पूरी।',
    side: <SourceExample number="17" quote={HINDI_TEXT} task="मासिक रिपोर्ट" source="शर्त 17, पृष्ठ 6" />,
  },
};
