import { EmptyState, KeyValueList } from '@anupalan/ui';
import { ReviewEmpty, ReviewGroup, ReviewRow, ReviewRows, ReviewText } from '@anupalan/ui/document';
import type { ReactNode } from 'react';
import { toChipState } from '../../../shared/viewer/chip-state.ts';
import { type Condition, groupByPage, toPlace } from '../../../shared/viewer/condition.ts';
import { toPeriodWords } from './found-conditions.ts';
import { obligationWords } from './words.ts';

/** Below this the reader was not sure. */
const SURE_FROM = 0.7;

/** Props of {@link ConditionsTab}. */
export type ConditionsTabProps = {
  /** What the reading could not do, above the obligations. */
  notices: ReactNode;
  conditions: readonly Condition[];
  /** Sentences may be duties: they stand among the notices. */
  hasQuestions?: boolean;
  selectedId: string | null;
  onSelect: (id: string) => void;
  onShow: (condition: Condition) => void;
};

/** The obligations that were found, by page. */
export function ConditionsTab(props: ConditionsTabProps) {
  const { notices, conditions, hasQuestions = false, selectedId, onSelect, onShow } = props;
  return (
    <ReviewRows>
      {notices}
      {conditions.length === 0 && (
        <ReviewEmpty>
          <EmptyState
            title={hasQuestions ? obligationWords.unsureTitle : obligationWords.emptyTitle}
            text={hasQuestions ? obligationWords.unsureText : obligationWords.emptyText}
          />
        </ReviewEmpty>
      )}
      {groupByPage(conditions).map(({ page, conditions: group }, index) => (
        <ReviewGroup key={`${page}-${index}`} title={obligationWords.page(page)}>
          {group.map((condition) => (
            <ReviewRow
              key={condition.id}
              number={condition.number}
              title={condition.title}
              state={toChipState(condition)}
              isOpen={condition.id === selectedId}
              meta={[toPeriodWords(condition)]}
              place={{ label: toPlace(condition), onShow: () => onShow(condition) }}
              onSelect={() => onSelect(condition.id)}
            >
              <ReviewText kind="sentence">{condition.text}</ReviewText>
              <KeyValueList
                emptyText={obligationWords.notStated}
                items={[
                  { key: obligationWords.repeats, value: toPeriodWords(condition) },
                  { key: obligationWords.statedFrequency, value: condition.statedFrequency },
                  {
                    key: obligationWords.confidence.label,
                    value:
                      condition.confidence < SURE_FROM
                        ? obligationWords.confidence.unsure
                        : obligationWords.confidence.sure,
                  },
                ]}
              />
            </ReviewRow>
          ))}
        </ReviewGroup>
      ))}
    </ReviewRows>
  );
}
