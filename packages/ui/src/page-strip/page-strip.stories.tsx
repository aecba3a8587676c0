import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { PageStrip, type PageStripProps, type StripPage } from './page-strip.tsx';

const usage: Usage = {
  when: 'Pictures that become the pages of one order, before the upload: photographs or scans.',
  do: ['Keep the pages in the order in which they were chosen.', 'Say on the page why it is not accepted.'],
  dont: ["Don't upload automatically: the person turns and sorts the pages first."],
  without: ['Loading', 'Hover'],
};

/** A drawn page with its head at the top. */
const sheet = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path fill="#fff" d="M0 0h210v297H0z"/><path stroke="#445" stroke-width="8" d="M60 35h90"/><path stroke="#99a" stroke-width="4" d="M25 80h160M25 110h160M25 140h160M25 170h90"/></svg>',
)}`;
const toPage = (id: string, changes: Partial<StripPage> = {}): StripPage => ({
  id,
  name: `IMG_${id}.jpg`,
  src: sheet,
  rotation: 0,
  ...changes,
});

const meta = {
  title: 'Signature parts/PageStrip',
  component: PageStrip,
  args: {
    label: 'Pages of the order',
    pages: [toPage('1'), toPage('2', { rotation: 90 }), toPage('3')],
    onTurn: fn(),
    onMove: fn(),
    onRemove: fn(),
  },
  parameters: { usage },
} satisfies Meta<typeof PageStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the order after a page is moved. */
function Sorted(props: PageStripProps) {
  const [pages, setPages] = useState(props.pages);
  const onMove = (id: string, to: number) => {
    props.onMove(id, to);
    setPages((all) => {
      const page = all.find((one) => one.id === id);
      return page ? all.filter((one) => one !== page).toSpliced(to, 0, page) : all;
    });
  };
  return <PageStrip {...props} pages={pages} onMove={onMove} />;
}

const namesOf = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn left: page 1, IMG_1.jpg' }));
    await expect(args.onTurn).toHaveBeenLastCalledWith('1', -90);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn right: page 1, IMG_1.jpg' }));
    await expect(args.onTurn).toHaveBeenLastCalledWith('1', 90);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove page 2, IMG_2.jpg' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('2');
  },
};
/** A picture that the browser cannot draw, one that is not accepted, and one that is turned. */
export const Variants: Story = {
  args: {
    pages: [
      toPage('1', { rotation: 270 }),
      toPage('2', { name: 'fax.tif', src: null }),
      toPage('3', { error: 'This picture is damaged or cut off.' }),
      toPage('4'),
    ],
  },
};
/** With the keyboard the focus stays on the moved page. At the end it is on the button that moves the page back. */
export const MovedByKeyboard: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move later: page 1, IMG_1.jpg' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(namesOf(canvasElement)).toEqual(['IMG_2.jpg', 'IMG_1.jpg', 'IMG_3.jpg']);
    await expect(canvas.getByRole('status')).toHaveTextContent('IMG_1.jpg is now page 2 of 3');
    await expect(canvas.getByRole('button', { name: 'Move later: page 2, IMG_1.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move earlier: page 3, IMG_1.jpg' })).toHaveFocus();
  },
};
/** A page that is dragged onto another takes its place. */
export const Dragged: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvasElement }) => {
    const [first, , third] = within(canvasElement).getAllByRole('listitem');
    const dataTransfer = new DataTransfer();
    const send = (type: string, to: Element | undefined) =>
      to?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    send('dragstart', third);
    // The page can be dropped once the strip has noticed it.
    await waitFor(() => expect(send('dragover', first)).toBe(false));
    send('drop', first);
    send('dragend', third);
    await waitFor(() => expect(namesOf(canvasElement)).toEqual(['IMG_3.jpg', 'IMG_1.jpg', 'IMG_2.jpg']));
  },
};
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('button', { name: /^Turn left: page 1/ })),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = { args: { pages: [toPage('1', { error: 'This picture is damaged.' })] } };
export const Empty: Story = { args: { pages: [] } };
export const LongText: Story = {
  args: { pages: [toPage('1', { name: `${ENDLESS_WORD}.jpg`, error: ENDLESS_WORD }), toPage('2')] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'आदेश के पृष्ठ', pages: [toPage('1', { name: 'पृष्ठ-१.jpg' })] } };
