import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardHead } from '../card/card.tsx';
import { ValidityRibbon } from './validity-ribbon.tsx';

const meta = {
  title: 'Static kit/ValidityRibbon',
  component: ValidityRibbon,
  args: {
    today: '2026-11-21',
    label: 'Validity of consents',
    ribbons: [
      {
        id: 'a',
        name: 'Consent to Operate',
        href: '#a',
        from: '2024-04-01',
        to: '2027-03-31',
        renewFrom: '2026-12-01',
        left: '130 days',
        tone: 'warn',
        until: 'to 31 Mar 2027',
        note: 'Renewal window opens 1 Dec',
        summary: 'Consent to Operate, valid from 1 Apr 2024 to 31 Mar 2027, 130 days left',
      },
      {
        id: 'b',
        name: 'Authorisation',
        href: '#b',
        from: '2019-07-08',
        to: '2029-07-07',
        renewFrom: '2029-03-09',
        left: '2 yr 7 mo',
        until: 'to 7 Jul 2029',
        summary: 'Authorisation, valid to 7 Jul 2029',
      },
      {
        id: 'c',
        name: 'Consent to Establish',
        from: '2023-02-01',
        to: '2026-06-30',
        left: 'expired',
        tone: 'danger',
        until: 'to 30 Jun 2026',
        summary: 'Consent to Establish, expired on 30 Jun 2026',
      },
      {
        id: 'd',
        name: 'Consent without an end',
        from: '2026-02-01',
        to: null,
        left: 'until cancelled',
        summary: 'Consent valid until it is cancelled',
      },
    ],
  },
} satisfies Meta<typeof ValidityRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Card aria-labelledby="ribbons">
      <CardHead id="ribbons" title="Consents and licences" more={{ href: '#all', text: 'All 4' }} />
      <ValidityRibbon {...args} />
    </Card>
  ),
};
export const FixedYears: Story = { ...Default, args: { years: { first: 2024, last: 2029 } } };
export const Empty: Story = { ...Default, args: { ribbons: [] } };
