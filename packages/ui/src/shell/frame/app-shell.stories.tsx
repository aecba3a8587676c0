import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card, CardBody, CardHead } from '../../card/card.tsx';
import { Page } from '../../layout/page.tsx';
import { expectFits } from '../../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { AccountButton } from '../header/account-button.tsx';
import { ShellHeader } from '../header/shell-header.tsx';
import { Sidebar } from '../nav/sidebar.tsx';
import { ORGANISATION, PRODUCT, toSampleSections } from '../samples.ts';
import { AppShell } from './app-shell.tsx';
import { ContactButton } from './contact-button.tsx';

const usage: Usage = {
  when: 'Use it once, around every signed-in screen. It has no router and no session: the app passes in what it shows.',
  do: [
    'Remember in the app whether the sidebar is a rail.',
    'Put the content into a Page: it has the padding and the width of at most 1480 px.',
    'Render the links through LinkProvider.',
  ],
  dont: [
    "Don't nest a second main or a second level 1 heading.",
    "Don't keep the mobile menu mounted while it is closed.",
  ],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const toFrame = (name: string, title: string) => ({
  menu: (
    <Sidebar
      brand={PRODUCT}
      organisation={{ ...ORGANISATION, name }}
      sections={toSampleSections('dashboard')}
    />
  ),
  header: (
    <ShellHeader title={title} tagline="What is due, what is late, and what changed" isExpanded>
      <AccountButton name={name} note="EHS manager" />
    </ShellHeader>
  ),
  contact: <ContactButton href="#support" text="Contact us" />,
});

const meta = {
  title: 'Interactive kit/AppShell',
  component: AppShell,
  args: {
    ...toFrame('Nimbkar Dyestuffs', 'Dashboard Overview'),
    children: (
      <Page>
        <Card aria-labelledby="act-now">
          <CardHead id="act-now" title="Act now" />
          <CardBody>What is late or comes next stands here.</CardBody>
        </Card>
      </Page>
    ),
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: { usage, isPage: true, docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Landmarks: navigation, banner, main, and help. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const role of ['navigation', 'banner', 'main', 'complementary']) {
      await expect(canvas.getByRole(role)).toBeInTheDocument();
    }
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
/** From 901 to 1200 px the sidebar is a rail. */
export const Variants: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'w1024' } },
};
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** The first Tab reaches the skip link, which moves the focus to the main content. */
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};
export const Empty: Story = { args: { children: undefined, contact: undefined } };
export const LongText: Story = {
  args: toFrame(ENDLESS_WORD, ENDLESS_WORD),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const RightToLeft: Story = { args: toFrame(NAMES.rightToLeft, 'Dashboard Overview') };
export const Hindi: Story = { args: toFrame('निंबकर रंग उद्योग', 'डैशबोर्ड') };
