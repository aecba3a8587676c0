import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { LONG_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import type { StatusKind } from './kinds.ts';
import { Status } from './status.tsx';

const usage: Usage = {
  when: 'The status of a task, a condition, an order, a limit or a request: word, shape and colour, the same everywhere.',
  do: ['Choose the kind; it sets colour and shape.', 'For a group, show the worst status.'],
  dont: [
    "Don't make it a button or a link.",
    "Don't add a kind for a single screen: put details beside the status.",
  ],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Signature parts/Status',
  component: Status,
  args: { kind: 'overdue' },
  parameters: { usage },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

const groups: readonly (readonly [string, readonly StatusKind[]])[] = [
  ['Tasks', ['pending', 'dueSoon', 'overdue', 'completed', 'notApplicable']],
  ['Conditions', ['toCheck', 'accepted', 'needsDate', 'twoReadings', 'notAnObligation']],
  ['Orders', ['queued', 'reading', 'ready', 'failed', 'inReview', 'scheduled', 'replaced']],
  ['Validity', ['valid', 'expiring', 'expired', 'unknown']],
  ['Lab values', ['within', 'close', 'over']],
  ['Requests', ['open', 'inProgress', 'resolved']],
  ['People and reports', ['submitted', 'invited', 'active', 'inactive']],
];

export const Default: Story = {};
/** Every kind. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Stack gap={3}>
      {groups.map(([title, kinds]) => (
        <Inline key={title}>
          <strong>{title}</strong>
          {kinds.map((kind) => (
            <Status key={kind} kind={kind} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const LongText: Story = {
  args: { label: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'समय बीत गया' } };
