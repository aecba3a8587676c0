import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Trash2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Button, LinkButton } from '../button/button.tsx';
import { Card, CardBody } from '../card/card.tsx';
import { Status } from '../status/status.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Grid, GridItem, Stack } from './layout.tsx';
import { Page } from './page.tsx';

const usage: Usage = {
  when: 'The padded content of a screen, at most 1480 px wide, usually with a Grid of twelve columns inside. The frame shows the name of the screen; a title here names one thing, for example one order.',
  do: [
    'Use one on a screen, inside the frame.',
    'Put actions for the whole page into actions, one of them primary.',
    'Set width to "form" or "narrow" if the screen is one form.',
  ],
  dont: ["Don't nest pages.", "Don't set widths by hand.", "Don't repeat the name of the screen as title."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const box = (text: string) => (
  <Card aria-label={text.slice(0, 40)}>
    <CardBody>{text}</CardBody>
  </Card>
);

const columns = (
  <Grid>
    <GridItem span={12}>{box('Twelve columns')}</GridItem>
    <GridItem span={8}>{box('Eight columns')}</GridItem>
    <GridItem span={4}>{box('Four columns')}</GridItem>
  </Grid>
);

const meta = {
  title: 'Static kit/Page',
  component: Page,
  args: { children: columns },
  parameters: { usage },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With its head: breadcrumb, title, status, a line of details, and actions. */
export const Variants: Story = {
  tags: ['snapshot'],
  args: {
    title: 'Consent to operate, Mahad II',
    aside: <Status kind="inReview" />,
    text: 'consent-to-operate.pdf, 2.4 MB, 14 pages, uploaded 20 Nov 2026 by Leela Sathe',
    trail: (
      <Breadcrumb
        items={[{ label: 'Consent Documents', href: '#documents' }, { label: 'Consent to operate' }]}
      />
    ),
    actions: (
      <>
        <Button icon={Download}>Download</Button>
        <Button icon={Trash2}>Delete</Button>
        <LinkButton variant="primary" href="#analyzer">
          Open in the analyzer
        </LinkButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(/^Consent/);
  },
};
/** The actions are under the title if there is no room beside it. */
export const Phone: Story = {
  args: Variants.args,
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** 720 px for a screen with one form, 560 px for a few fields. */
export const Widths: Story = {
  render: () => (
    <Stack>
      <Page width="form">{box('A form')}</Page>
      <Page width="narrow">{box('A form of a few fields')}</Page>
    </Stack>
  ),
};
export const Empty: Story = { args: { children: null } };
export const LongText: Story = {
  args: {
    title: ENDLESS_WORD,
    text: HUGE_TEXT.slice(0, 600),
    actions: <Button>{ENDLESS_WORD.slice(0, 120)}</Button>,
    children: (
      <Grid>
        <GridItem span={6}>{box(ENDLESS_WORD)}</GridItem>
        <GridItem span={6}>{box('Beside it')}</GridItem>
      </Grid>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'संचालन हेतु सहमति', text: HINDI_TEXT } };
