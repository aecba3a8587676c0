import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Carousel, type CarouselProps } from './carousel.tsx';

const usage: Usage = {
  when: 'Two to five slides that tell one story, for example before signing up. For sections of a page use Tabs.',
  do: [
    'Give every slide a label: it is announced when the slide appears.',
    'Make each slide clear without the others.',
  ],
  dont: [
    "Don't move it by a timer.",
    "Don't hide important information in a slide: not everybody sees every slide.",
  ],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Signature parts/Carousel',
  component: Carousel,
  args: {
    label: 'What it does',
    value: 0,
    onChange: () => undefined,
    slides: [
      { id: 'a', label: 'Time', content: <p>Less to type.</p> },
      { id: 'b', label: 'Alerts', content: <p>Nothing comes as a surprise.</p> },
      { id: 'c', label: 'Labs', content: <p>Found where they are needed.</p> },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: CarouselProps) {
  const [value, setValue] = useState(props.value);
  return <Carousel {...props} value={value} onChange={setValue} />;
}

/** The arrow buttons change the slide and are hidden at the ends. A screen reader announces each slide. */
export const Default: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Previous slide' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3: Alerts');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Slide 3: Labs' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(canvas.getByText('Nothing comes as a surprise.')).toBeVisible());
  },
};
export const Variants: Story = { args: { value: 1 } };
/** Arrow keys, Home and End change the slide. */
export const Focus: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next slide' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3: Labs');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3: Alerts');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3: Time');
  },
};
export const Phone: Story = {
  args: { value: 1 },
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Empty: Story = { args: { slides: [] } };
export const LongText: Story = {
  args: { slides: [{ id: 'a', label: ENDLESS_WORD, content: <p>{ENDLESS_WORD}</p> }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { label: 'परिचय', slides: [{ id: 'a', label: 'समय', content: <p>{HINDI_TEXT}</p> }] },
};
