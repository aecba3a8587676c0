import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkButton } from '../button/button.tsx';
import { Page } from '../layout/page.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, LONG_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { EntryPage } from './entry-page.tsx';

const usage: Usage = {
  when: 'A page before signing in that needs the full width, such as a trial of the product. For a form use EntryFrame.',
  do: ['Put the links to sign in and sign up into the bar.', 'Give the page one heading of level 1.'],
  dont: ["Don't use it as a menu: the public site has its own header."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Signature parts/EntryPage',
  component: EntryPage,
  args: {
    brand: 'Anupalan',
    homeHref: '#home',
    actions: (
      <>
        <TextLink href="#in">Sign In</TextLink>
        <LinkButton variant="primary" size="sm" href="#up">
          Sign Up
        </LinkButton>
      </>
    ),
    children: (
      <Page title="A sample page" level={1} text="A sentence below the title.">
        {LONG_TEXT}
      </Page>
    ),
  },
  parameters: { usage, isPage: true, layout: 'fullscreen' },
} satisfies Meta<typeof EntryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'A sample page' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
/** On a phone the content is centred. */
export const Variants: Story = {
  args: { isCentred: true },
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link', { name: /Skip/ })),
};
export const Empty: Story = { args: { homeHref: undefined, actions: undefined, children: undefined } };
export const LongText: Story = {
  args: { brand: ENDLESS_WORD, children: <Page title={ENDLESS_WORD} level={1} /> },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    brand: 'अनुपालन',
    children: (
      <Page title="एक आदेश पर आज़माएँ" level={1}>
        {HINDI_TEXT}
      </Page>
    ),
  },
};
