import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectFits } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import { shot } from '../storybook/site-samples.tsx';
import type { Usage } from '../storybook/usage.ts';
import { FeatureRow, FeatureRows } from './feature-row.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { ProductShot } from './product-shot.tsx';

const usage: Usage = {
  when: 'Shows one thing that the product does, with a picture of its screen. For a list of short facts use ReaderLists.',
  do: ['Take the picture from the running product.', 'Say in the title how the reader benefits.'],
  dont: ["Don't draw an interface that does not exist."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/FeatureRow',
  component: FeatureRow,
  args: {
    title: 'A sample promise of one line',
    text: 'A sentence about the sample. A second sentence says what the reader gets from it.',
    points: ['A first short fact', 'A second short fact', 'A third short fact'],
    picture: <ProductShot {...shot} />,
  },
  parameters: { usage },
} satisfies Meta<typeof FeatureRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <FeatureRows>
      <FeatureRow {...args} isWide />
      <FeatureRow {...args} title="A second row, its picture at the left" />
      <FeatureRow {...args} title="A row without a picture" picture={undefined} />
      <FigureStrip
        label="Sample figures"
        figures={['10+', '200+', '30%', '40%'].map((figure) => ({ figure, text: `what ${figure} counts` }))}
      />
    </FeatureRows>
  ),
};
export const Empty: Story = { args: { points: undefined, picture: undefined } };
export const LongText: Story = {
  args: { title: LONG_WORD, text: LONG_TEXT, points: [LONG_WORD, LONG_TEXT] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'नमूना शीर्षक', text: HINDI_TEXT } };
