import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import { heroArt, siteActions } from '../storybook/site-samples.tsx';
import type { Usage } from '../storybook/usage.ts';
import { HeroArt } from './hero-art.tsx';
import { SiteHero } from './site-hero.tsx';

const usage: Usage = {
  when: 'The first section of the home page. Other pages use PageHead.',
  do: ['Show the real product at the right.', 'Keep the title to eight words.'],
  dont: ["Don't use a stock picture."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/SiteHero',
  component: SiteHero,
  args: {
    title: 'A sample headline of seven short words.',
    lead: 'A sentence below the headline. A second one runs over to the next line of its column.',
    actions: siteActions,
    note: 'A short note.',
    art: <HeroArt {...heroArt} />,
  },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof SiteHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('link', { name: 'First action' })),
};
export const Empty: Story = {
  args: { lead: undefined, actions: undefined, note: undefined, art: undefined },
};
export const LongText: Story = {
  args: { title: LONG_WORD, lead: LONG_TEXT },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'सात शब्दों का एक नमूना शीर्षक।', lead: HINDI_TEXT } };
