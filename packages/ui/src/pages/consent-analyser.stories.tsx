import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ReviewSide } from '../review/review-frame.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { Analyser } from './analyser.tsx';
import { PortalFrame } from './portal-frame.tsx';

function ConsentAnalyser({ side }: { side: ReviewSide }) {
  return (
    <PortalFrame
      title="Consent Analyzer"
      tagline="Check each condition against the page before it enters your schedule"
      current="analyzer"
      isRail
      isFull
    >
      <Analyser side={side} />
    </PortalFrame>
  );
}

const meta = {
  title: 'Pages/Consent analyser',
  component: ConsentAnalyser,
  args: { side: 'list' },
  globals: { viewport: { value: 'w1440' } },
  parameters: { isPage: true, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof ConsentAnalyser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a number in the margin opens its row, and the other way round. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = within(canvas.getByRole('region', { name: 'Conditions found' }));
    await expect(rows.getByRole('button', { expanded: true })).toHaveTextContent('Monthly effluent sampling');
    await userEvent.click(await canvas.findByRole('button', { name: /^Condition 19, page 6/ }));
    await expect(rows.getByRole('button', { expanded: true })).toHaveTextContent('Run the online effluent');
    await userEvent.click(rows.getByRole('button', { name: /^17 ?Monthly/ }));
    const chip = canvas.getByRole('button', { name: /^Condition 17, page 6/ });
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await expectFits(canvasElement);
  },
};
export const Tablet: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const PhoneList: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const PhoneDocument: Story = {
  args: { side: 'page' },
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
