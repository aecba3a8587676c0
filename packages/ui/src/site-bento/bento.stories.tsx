import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectFits } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import { dateLines, miniRibbons, readLines, recordLines } from '../storybook/site-samples.tsx';
import type { Usage } from '../storybook/usage.ts';
import { MiniList, RibbonPicture } from './mini-list.tsx';
import { Bento, BentoTile } from './site-bento.tsx';

const usage: Usage = {
  when: 'How it works: a tile of words over a crop of the real interface, in a Bento of 7 and 5 columns.',
  do: ['Crop the real interface: MiniList, RibbonPicture.', 'Let wide and narrow take turns.'],
  dont: ["Don't put links into the crop: it is a picture."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/BentoTile',
  component: BentoTile,
  args: {
    title: 'It reads the order the way you would',
    text: 'Each condition is numbered, quoted and linked to its page.',
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
      <BentoTile title="One schedule for every order" text="Each due date is worked out from the first.">
        <MiniList lines={dateLines} />
      </BentoTile>
      <BentoTile title="Know when each consent ends" text="Every order on one line of time.">
        <RibbonPicture ribbons={miniRibbons} today={46} />
      </BentoTile>
      <BentoTile isWide title="A record of what was done" text="Who completed what, and when.">
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
export const Hindi: Story = { args: { title: 'आदेश को आपकी तरह पढ़ता है', text: HINDI_TEXT } };
