import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectFits } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import { dateLines, readLines, recordLines } from '../storybook/site-samples.tsx';
import type { Usage } from '../storybook/usage.ts';
import { MiniList } from './mini-list.tsx';
import { Bento, BentoTile } from './site-bento.tsx';

const usage: Usage = {
  when: 'One step of how the product works: text above a part of the real interface, in a Bento of 7 and 5 columns.',
  do: ['Show a part of the real interface with MiniList.', 'Alternate wide and narrow tiles.'],
  dont: ["Don't put links into the picture."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/BentoTile',
  component: BentoTile,
  args: {
    title: 'A tile over a sample list',
    text: 'A sentence below the title of the tile.',
    children: <MiniList lines={readLines} />,
  },
  parameters: { usage },
} satisfies Meta<typeof BentoTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Bento>
      <BentoTile {...args} isWide />
      <BentoTile title="A second tile" text="Its list has days.">
        <MiniList lines={dateLines} />
      </BentoTile>
      <BentoTile title="A third tile" text="It has words alone." />
      <BentoTile isWide title="A fourth tile, wide again" text="Its list is a record.">
        <MiniList lines={recordLines} />
      </BentoTile>
    </Bento>
  ),
};
export const Empty: Story = { args: { text: undefined, children: undefined } };
export const LongText: Story = {
  args: {
    title: LONG_WORD,
    text: LONG_TEXT,
    children: <MiniList lines={[{ title: LONG_WORD, text: LONG_TEXT }]} />,
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'नमूना शीर्षक', text: HINDI_TEXT } };
