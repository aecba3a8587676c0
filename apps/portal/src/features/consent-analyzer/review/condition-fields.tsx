import { OBLIGATION_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import { Field, Select } from '@anupalan/ui';
import { ReviewText, SentenceInput } from '@anupalan/ui/document';
import { FieldGrid } from '@anupalan/ui/forms';
import { DateField } from '@anupalan/ui/interactive';
import type { Condition } from '../../../shared/viewer/condition.ts';
import {
  type ConditionDraft,
  type ConditionErrors,
  toDraftSchedule,
  toDraftValues,
} from './condition-draft.ts';
import {
  listRepeats,
  type Repeats,
  toFirstDueSource,
  toPreview,
  toRepeatsSource,
} from './condition-schedule.ts';
import { rowWords } from './words.ts';

/** Id of the sentence's field, which the key E goes to. */
export function toTextFieldId(conditionId: string): string {
  return `condition-text-${conditionId}`;
}

/** A name is one line, however many its field shows it in. */
function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** Props of {@link ConditionFields}. */
export type ConditionFieldsProps = {
  condition: Condition;
  draft: ConditionDraft;
  errors: ConditionErrors;
  today: string;
  onDraft: (draft: ConditionDraft) => void;
};

/** The name, the sentence, the period and the first date of a condition, each with where it came from. */
export function ConditionFields({ condition, draft, errors, today, onDraft }: ConditionFieldsProps) {
  const { title, text, repeats, firstDue } = toDraftValues(condition, draft, today);
  const schedule = toDraftSchedule(condition, draft, today);
  const repeatsSource = draft.repeats === undefined ? toRepeatsSource(condition) : rowWords.setByYou;
  const firstDueSource = draft.firstDue === undefined ? toFirstDueSource(condition) : rowWords.setByYou;
  return (
    <>
      <Field
        label={rowWords.name}
        aside={rowWords.nameLength(title.trim().length, OBLIGATION_TITLE_MAX_LENGTH)}
        error={errors.title}
      >
        {(control) => (
          <SentenceInput
            {...control}
            isName
            value={title}
            autoComplete="off"
            onChange={(event) => onDraft({ ...draft, title: toOneLine(event.currentTarget.value) })}
          />
        )}
      </Field>
      <Field label={rowWords.text} id={toTextFieldId(condition.id)} error={errors.text}>
        {(control) => (
          <SentenceInput
            {...control}
            value={text}
            onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
          />
        )}
      </Field>
      <FieldGrid layout="dense">
        <Field label={rowWords.repeats} aside={repeatsSource} error={errors.repeats}>
          {(control) => (
            <Select
              {...control}
              value={repeats}
              options={listRepeats(condition)}
              onChange={(event) => onDraft({ ...draft, repeats: event.currentTarget.value as Repeats })}
            />
          )}
        </Field>
        <DateField
          label={repeats === 'once' ? rowWords.due : rowWords.firstDue}
          aside={firstDueSource}
          value={firstDue}
          error={errors.firstDue}
          onChange={(date) => onDraft({ ...draft, firstDue: date })}
        />
      </FieldGrid>
      {schedule !== null && <ReviewText>{toPreview(schedule, today)}</ReviewText>}
    </>
  );
}
