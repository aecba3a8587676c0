import { StatusTag } from '@anupalan/ui';
import { ReviewRow } from '@anupalan/ui/document';
import { CalendarCheck, CircleCheck, CircleHelp, Minus, TriangleAlert, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { toChipState } from '../../../shared/viewer/chip-state.ts';
import { type Condition, needsDate, toPlace } from '../../../shared/viewer/condition.ts';
import { toRowMeta } from './condition-schedule.ts';
import { isPastQuestion, SURE_FROM } from './conditions.ts';
import { rowWords } from './words.ts';

/** The tag of a row: what has become of it, or what it needs. */
function RowTag({ condition, today }: { condition: Condition; today: string }) {
  const { state, taskId, done, confidence } = condition;
  if (taskId !== null) return <StatusTag tone="ok" icon={CalendarCheck} label={rowWords.tags.scheduled} />;
  if (state === 'rejected')
    return <StatusTag tone="neutral" icon={Minus} label={rowWords.tags.notObligation} />;
  if (done === true) return <StatusTag tone="ok" icon={CircleCheck} label={rowWords.tags.done} />;
  if (condition.event && state !== 'accepted')
    return <StatusTag tone="neutral" icon={Zap} label={rowWords.tags.whenItHappens} />;
  if (needsDate(condition) && !condition.event)
    return <StatusTag tone="warn" icon={TriangleAlert} label={rowWords.tags.needsDate} />;
  if (isPastQuestion(condition, today))
    return <StatusTag tone="warn" icon={CircleHelp} label={rowWords.tags.wasItDone} />;
  if (state === 'accepted') return <StatusTag tone="ok" icon={CircleCheck} label={rowWords.tags.accepted} />;
  if (confidence < SURE_FROM)
    return <StatusTag tone="warn" icon={TriangleAlert} label={rowWords.tags.notSure} />;
  return null;
}

/** Props of {@link ConditionRow}. */
export type ConditionRowProps = {
  condition: Condition;
  today: string;
  isOpen: boolean;
  /** Decided, but still standing among those to check. */
  isDim: boolean;
  isUnsaved: boolean;
  onSelect: () => void;
  onShow: () => void;
  /** What else can be done with the open row. */
  menu: ReactNode;
  /** The open row's fields. */
  children: ReactNode;
};

/** One condition: closed a line or two, open with its fields. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, today, isOpen, isDim, isUnsaved, onSelect, onShow, menu, children } = props;
  const place = toPlace(condition);
  return (
    <ReviewRow
      data-row={condition.id}
      number={condition.number}
      title={condition.title}
      state={toChipState(condition)}
      isOpen={isOpen}
      isDim={isDim}
      meta={toRowMeta(condition, today)}
      warning={isUnsaved ? rowWords.notSaved : undefined}
      tag={<RowTag condition={condition} today={today} />}
      place={place === '' ? undefined : { label: place, onShow }}
      menu={menu}
      onSelect={onSelect}
    >
      {children}
    </ReviewRow>
  );
}
