import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DocumentPage } from '../document-page/document-page.tsx';
import type { DocumentMark } from '../document-page/marks.ts';
import { SAMPLE_MARKS } from '../document-page/sample-lines.ts';
import { SAMPLE, SamplePage } from '../document-page/sample-page.tsx';
import { LoadError } from '../empty-state/empty-state.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { DocumentViewer, PageView } from './document-viewer.tsx';
import { PageThumbs } from './page-thumbs.tsx';
import { type PageTarget, usePageScroll } from './use-page-scroll.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';
import { stepZoom } from './zoom.ts';

const usage: Usage = {
  when: 'A document with its toolbar, thumbnails and pages, beside the list of its conditions. For a single page use DocumentPage.',
  do: [
    'Use usePageScroll for the pages: it keeps the current place visible, also after a zoom.',
    'Draw only pages that are near, and keep the size of the others.',
  ],
  dont: ["Don't scroll the pages yourself: pass the target to usePageScroll."],
  without: ['Hover', 'Disabled', 'Invalid'],
};

const PAGES = [1, 2, 3, 4, 5, 6, 7, 8];
const toMarks = (page: number): DocumentMark[] =>
  SAMPLE_MARKS.map((mark) => ({
    ...mark,
    id: `${page}-${mark.id}`,
    label: `${mark.label}, of page ${page}`,
  }));

/** A viewer as an app uses it. */
function Example({ target = null, selectedId }: { target?: PageTarget | null; selectedId?: string }) {
  const box = useRef<HTMLElement>(null);
  const [percent, setPercent] = useState(80);
  const [hasMarks, setHasMarks] = useState(true);
  const [hasThumbs, setHasThumbs] = useState(true);
  const width = Math.round((SAMPLE.width * percent) / 80);
  const height = Math.round((SAMPLE.height * percent) / 80);
  const { current, goTo } = usePageScroll(box, target, `${width}`);
  return (
    <DocumentViewer
      label="Consent document"
      style={{ height: 640 }}
      toolbar={
        <ViewerToolbar
          pages={{ page: current, pageCount: PAGES.length, onGoTo: goTo }}
          zoom={{
            percent,
            onStep: (direction) => setPercent(stepZoom(percent, direction)),
            onFit: () => setPercent(80),
            isFit: percent === 80,
          }}
          thumbs={{ isShown: hasThumbs, onChange: setHasThumbs }}
          marks={{ isShown: hasMarks, onChange: setHasMarks }}
        />
      }
      thumbs={
        hasThumbs && (
          <PageThumbs
            pages={PAGES.map((page) => ({
              page,
              label: `Page ${page}, 3 to check`,
              marks: [0.18, 0.33, 0.43],
              left: 3,
            }))}
            current={current}
            onGoTo={goTo}
          />
        )
      }
    >
      <PageView ref={box} label="Pages of the order">
        {PAGES.map((page) => (
          <DocumentPage
            key={page}
            page={page}
            width={width}
            height={height}
            marks={hasMarks ? toMarks(page) : []}
            selectedId={selectedId}
          >
            <SamplePage page={page} />
          </DocumentPage>
        ))}
      </PageView>
    </DocumentViewer>
  );
}

const meta = {
  title: 'Signature parts/DocumentViewer',
  component: DocumentViewer,
  args: {
    label: 'Consent document',
    style: { height: 640 },
    toolbar: <ViewerToolbar pages={{ page: 1, pageCount: 1, onGoTo: () => undefined }} />,
    children: (
      <PageView label="Pages of the order">
        <DocumentPage page={1} {...SAMPLE} marks={SAMPLE_MARKS} selectedId="c17">
          <SamplePage page={1} />
        </DocumentPage>
      </PageView>
    ),
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: { usage, layout: 'fullscreen' },
} satisfies Meta<typeof DocumentViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const getPlace = (view: HTMLElement, page: number): number => {
  const sheet = view.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (sheet === null) throw new Error(`no page ${page}`);
  return (view.scrollTop + view.clientHeight * 0.3 - sheet.offsetTop) / sheet.offsetHeight;
};

export const Default: Story = { tags: ['snapshot'] };

const target: PageTarget = { page: 3, y: 0.33 };
/** It has thumbnails, zoom and marks, and starts at the selected clause. */
export const Variants: Story = {
  render: () => <Example target={target} selectedId="3-c17" />,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement).getByRole('region', { name: 'Pages of the order' });
    await waitFor(() => expect(getPlace(view, 3)).toBeCloseTo(0.33, 1));
  },
};

/** After a zoom the same place stays in view, not the clause that was selected last. */
export const ZoomKeepsThePlace: Story = {
  render: () => <Example target={target} selectedId="3-c17" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const view = canvas.getByRole('region', { name: 'Pages of the order' });
    await waitFor(() => expect(getPlace(view, 3)).toBeCloseTo(0.33, 1));
    // The selected clause is visible and stays visible.
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(getPlace(view, 3)).toBeCloseTo(0.33, 1));
    // The toolbar moved to another place: the zoom keeps that place.
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7, 3 to check' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('7'));
    const before = getPlace(view, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Zoom 110 percent' })).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('7');
    await expect(Math.abs(getPlace(view, 7) - before)).toBeLessThan(0.1);
    // The reader scrolled: the zoom keeps that place as well.
    view.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    view.scrollTop -= 1500;
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Page' })).not.toHaveValue('7'));
    const page = Number(canvas.getByRole<HTMLInputElement>('textbox', { name: 'Page' }).value);
    const place = getPlace(view, page);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(Math.abs(getPlace(view, page) - place)).toBeLessThan(0.02));
  },
};
/** Among other content it has its own height. */
export const Framed: Story = { args: { isFramed: true, style: undefined } };
/** The keyboard can reach the region that scrolls. */
export const Focus: Story = {
  args: { toolbar: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('region', { name: 'Pages of the order' })).toHaveFocus();
  },
};
export const Loading: Story = {
  args: {
    children: (
      <PageView label="Pages of the order">
        <SkeletonRows label="Loading the pages" />
      </PageView>
    ),
  },
};
/** The pages could not be loaded. */
export const Empty: Story = {
  args: {
    children: (
      <PageView label="Pages of the order">
        <LoadError
          title="The pages could not be loaded"
          text="The conditions can still be checked against the quoted words."
          onRetry={() => undefined}
        />
      </PageView>
    ),
  },
};
export const LongText: Story = {
  args: { toolbar: <ViewerToolbar label="Text view">{ENDLESS_WORD}</ViewerToolbar> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  render: () => <Example selectedId="1-c17" />,
};
export const Hindi: Story = {
  args: { label: 'सहमति आदेश', toolbar: <ViewerToolbar label="पाठ">सहमति आदेश का पाठ</ViewerToolbar> },
};
