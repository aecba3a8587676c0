import { ONBOARDING_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { Button, LinkButton, VisuallyHidden } from '@anupalan/ui';
import { Review, ReviewHead, ReviewList, ReviewPanes, type ReviewSide } from '@anupalan/ui/document';
import { useCallback, useMemo, useState } from 'react';
import { type Condition, toTarget } from '../../../shared/viewer/condition.ts';
import { PdfPane } from '../../../shared/viewer/pdf-pane.tsx';
import type { ViewTarget } from '../../../shared/viewer/view-target.ts';
import type { PreviewedOrder, Trouble } from '../reading/preview-state.ts';
import { ConditionsTab } from './conditions-tab.tsx';
import { FactsTab } from './facts-tab.tsx';
import { toFoundConditions } from './found-conditions.ts';
import { KeptNotice } from './kept-notice.tsx';
import { LimitsTab } from './limits-tab.tsx';
import { PreviewNotices } from './preview-notices.tsx';
import { useKeeping } from './use-keeping.ts';

/** Widths of the findings in pixels. */
const BOUNDS = { min: 420, max: 720 };

type Tab = 'conditions' | 'limits' | 'facts';

/** Props of {@link PreviewResult}. */
export type PreviewResultProps = {
  order: PreviewedOrder;
  trouble: Trouble;
  /** Reads the pages that are pictures. */
  onRecognise: () => void;
  onReset: () => void;
};

/** "14 pages, 23 obligations with page and words, read on this machine". */
function toMeta({ pageCount, reading, isSample }: PreviewedOrder): string {
  const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`;
  const count = reading.obligations.length;
  const found = count === 1 ? '1 obligation' : `${count} obligations`;
  return `${pages}, ${found}. ${isSample ? 'A sample order.' : 'Read on this computer. The file was not sent anywhere.'}`;
}

/** The order beside what was found in it. */
export function PreviewResult({ order, trouble, onRecognise, onReset }: PreviewResultProps) {
  const { reading, file, password } = order;
  const conditions = useMemo(() => toFoundConditions(reading), [reading]);
  const { keeping, remove } = useKeeping(order);
  const [tab, setTab] = useState<Tab>('conditions');
  const [side, setSide] = useState<ReviewSide>('list');
  const [width, setWidth] = useState(() => (window.innerWidth <= 1200 ? 460 : 560));
  const [page, setPage] = useState(1);
  const [hasMarks, setHasMarks] = useState(true);
  const [selectedId, setSelectedId] = useState<string | null>(conditions[0]?.id ?? null);
  const [target, setTarget] = useState<ViewTarget | null>(() =>
    conditions[0] === undefined ? null : toTarget(conditions[0]),
  );
  const getSource = useCallback(
    () => (password === null ? { file } : { file, options: { password } }),
    [file, password],
  );
  const select = useCallback(
    (id: string) => {
      setSelectedId(id);
      const condition = conditions.find((one) => one.id === id);
      if (condition !== undefined) setTarget(toTarget(condition));
    },
    [conditions],
  );
  const onShow = (condition: Condition) => {
    select(condition.id);
    setSide('page');
  };
  const onShowPage = (to: number) => {
    setTarget({ page: to, y: null });
    setSide('page');
  };
  const onSelectOnPage = (id: string) => {
    setTab('conditions');
    setSelectedId(id);
    setSide('list');
  };
  const document = {
    id: 'preview',
    pageCount: order.pageCount,
    unreadPages: reading.unreadPages,
    unreadLines: reading.unreadLines ?? [],
  };
  return (
    <Review>
      <ReviewHead title={order.name} meta={toMeta(order)}>
        <Button onClick={onReset}>Try another order</Button>
        <LinkButton variant="primary" href={AUTH_PATHS.signUp}>
          {ONBOARDING_MESSAGES.signUpFree}
        </LinkButton>
      </ReviewHead>
      <VisuallyHidden role="status">{`${order.name} was read: ${conditions.length === 1 ? '1 obligation' : `${conditions.length} obligations`}`}</VisuallyHidden>
      <ReviewPanes
        side={side}
        onSide={setSide}
        sideLabels={{ page: `Page ${page}`, list: `Found, ${conditions.length}` }}
        label="Width of the findings"
        listWidth={width}
        onListWidth={setWidth}
        bounds={BOUNDS}
        page={
          <PdfPane
            document={document}
            conditions={conditions}
            selectedId={selectedId}
            hasMarks={hasMarks}
            target={target}
            getSource={getSource}
            onSelect={onSelectOnPage}
            onPage={setPage}
            onMarks={setHasMarks}
          />
        }
        list={
          <ReviewList
            label="What was found"
            tabsLabel="Findings"
            tabs={[
              { id: 'conditions', label: 'Obligations', count: conditions.length },
              { id: 'limits', label: 'Limits', count: reading.limits.length },
              { id: 'facts', label: 'Facts', count: Object.keys(reading.facts).length },
            ]}
            tab={tab}
            onTab={setTab}
          >
            {tab === 'conditions' && (
              <ConditionsTab
                notices={
                  <PreviewNotices
                    order={order}
                    trouble={trouble}
                    onRecognise={onRecognise}
                    onShowPage={onShowPage}
                    first={<KeptNotice keeping={keeping} onRemove={() => void remove()} />}
                  />
                }
                conditions={conditions}
                selectedId={selectedId}
                onSelect={select}
                onShow={onShow}
              />
            )}
            {tab === 'limits' && <LimitsTab reading={reading} onShowPage={onShowPage} />}
            {tab === 'facts' && <FactsTab reading={reading} />}
          </ReviewList>
        }
      />
    </Review>
  );
}
