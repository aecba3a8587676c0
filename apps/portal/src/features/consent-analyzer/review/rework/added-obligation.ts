import type { Citation } from '@anupalan/api-client/types';
import type { PassageReading } from '@anupalan/compliance/reading/duties/read-passage';
import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import {
  CONDITION_NO_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  OBLIGATION_TITLE_MAX_LENGTH,
} from '@anupalan/enums/limits';
import type { ObligationCategory } from '@anupalan/enums/obligations';
import type { Passage } from '@anupalan/ui/document';
import type { AddObligationRequest } from '@anupalan/validators/requests/obligations';
import { object, string } from 'yup';
import { findFirstDue, type Repeats, toRepeats, toSchedule } from '../condition-schedule.ts';
import { addWords } from './words.ts';

/** An obligation to add as the form's fields hold it. `firstDue`: YYYY-MM-DD, or '' for none. */
export type AddedValues = {
  title: string;
  text: string;
  category: ObligationCategory;
  conditionNo: string;
  repeats: Repeats;
  firstDue: string;
};

/** The fields as the passage fills them; a person puts them right. */
export function toAddedValues(
  { conditionNo, words }: { conditionNo: string; words: string },
  reading: PassageReading,
  today: string,
): AddedValues {
  return {
    title: reading.title,
    text: words,
    category: reading.category,
    conditionNo,
    repeats: toRepeats(reading),
    firstDue: findFirstDue(reading, today) ?? '',
  };
}

/**
 * What the form checks, in the words of its labels; the rest is the server's. A period that was read without a date may
 * stay without one: the server counts it from the order's date.
 */
export function toAddedSchema(initial: AddedValues) {
  return object({
    title: string()
      .trim()
      .required(addWords.nameRequired)
      .max(OBLIGATION_TITLE_MAX_LENGTH, tooLongMessage(addWords.name, OBLIGATION_TITLE_MAX_LENGTH)),
    text: string()
      .trim()
      .required(FIELD_MESSAGES.textRequired)
      .max(DESCRIPTION_MAX_LENGTH, tooLongMessage(addWords.textField, DESCRIPTION_MAX_LENGTH)),
    conditionNo: string()
      .trim()
      .max(CONDITION_NO_MAX_LENGTH, tooLongMessage(addWords.conditionNo, CONDITION_NO_MAX_LENGTH)),
    firstDue: string().when('repeats', ([repeats], schema) =>
      repeats === 'none' || (repeats === initial.repeats && initial.firstDue === '')
        ? schema
        : schema.required(FIELD_MESSAGES.dueDateRequired),
    ),
  });
}

/** Where selected words stand, as the API has it. */
export function toPassageCitation({ page, paragraph, quote, rects }: Passage): Citation {
  return { page, quote, rects, ...(paragraph === undefined ? {} : { paragraph }) };
}

/** What is sent. A schedule that nobody has changed is left out: the server reads it from the words, with its dates. */
export function toAddRequest(
  values: AddedValues,
  initial: AddedValues,
  passage: Passage,
  reading: PassageReading,
): AddObligationRequest {
  const isTimed = values.repeats !== initial.repeats || values.firstDue !== initial.firstDue;
  const firstDue = values.firstDue === '' ? null : values.firstDue;
  const conditionNo = values.conditionNo.trim();
  return {
    title: values.title.trim(),
    text: values.text.trim(),
    category: values.category,
    conditionNo: conditionNo === '' ? null : conditionNo,
    citation: toPassageCitation(passage),
    ...(isTimed ? { schedule: toSchedule(values.repeats, firstDue, reading.schedule) } : {}),
  };
}
