import { EmptyState, KeyValueList } from '@anupalan/ui';
import { ReviewEmpty, ReviewGroup, ReviewRow, ReviewRows, ReviewText } from '@anupalan/ui/document';
import type { ReactNode } from 'react';
import { toChipState } from '../../../shared/viewer/chip-state.ts';
import { type Condition, groupByPage, toPlace } from '../../../shared/viewer/condition.ts';
import { toPeriodWords } from './found-conditions.ts';

/** Below this the reader was not sure. */
const SURE_FROM = 0.7;

/** Props of {@link ConditionsTab}. */
export type ConditionsTabProps = {
  /** What the reading could not do, above the obligations. */
  notices: ReactNode;
  conditions: readonly Condition[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onShow: (condition: Condition) => void;
};

/** The obligations that were found, by page. */
export function ConditionsTab({ notices, conditions, selectedId, onSelect, onShow }: ConditionsTabProps) {
  return (
    <ReviewRows>
      {notices}
      {conditions.length === 0 && (
        <ReviewEmpty>
          <EmptyState
            title="No obligation was found"
            text="We found no date or period in this order. Is it the consent itself, with its conditions?"
          />
        </ReviewEmpty>
      )}
      {groupByPage(conditions).map(({ page, conditions: group }, index) => (
        <ReviewGroup key={`${page}-${index}`} title={`Page ${page}`}>
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
                emptyText="Not stated"
                items={[
                  { key: 'Repeats', value: toPeriodWords(condition) },
                  { key: 'In the order’s words', value: condition.statedFrequency },
                  {
                    key: 'Confidence',
                    value: condition.confidence < SURE_FROM ? 'Not sure: compare it with the page' : 'Sure',
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
