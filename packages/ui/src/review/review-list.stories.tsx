import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ReviewActions, ReviewEmpty, ReviewGroup, ReviewList, ReviewRows } from './review-list.tsx';
import { ReviewRow } from './review-row.tsx';

const usage: Usage = {
  when: 'The conditions of an order, beside its pages. They are in tabs with counts, grouped by page, above the buttons of the open row.',
  do: [
    'Update the counts of the tabs after each decision.',
    'Put the main button of the open row first, with its shortcut.',
    'Say in an empty tab what will appear there.',
  ],
  dont: ["Don't scroll the list when the reader presses a visible row."],
  without: ['Hover', 'Disabled', 'Invalid'],
};

const titles = [
  'Sample the effluent every month',
  'Calibrate the monitor',
  'Keep a daily log of the flow meters',
];

function Rows() {
  const [open, setOpen] = useState(0);
  return (
    <ReviewRows>
      {[6, 7].map((page) => (
        <ReviewGroup key={page} title={`Page ${page}`} note="Schedule I, water">
          {titles.map((title, index) => {
            const at = (page - 6) * titles.length + index;
            return (
              <ReviewRow
                key={title}
                number={at + 17}
                title={title}
                isOpen={at === open}
                onSelect={() => setOpen(at)}
              >
                The fields of the row
              </ReviewRow>
            );
          })}
        </ReviewGroup>
      ))}
    </ReviewRows>
  );
}

const actions = (
  <ReviewActions label="Decide on the open condition" end={<Button variant="ghost">Skip</Button>}>
    <Button variant="primary" icon={Check}>
      Accept
      <Kbd isQuiet>A</Kbd>
    </Button>
    <Button>
      Not an obligation
      <Kbd>X</Kbd>
    </Button>
  </ReviewActions>
);

const meta = {
  title: 'Signature parts/ReviewList',
  component: ReviewList,
  args: {
    label: 'Conditions found',
    tabsLabel: 'Conditions',
    tabs: [
      { id: 'check', label: 'To check', count: 17 },
      { id: 'accepted', label: 'Accepted', count: 31 },
      { id: 'rejected', label: 'Not an obligation', count: 6 },
    ],
    tab: 'check',
    onTab: fn(),
    actions,
    children: <Rows />,
    style: { height: 520 },
  },
  parameters: { usage, layout: 'fullscreen' },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Accepted/ }));
    await expect(args.onTab).toHaveBeenLastCalledWith('accepted');
    await userEvent.click(canvas.getByRole('button', { name: /18.*Calibrate the monitor/ }));
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('Calibrate the monitor');
  },
};
/** Without buttons, for a person with View access. */
export const Variants: Story = { args: { actions: undefined } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tab', { name: /To check/ })).toHaveFocus();
  },
};
export const Loading: Story = {
  args: { actions: undefined, children: <SkeletonRows label="Loading the conditions" /> },
};
export const Empty: Story = {
  args: {
    children: (
      <ReviewRows>
        <ReviewEmpty>
          <EmptyState title="Everything is reviewed" text="Accepted conditions become tasks." />
        </ReviewEmpty>
      </ReviewRows>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <ReviewRows>
        <ReviewGroup title={ENDLESS_WORD}>
          <ReviewRow number={1} title={ENDLESS_WORD} meta={[ENDLESS_WORD]} />
        </ReviewGroup>
      </ReviewRows>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
export const Hindi: Story = {
  args: {
    tabs: [
      { id: 'check', label: 'जाँचने हैं', count: 17 },
      { id: 'accepted', label: 'स्वीकृत', count: 31 },
    ],
  },
};
