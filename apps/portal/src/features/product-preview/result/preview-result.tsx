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
import { resultWords } from './words.ts';

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
  const found = `${resultWords.pages(pageCount)}, ${resultWords.obligations(reading.obligations.length)}`;
  return `${found}. ${isSample ? resultWords.sample : resultWords.readHere}`;
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
        <Button onClick={onReset}>{resultWords.tryOther}</Button>
        <LinkButton variant="primary" href={AUTH_PATHS.signUp}>
          {ONBOARDING_MESSAGES.signUpFree}
        </LinkButton>
      </ReviewHead>
      <VisuallyHidden role="status">{resultWords.read(order.name, conditions.length)}</VisuallyHidden>
      <ReviewPanes
        side={side}
        onSide={setSide}
        sideLabels={{ page: resultWords.pageSide(page), list: resultWords.listSide(conditions.length) }}
        label={resultWords.width}
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
            label={resultWords.label}
            tabsLabel={resultWords.tabs.label}
            tabs={[
              { id: 'conditions', label: resultWords.tabs.obligations, count: conditions.length },
              { id: 'limits', label: resultWords.tabs.limits, count: reading.limits.length },
              { id: 'facts', label: resultWords.tabs.facts, count: Object.keys(reading.facts).length },
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
                hasQuestions={reading.questions.length > 0}
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
