import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkButton } from '../button/button.tsx';
import { SourceExample } from '../entry-frame/source-example.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, LONG_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { OnboardingIntro, OnboardingSlide, OnboardingStage } from './onboarding.tsx';

const usage: Usage = {
  when: 'The welcome for somebody who does not know the product yet: an intro of a few seconds, then a few slides.',
  do: ['Let the reader skip the intro.', 'Keep the next steps visible on every slide.'],
  dont: ["Don't show it to somebody who is signed in."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const onSkip = fn();

const slide = (
  <OnboardingSlide
    title="Real-time alerts"
    text="The responsible person gets alerts in time."
    art={
      <SourceExample
        number="23"
        quote="The statement shall be submitted on or before 30th September every year."
        task="Environmental statement"
        source="Clause 23, page 9"
      />
    }
  />
);

const meta = {
  title: 'Signature parts/Onboarding',
  component: OnboardingStage,
  args: {
    title: 'Welcome',
    actions: (
      <LinkButton variant="primary" size="lg" href="#up">
        Sign Up
      </LinkButton>
    ),
    children: slide,
  },
  parameters: { usage, isPage: true, layout: 'fullscreen' },
} satisfies Meta<typeof OnboardingStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Real-time alerts' })).toBeVisible();
  },
};
/** The intro comes before the slides. The reader can skip it. */
export const Variants: Story = {
  render: () => <OnboardingIntro brand="Anupalan" line="Every condition, kept." onSkip={onSkip} />,
  play: async ({ canvasElement }) => {
    onSkip.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Skip' }));
    await expect(onSkip).toHaveBeenCalledOnce();
  },
};
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link', { name: 'Sign Up' })),
};
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Empty: Story = { args: { actions: undefined, children: undefined } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, children: <OnboardingSlide title={ENDLESS_WORD} text={LONG_TEXT} /> },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { title: 'स्वागत है', children: <OnboardingSlide title="समय पर सूचना" text={HINDI_TEXT} /> },
};
