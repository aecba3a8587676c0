import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { LinkButton } from '../button/button.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import { heroArt } from '../storybook/site-samples.tsx';
import type { Usage } from '../storybook/usage.ts';
import { HeroArt } from './hero-art.tsx';
import { SiteHero } from './site-hero.tsx';

const usage: Usage = {
  when: 'Opens the home page. Other pages take PageHead.',
  do: ['Show the real thing at the right.', 'Keep the title to eight words.'],
  dont: ["Don't use a stock picture."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/SiteHero',
  component: SiteHero,
  args: {
    title: 'Every condition in your consent, kept.',
    lead: 'Upload a consent order. Each condition is read, shown at its line, and made a task.',
    actions: (
      <>
        <LinkButton size="lg" variant="primary" href="#trial">
          Start Free Trial
        </LinkButton>
        <LinkButton size="lg" href="#how">
          See how it reads
        </LinkButton>
      </>
    ),
    note: '14 days, no card needed.',
    art: <HeroArt {...heroArt} />,
  },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof SiteHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('link', { name: 'Start Free Trial' })),
};
export const Empty: Story = {
  args: { lead: undefined, actions: undefined, note: undefined, art: undefined },
};
export const LongText: Story = {
  args: { title: LONG_WORD, lead: LONG_TEXT },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'आपकी सहमति की हर शर्त, पूरी।', lead: HINDI_TEXT } };
