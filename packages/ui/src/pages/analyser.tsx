import { Check, CircleDot } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, LinkButton } from '../button/button.tsx';
import { DocumentPage } from '../document-page/document-page.tsx';
import { PAPER, SAMPLE_MARKS } from '../document-page/sample-lines.ts';
import { SamplePage } from '../document-page/sample-page.tsx';
import { DocumentViewer, PageView } from '../document-viewer/document-viewer.tsx';
import { PageThumbs } from '../document-viewer/page-thumbs.tsx';
import { usePageScroll } from '../document-viewer/use-page-scroll.ts';
import { useWidth } from '../document-viewer/use-width.ts';
import { ViewerToolbar } from '../document-viewer/viewer-toolbar.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { Review, ReviewPanes, type ReviewSide } from '../review/review-frame.tsx';
import { ReviewHead } from '../review/review-head.tsx';
import { ReviewActions, ReviewList } from '../review/review-list.tsx';
import { StatusTag } from '../tag/tag.tsx';
import { AnalyserConditions } from './analyser-conditions.tsx';

const FIRST = 4;
const TOPS = [[0.38], [0.23, 0.62], [0.18, 0.34, 0.44, 0.48], [0.33, 0.55], [0.42], [0.25, 0.77], [0.25]];
const LEFT = [0, 0, 4, 5, 2, 3, 1];
const THUMBS = TOPS.map((marks, index) => {
  const left = LEFT[index] ?? 0;
  const words = left === 0 ? 'all checked' : `${left} to check`;
  return { page: FIRST + index, label: `Page ${FIRST + index}, ${words}`, marks, left };
});
const TABS = [
  { id: 'check', label: 'To check', count: 17 },
  { id: 'accepted', label: 'Accepted', count: 27 },
  { id: 'rejected', label: 'Not an obligation', count: 4 },
] as const;

type PagesProps = { selectedId: string; onSelect: (id: string) => void };

/** The pages from the fourth on, as far as the story has them. */
function Pages({ selectedId, onSelect }: PagesProps) {
  const box = useRef<HTMLElement>(null);
  const pane = useWidth(box);
  const [zoom, setZoom] = useState<number | null>(null);
  const [hasMarks, setHasMarks] = useState(true);
  const [hasThumbs, setHasThumbs] = useState(true);
  const [target] = useState({ page: 6, y: null });
  const width = Math.round(zoom === null ? Math.min(pane || PAPER.width, PAPER.width) : PAPER.width * zoom);
  const { current, goTo } = usePageScroll(box, target, pane === 0 ? '' : `${width}`);
  const scale = width / PAPER.width;
  return (
    <DocumentViewer
      label="Consent document"
      toolbar={
        <ViewerToolbar
          pages={{ page: current, pageCount: 14, onGoTo: goTo }}
          zoom={{
            percent: Math.round(scale * 110),
            onStep: (way) => setZoom(scale * (way === 'in' ? 1.25 : 0.8)),
            onFit: () => setZoom(null),
            isFit: zoom === null,
          }}
          thumbs={{ isShown: hasThumbs, onChange: setHasThumbs }}
          marks={{ isShown: hasMarks, onChange: setHasMarks }}
        />
      }
      thumbs={hasThumbs && <PageThumbs pages={THUMBS} current={current} onGoTo={goTo} />}
    >
      <PageView ref={box} label="Pages of the order">
        {THUMBS.map(({ page }) => (
          <DocumentPage
            key={page}
            page={page}
            width={width}
            height={Math.round(PAPER.height * scale)}
            marks={hasMarks && page === 6 ? SAMPLE_MARKS : []}
            selectedId={selectedId}
            onSelect={onSelect}
          >
            <SamplePage page={page} />
          </DocumentPage>
        ))}
      </PageView>
    </DocumentViewer>
  );
}

/** The review of an order, put together from the kit. */
export function Analyser({ side: first }: { side: ReviewSide }) {
  const [side, setSide] = useState(first);
  const [openId, setOpenId] = useState('c17');
  const [width, setWidth] = useState(() => (window.innerWidth <= 1200 ? 460 : 560));
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('check');
  const select = (id: string) => {
    setOpenId(id);
    setSide('list');
  };
  return (
    <Review>
      <ReviewHead
        title="Consent to Operate, Palasdari Unit"
        tag={<StatusTag tone="info" icon={CircleDot} label="In review" />}
        meta="Format 1.0/CO/UAN 0000312456/24, 14 pages, uploaded 20 Nov by A. Kulkarni"
        progress={{
          done: 31,
          total: 48,
          left: 17,
          parts: [
            { label: 'accepted', value: 27, tone: 'ok' },
            { label: 'not an obligation', value: 4, tone: 'info' },
            { label: 'left', value: 17, tone: 'planned' },
          ],
        }}
        onKeys={() => undefined}
      >
        <LinkButton href="#facts">Facts</LinkButton>
        <Button variant="primary">Schedule 27 conditions</Button>
      </ReviewHead>
      <ReviewPanes
        side={side}
        onSide={setSide}
        sideLabels={{ page: 'Page 6', list: 'Conditions, 17' }}
        label="Width of the conditions"
        listWidth={width}
        onListWidth={setWidth}
        page={<Pages selectedId={openId} onSelect={select} />}
        list={
          <ReviewList
            label="Conditions found"
            tabsLabel="Conditions"
            tabs={TABS}
            tab={tab}
            onTab={setTab}
            actions={
              <ReviewActions
                label="Decide on the open condition"
                end={
                  <Button variant="ghost">
                    Skip
                    <Kbd>J</Kbd>
                  </Button>
                }
              >
                <Button variant="primary" icon={Check}>
                  Accept
                  <Kbd isQuiet>A</Kbd>
                </Button>
                <Button>
                  Not an obligation
                  <Kbd>X</Kbd>
                </Button>
              </ReviewActions>
            }
          >
            <AnalyserConditions openId={openId} onOpen={setOpenId} onShow={() => setSide('page')} />
          </ReviewList>
        }
      />
    </Review>
  );
}
