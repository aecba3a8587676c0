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
import { paneWords } from './words.ts';

const TAB_LABELS: Readonly<Record<ObligationState, string>> = {
  suggested: paneWords.states.suggested,
  accepted: paneWords.states.accepted,
  rejected: paneWords.states.rejected,
};

const EMPTY: Readonly<Record<ObligationState, { title: string; text: string }>> = {
  suggested: {
    title: paneWords.empty.suggestedTitle,
    text: paneWords.empty.suggestedText,
  },
  accepted: {
    title: paneWords.empty.acceptedTitle,
    text: paneWords.empty.acceptedText,
  },
  rejected: {
    title: paneWords.empty.rejectedTitle,
    text: paneWords.empty.rejectedText,
  },
};

/** Of the first pages everything is checked, and others are still to come. */
const EMPTY_SO_FAR = {
  title: paneWords.empty.soFarTitle,
  text: paneWords.empty.soFarText,
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
      ? questions.length > 0
        ? { title: paneWords.empty.unsureTitle, text: paneWords.empty.unsureText }
        : { title: paneWords.empty.noneTitle, text: paneWords.empty.noneText }
      : document.status !== 'ready' && tab === 'suggested'
        ? EMPTY_SO_FAR
        : EMPTY[tab];
  return (
    <ReviewRows>
      {notice}
      <ReadingNotices
        document={document}
        questions={questions}
        hasConditions={conditions.length > 0}
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
        <ReviewGroup key={`${page}-${index}`} title={page === null ? paneWords.text : paneWords.page(page)}>
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
      label={paneWords.title}
      tabsLabel={paneWords.tabs}
      tabs={OBLIGATION_STATES.map((state) => ({ id: state, label: TAB_LABELS[state], count: counts[state] }))}
      tab={tab}
      onTab={onTab}
      actions={actions}
    >
      <Rows {...props} />
    </ReviewList>
  );
}
