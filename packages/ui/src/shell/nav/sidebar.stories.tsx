import type { Meta, StoryObj } from '@storybook/react-vite';
import { Factory, FileText } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/layout.tsx';
import { expectFits } from '../../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { ORGANISATION, PRODUCT, toSampleSections } from '../samples.ts';
import { Sidebar } from './sidebar.tsx';

const usage: Usage = {
  when: 'The menu of wide screens, in an AppShell. Under 900 px it is hidden: there the MobileMenu opens over the page.',
  do: [
    'Show only screens that the person may open.',
    'Say in countLabel what the number counts: "3 overdue".',
    'Use isUrgent only for the one count that needs action today.',
  ],
  dont: [
    "Don't put actions here: the sidebar is for links to screens.",
    "Don't mark more than one item as current.",
  ],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/Sidebar',
  component: Sidebar,
  args: {
    brand: PRODUCT,
    organisation: ORGANISATION,
    sections: toSampleSections('dashboard'),
    status: { title: 'Trial, 9 days left', note: '2 of 3 consents analysed' },
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: /Tasks and Alerts 3 overdue/ })).toBeVisible();
  },
};
/** Wide, and as a rail: tooltips and screen readers give the names. */
export const Variants: Story = {
  render: (args) => (
    <Inline gap={8} align="start">
      <Sidebar {...args} />
      <Sidebar {...args} label="Rail" isRail />
      <Sidebar {...args} label="Without status" organisation={undefined} status={undefined} />
    </Inline>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Anupalan, dashboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  },
};
export const Empty: Story = { args: { sections: [], emptyText: 'You have no access yet.' } };
/** Two hundred screens scroll between the organisation and the trial. */
export const Many: Story = {
  args: {
    sections: [
      {
        id: 'all',
        items: Array.from({ length: 200 }, (_, index) => ({
          id: `screen-${index}`,
          label: `Screen ${index + 1}`,
          href: `#screen-${index}`,
          icon: FileText,
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    await expect(nav.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(nav).getByText('Trial, 9 days left')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    organisation: { name: ENDLESS_WORD, note: NAMES.long, icon: Factory },
    sections: [
      {
        id: 'long',
        title: ENDLESS_WORD.slice(0, 60),
        items: [
          {
            id: 'a',
            label: ENDLESS_WORD.slice(0, 90),
            href: '#a',
            icon: FileText,
            count: 482500,
            countLabel: 'to check',
          },
          {
            id: 'b',
            label: 'Emissionsmessgerätekalibrierungsbescheinigungen',
            href: '#b',
            icon: FileText,
            isCurrent: true,
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement);
    const nav = within(canvasElement).getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};
export const RightToLeft: Story = {
  args: { organisation: { name: NAMES.rightToLeft, note: 'شركة', icon: Factory } },
};
export const Hindi: Story = {
  args: {
    organisation: { name: 'निंबकर रंग उद्योग', note: 'कंपनी', icon: Factory },
    sections: [
      { id: 'work', items: [{ id: 'a', label: 'डैशबोर्ड', href: '#a', icon: FileText, isCurrent: true }] },
      {
        id: 'records',
        title: 'अभिलेख',
        items: [{ id: 'b', label: 'सहमति दस्तावेज़', href: '#b', icon: FileText }],
      },
    ],
    status: { title: 'परीक्षण, 9 दिन शेष' },
  },
};
