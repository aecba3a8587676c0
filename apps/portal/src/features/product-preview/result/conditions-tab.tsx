import type { OrderReading } from '@anupalan/compliance/reading/types';
import { EmptyState, KeyValueList, Notice } from '@anupalan/ui';
import {
  OpenQuestions,
  ReviewEmpty,
  ReviewGroup,
  ReviewNotices,
  ReviewRow,
  ReviewRows,
  ReviewText,
} from '@anupalan/ui/document';
import { toChipState } from '../../../shared/viewer/chip-state.ts';
import { type Condition, groupByPage, toPlace } from '../../../shared/viewer/condition.ts';
import { toPageList } from '../../../shared/viewer/page-list.ts';
import { toPeriodWords } from './found-conditions.ts';

/** Below this the reader was not sure. */
const SURE_FROM = 0.7;

/** What the reading could not do: pages that were not read, questions that it leaves. */
function Notices({ reading }: { reading: OrderReading }) {
  const { unreadPages, questions } = reading;
  return (
    <ReviewNotices>
      {unreadPages.length > 0 && (
        <Notice tone="warn" title={`${toPageList(unreadPages)} could not be read.`}>
          They are scans or hold no readable text. With an account, scans are read as well.
        </Notice>
      )}
      {questions.length > 0 && (
        <OpenQuestions
          summary={
            questions.length === 1
              ? '1 question is left to you'
              : `${questions.length} questions are left to you`
          }
          items={questions.map(({ text }, index) => ({ id: `question-${index + 1}`, content: text }))}
        />
      )}
    </ReviewNotices>
  );
}

/** Props of {@link ConditionsTab}. */
export type ConditionsTabProps = {
  reading: OrderReading;
  conditions: readonly Condition[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onShow: (condition: Condition) => void;
};

/** The obligations that were found, by page. */
export function ConditionsTab({ reading, conditions, selectedId, onSelect, onShow }: ConditionsTabProps) {
  return (
    <ReviewRows>
      <Notices reading={reading} />
      {conditions.length === 0 && (
        <ReviewEmpty>
          <EmptyState
            title="No obligation was found"
            text="The order names no date and no period that we could read. Is it the consent itself, with its conditions?"
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
                    key: 'How sure',
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
