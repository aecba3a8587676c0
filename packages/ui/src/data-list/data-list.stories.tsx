import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Status } from '../status/status.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { DataGroup, DataList, DataRow } from './data-list.tsx';

const usage: Usage = {
  when: "A table's rows on a phone: stacked links instead of a table that scrolls sideways.",
  do: [
    'Make the whole row a link to the object.',
    'Keep the order of the table: title, source, date, status.',
  ],
  dont: [
    "Don't put more than one small control into a row.",
    "Don't use it where a wide screen has room for a table.",
  ],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/DataList',
  component: DataList,
  args: {
    children: <DataRow title="Send the flow meter calibration" href="#task" when="24 Nov, in 3 days" />,
  },
  parameters: { usage },
} satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'w390' } } };
export const Variants: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <Card aria-label="Tasks">
      <DataGroup label="Overdue, 1" />
      <DataList>
        <DataRow
          title="Send the flow meter calibration"
          href="#task"
          meta="CTO cond. 7.3, quarterly"
          when="17 Nov, 4 days late"
          isLate
          end={<Status kind="overdue" />}
        />
      </DataList>
      <DataGroup label="Next 7 days, 2" />
      <DataList>
        <DataRow
          title="Ambient air quality"
          href="#other"
          when="24 Nov, in 3 days"
          end={<Status kind="dueSoon" />}
        />
        <DataRow title="Without a link" meta={NAMES.rightToLeft} />
      </DataList>
    </Card>
  ),
};
const onRight = fn();
const onLeft = fn();
/** A swipe to either side shows an action. If the swipe is long enough, the action is done. */
export const Swipe: Story = {
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <DataList>
      <DataRow
        title="Send the flow meter calibration"
        href="#task"
        swipe={{ label: 'Mark as done', onSwipe: onRight }}
        swipeBack={{ label: 'Assign', onSwipe: onLeft }}
      />
    </DataList>
  ),
  play: async ({ canvasElement }) => {
    onRight.mockClear();
    onLeft.mockClear();
    const link = within(canvasElement).getByRole('link');
    const swipe = async (distance: number, pointerType: 'touch' | 'mouse' = 'touch') => {
      await fireEvent.pointerDown(link, { pointerType, clientX: 200 });
      await fireEvent.pointerMove(link, { pointerType, clientX: 200 + distance });
      await fireEvent.pointerUp(link, { pointerType, clientX: 200 + distance });
    };
    await swipe(60);
    await swipe(-60);
    await swipe(150, 'mouse');
    await expect(onRight).not.toHaveBeenCalled();
    await expect(onLeft).not.toHaveBeenCalled();
    await swipe(150);
    await expect(onRight).toHaveBeenCalledOnce();
    await swipe(-150);
    await expect(onLeft).toHaveBeenCalledOnce();
    await expect(onRight).toHaveBeenCalledOnce();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link')),
};
export const Empty: Story = { args: { children: null } };
export const LongText: Story = {
  args: {
    children: (
      <DataRow
        title={ENDLESS_WORD}
        href="#a"
        meta={ENDLESS_WORD}
        when={ENDLESS_WORD}
        end={<Status kind="overdue" />}
      />
    ),
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { children: <DataRow title="उपचारित बहिःस्राव का मासिक नमूना" href="#a" when="24 नवंबर" /> },
};
