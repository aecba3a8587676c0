import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardBody } from '../card/card.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Grid, GridItem, Page } from './layout.tsx';

const usage: Usage = {
  when: 'The padded content of a screen, at most 1480 px wide, usually with a Grid of twelve columns inside.',
  do: ['Use one on a screen, inside the frame.', 'Give each cell its span of twelve.'],
  dont: ["Don't nest pages.", "Don't set widths by hand."],
  without: ['Variants', 'Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/Page',
  component: Page,
  args: { children: 'The content of a screen' },
  parameters: { usage },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (text: string) => (
  <Card aria-label={text}>
    <CardBody>{text}</CardBody>
  </Card>
);

export const Default: Story = {
  tags: ['snapshot'],
  args: {
    children: (
      <Grid>
        <GridItem span={12}>{box('Twelve columns')}</GridItem>
        <GridItem span={8}>{box('Eight columns')}</GridItem>
        <GridItem span={4}>{box('Four columns')}</GridItem>
      </Grid>
    ),
  },
};
export const Empty: Story = { args: { children: null } };
export const LongText: Story = {
  args: {
    children: (
      <Grid>
        <GridItem span={6}>{box(ENDLESS_WORD)}</GridItem>
        <GridItem span={6}>{box('Beside it')}</GridItem>
      </Grid>
    ),
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { children: HINDI_TEXT } };
