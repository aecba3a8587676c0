import type { ConsentDocument } from '@anupalan/api-client/types';
import { OBLIGATION_STATES, type ObligationState } from '@anupalan/enums/obligations';
import { EmptyState } from '@anupalan/ui';
import { ReviewEmpty, ReviewGroup, ReviewList, ReviewRows } from '@anupalan/ui/document';
import type { ReactNode } from 'react';
import { type Condition, groupByPage } from '../../../shared/viewer/condition.ts';
import { countStates, listQuestions } from './conditions.ts';
import type { Answers } from './questions/use-answers.ts';
import { ReadingNotices } from './reading-notices.tsx';
import type { UnreadPlace } from './rework/use-rework.ts';

const TAB_LABELS: Readonly<Record<ObligationState, string>> = {
  suggested: 'To check',
  accepted: 'Accepted',
  rejected: 'Not an obligation',
};

const EMPTY: Readonly<Record<ObligationState, { title: string; text: string }>> = {
  suggested: {
    title: 'Everything is checked',
    text: 'Accepted conditions become tasks with “Schedule”. Each decision can still be changed in its tab.',
  },
  accepted: {
    title: 'Nothing accepted yet',
    text: 'What you accept comes here, and can be taken back here.',
  },
  rejected: {
    title: 'Nothing set aside',
    text: 'Sentences that oblige you to nothing come here, and can be taken back here.',
  },
};

/** Of the first pages everything is checked, and others are still to come. */
const EMPTY_SO_FAR = {
  title: 'Everything so far is checked',
  text: 'The conditions of the next pages come here as they are read.',
};

/** Props of {@link ConditionsPane}. */
export type ConditionsPaneProps = {
  document: ConsentDocument;
  conditions: readonly Condition[];
  rows: readonly Condition[];
  tab: ObligationState;
  onTab: (tab: ObligationState) => void;
  onShowPage: (page: number) => void;
  onType: (place: UnreadPlace) => void;
  answers: Answers;
  canManage: boolean;
  /** Above the rows: a conflict, for example. */
  notice: ReactNode;
  renderRow: (condition: Condition) => ReactNode;
  /** The bar with the buttons of the open row. */
  actions: ReactNode;
};

function Rows(props: ConditionsPaneProps) {
  const { document, conditions, rows, tab, onShowPage, notice, renderRow } = props;
  const { answers, canManage, onType } = props;
  const questions = document.questions.filter(
    (question) => !conditions.some((condition) => listQuestions(condition, [question]).length > 0),
  );
  const empty =
    conditions.length === 0
      ? {
          title: 'No conditions were found',
          text: 'The order names no date and no period that we could read.',
        }
      : document.status !== 'ready' && tab === 'suggested'
        ? EMPTY_SO_FAR
        : EMPTY[tab];
  return (
    <ReviewRows>
      {notice}
      <ReadingNotices
        document={document}
        questions={questions}
        answers={answers}
        canManage={canManage}
        onShowPage={onShowPage}
        onType={onType}
      />
      {rows.length === 0 && (
        <ReviewEmpty>
          <EmptyState {...empty} />
        </ReviewEmpty>
      )}
      {groupByPage(rows).map(({ page, conditions: group }, index) => (
        <ReviewGroup key={`${page}-${index}`} title={page === null ? 'Text of the order' : `Page ${page}`}>
          {group.map(renderRow)}
        </ReviewGroup>
      ))}
    </ReviewRows>
  );
}

/** The conditions in three tabs, by page. */
export function ConditionsPane(props: ConditionsPaneProps) {
  const { conditions, tab, onTab, actions } = props;
  const counts = countStates(conditions);
  return (
    <ReviewList
      label="Conditions found"
      tabsLabel="Conditions"
      tabs={OBLIGATION_STATES.map((state) => ({ id: state, label: TAB_LABELS[state], count: counts[state] }))}
      tab={tab}
      onTab={onTab}
      actions={actions}
    >
      <Rows {...props} />
    </ReviewList>
  );
}
