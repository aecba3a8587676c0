import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { FileDrop } from './file-drop.tsx';

const usage: Usage = {
  when: 'Accepts files that people drop, choose or paste. It is a native file input, so every device supports it.',
  do: ['Say types and sizes in the hint.', 'Show here why a file was not accepted.'],
  dont: [
    "Don't trust the type that the browser reports: the server checks the content.",
    "Don't make it too small for a finger on a phone.",
  ],
  without: ['Loading', 'Empty'],
};

const meta = {
  title: 'Interactive kit/FileDrop',
  component: FileDrop,
  args: { label: 'Drop a consent order here', hint: 'PDF, DOCX or picture, at most 25 MB', onFiles: fn() },
  parameters: { usage },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = () => new File(['%PDF-1.7'], 'order.pdf', { type: 'application/pdf' });

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText(/Drop a consent order here/);
    await userEvent.upload(input, order());
    // The same file may be chosen again after an error.
    await userEvent.upload(input, order());
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};
export const Variants: Story = {
  args: { isMultiple: true, accept: '.pdf', chooseLabel: 'or choose several' },
};
/** On touch devices a button opens the camera. Other devices do not show it. */
export const Photo: Story = {
  args: { isMultiple: true, touchLabel: 'Choose files', photoLabel: 'Take photo' },
  play: async ({ canvasElement, args }) => {
    const camera = canvasElement.querySelector<HTMLInputElement>('input[capture]');
    if (camera === null) throw new Error('There is no camera.');
    await expect(camera.labels?.[0]).toHaveTextContent('Take photo');
    await userEvent.upload(camera, new File(['x'], 'meter.jpg', { type: 'image/jpeg' }));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'meter.jpg' })]);
  },
};
/** One line above a list of a phone. */
export const Compact: Story = {
  args: { isCompact: true, isMultiple: true, touchLabel: 'Choose files', photoLabel: 'Take photo' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByLabelText(/Drop a consent order here/),
    ).toHaveAccessibleDescription('PDF, DOCX or picture, at most 25 MB');
    await expectFits(canvasElement);
  },
};
/** Pasted files are accepted too. If one file is asked for, only the first is accepted. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const data = new DataTransfer();
    data.items.add(order());
    data.items.add(order());
    within(canvasElement)
      .getByLabelText(/Drop a consent order here/)
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'order.pdf' })]);
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByLabelText(/Drop a consent order here/)),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = {
  args: { error: 'The file is empty' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Drop a consent order here/);
    await expect(input).toHaveAccessibleDescription(/Error: The file is empty/);
  },
};
/** Files that cannot be accepted are listed with the reason; the others are accepted. */
export const Refused: Story = {
  args: {
    isMultiple: true,
    refuse: (file) =>
      file.size === 0 ? 'The file is empty' : /\.pdf$/i.test(file.name) ? null : 'Not a PDF',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/Drop a consent order here/);
    const empties = Array.from({ length: 7 }, (_, index) => new File([], `empty-${index}.pdf`));
    await userEvent.upload(input, [order(), ...empties]);
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'order.pdf' })]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/empty-0.pdf: The file is empty/);
    await expect(canvas.getByText('2 more were not taken')).toBeVisible();
    await userEvent.upload(input, order());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const LongText: Story = {
  args: { label: ENDLESS_WORD, hint: HUGE_TEXT, error: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'सहमति आदेश यहाँ छोड़ें', chooseLabel: 'या फ़ाइल चुनें' } };
