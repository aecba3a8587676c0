import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataList, DataRow } from '../data-list/data-list.tsx';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HUGE_TEXT, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Frame, Section } from './section.tsx';
import { ClampedText, Conversation, DateLines, PlainText, PreviewBox } from './text.tsx';

const usage: Usage = {
  when: 'A part of a drawer or dialog with a heading: dates, lists, notes, answers.',
  do: ['Give it a heading of two or three words.', 'Frame a list that is not in a card.'],
  dont: ["Don't put a section into a card: its head is CardHead."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/Section',
  component: Section,
  args: { title: 'Due dates', children: <PlainText>Two dates of this task are still to come.</PlainText> },
  parameters: { usage },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Framed rows, a date with its distance, the summary of a form, and a conversation. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Stack gap={5}>
      <Section title="Due dates">
        <Frame>
          <DataList>
            <DataRow title="17 Nov 2026" meta="4 days late" isLate href="#first" />
            <DataRow title="17 Dec 2026" meta="in 26 days" href="#second" />
          </DataList>
        </Frame>
      </Section>
      <DateLines date="2026-11-17" text="17 Nov" words="4 days late" isLate />
      <DateLines date="2026-11-24" text="24 Nov" words="in 3 days" />
      <PreviewBox
        title="On day 17 of every month"
        label="Next dates"
        values={['17 Dec 2026', '17 Jan 2027', '17 Feb 2027']}
        emptyText="No date today or later"
      />
      <Conversation
        messages={[
          { id: 'first', text: 'How do I add a second unit?\nThe button is not there.' },
          { id: 'second', by: 'Tara Deshmukh', at: '2 days ago', text: 'It is under your organisation.' },
        ]}
      />
    </Stack>
  ),
};
export const Empty: Story = {
  render: () => (
    <Section title="Next dates">
      <PreviewBox emptyText="The next dates will appear here." />
    </Section>
  ),
};
export const LongText: Story = {
  render: () => (
    <Section title={ENDLESS_WORD}>
      <ClampedText text={HUGE_TEXT} />
      <PlainText>{ENDLESS_WORD}</PlainText>
      <Conversation messages={[{ id: 'one', by: NAMES.rightToLeft, at: '2 days ago', text: ENDLESS_WORD }]} />
      <PreviewBox title={ENDLESS_WORD} emptyText={ENDLESS_WORD} />
    </Section>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { title: 'नियत तिथियाँ', children: <PlainText>इस कार्य की दो तिथियाँ शेष हैं।</PlainText> },
};
