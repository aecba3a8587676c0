import type { Citation, Limit, Particular } from '@anupalan/api-client/types';
import type { LimitMedium } from '@anupalan/enums/consents';
import type { ParticularKind } from '@anupalan/enums/particulars';
import {
  type AddLimitRequest,
  type AddParticularRequest,
  addLimitRequestSchema,
  addParticularRequestSchema,
} from '@anupalan/validators/requests/limits';
import { type AnySchema, mixed, type ObjectSchema, object, ValidationError } from 'yup';

/** Where a person found a row: the page and its words; both empty where a passage was selected, or nothing changes. */
export type PlaceValues = { page: string; quote: string };
/** Values of the form of a limit: texts, '' for what is not said. */
export type LimitFormValues = PlaceValues &
  Record<'medium' | 'point' | 'parameter' | 'limit' | 'unit' | 'averaging', string>;
/** Values of the form of a particular. */
export type ParticularFormValues = PlaceValues & Record<'kind' | 'name' | 'value' | 'unit', string>;

const toPlace = (citation: Citation | undefined): PlaceValues => ({
  page: citation?.page ? String(citation.page) : '',
  quote: citation?.quote ?? '',
});

type LimitTexts = Pick<Limit, 'point' | 'parameter' | 'limit' | 'unit' | 'averaging'> & {
  medium: LimitMedium | null;
  citation?: Citation;
};

/** The form as a limit stands, or as a passage was read; empty for a new one. */
export function toLimitValues(limit: LimitTexts | null, citation?: Citation): LimitFormValues {
  return {
    medium: limit?.medium ?? '',
    point: limit?.point ?? '',
    parameter: limit?.parameter ?? '',
    limit: limit?.limit ?? '',
    unit: limit?.unit ?? '',
    averaging: limit?.averaging ?? '',
    ...toPlace(limit?.citation ?? citation),
  };
}

/** The form as a particular stands; empty for a new one. */
export function toParticularValues(particular: Particular | null, citation?: Citation): ParticularFormValues {
  return {
    kind: particular?.kind ?? '',
    name: particular?.name ?? '',
    value: particular?.value ?? '',
    unit: particular?.unit ?? '',
    ...toPlace(particular?.citation ?? citation),
  };
}

/** The citation of what is typed; `known` stays as it is while its page and words do, with its rectangles. */
export function toCitation(
  { page, quote }: PlaceValues,
  known: Citation | undefined,
): AddLimitRequest['citation'] {
  const before = toPlace(known);
  if (known !== undefined && before.page === page.trim() && before.quote === quote.trim()) return known;
  if (known?.paragraph !== undefined) return { paragraph: known.paragraph, quote: quote.trim() };
  return { page: page.trim() === '' ? null : Number(page), quote: quote.trim(), rects: [] };
}

/** What is sent of a limit. */
export function toLimitBody(values: LimitFormValues, known?: Citation): AddLimitRequest {
  const { medium, point, parameter, limit, unit, averaging } = values;
  return {
    medium: medium as LimitMedium,
    point: point.trim() || null,
    parameter: parameter.trim(),
    limit: limit.trim(),
    unit: unit.trim() || null,
    averaging: averaging.trim() || null,
    citation: toCitation(values, known),
  };
}

/** What is sent of a particular. */
export function toParticularBody(values: ParticularFormValues, known?: Citation): AddParticularRequest {
  const { kind, name, value, unit } = values;
  return {
    kind: kind as ParticularKind,
    name: name.trim(),
    value: value.trim() || null,
    unit: unit.trim() || null,
    citation: toCitation(values, known),
  };
}

/** One field by the request's own rule, so that form and API say the same. */
const byRequest = <Values>(schema: AnySchema, path: string, toBody: (values: Values) => unknown) =>
  mixed<string>().test('request', async (_, context) => {
    try {
      await schema.validateAt(path, toBody(context.parent as Values));
      return true;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return context.createError({ message: error.message });
    }
  });

const toSchema = <Values>(
  schema: AnySchema,
  names: readonly (keyof Values & string)[],
  toBody: (values: Values) => unknown,
): ObjectSchema<object> =>
  object({
    ...Object.fromEntries(names.map((name) => [name, byRequest(schema, name, toBody)])),
    page: byRequest(schema, 'citation.page', toBody),
    quote: byRequest(schema, 'citation.quote', toBody),
  });

/** The rules of POST …/limits for the form's texts. */
export const limitFormSchema = toSchema<LimitFormValues>(
  addLimitRequestSchema,
  ['medium', 'point', 'parameter', 'limit', 'unit', 'averaging'],
  (values) => toLimitBody({ ...values, medium: values.medium || '' }),
);

/** The rules of POST …/particulars for the form's texts. */
export const particularFormSchema = toSchema<ParticularFormValues>(
  addParticularRequestSchema,
  ['kind', 'name', 'value', 'unit'],
  (values) => toParticularBody(values),
);

/** The server's names of the fields of a citation. */
export const PLACE_SERVER_FIELDS = {
  'citation.page': 'page',
  'citation.paragraph': 'quote',
  'citation.quote': 'quote',
} as const;

/** Options of the media and kinds, in their order. */
export const toOptions = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));
