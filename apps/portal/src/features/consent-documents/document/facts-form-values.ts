import type { ConsentDocument } from '@anupalan/api-client/types';
import type { FactCorrections } from '@anupalan/validators/requests/consent-documents';
import { updateConsentDocumentRequestSchema } from '@anupalan/validators/requests/consent-documents';
import { mixed, type ObjectSchema, object, ValidationError } from 'yup';
import { FACT_NAMES, type FactName } from '../../../shared/orders/fact-values.ts';

/** Values of the form: texts, '' for what the order does not print. */
export type FactsFormValues = Record<FactName | 'title', string>;

/** The form's values as the order stands. */
export function toFactsFormValues({
  title,
  facts,
}: Pick<ConsentDocument, 'title' | 'facts'>): FactsFormValues {
  const texts = FACT_NAMES.map((name) => [name, String(facts[name]?.value ?? '')]);
  return { title, ...(Object.fromEntries(texts) as Record<FactName, string>) };
}

/** A typed text as the value that is sent: '' takes the fact away. */
function toValue(name: FactName, text: string): string | number | null {
  const clean = text.trim();
  if (clean === '') return null;
  return name === 'renewalLeadDays' ? Number(clean) : clean;
}

/** Only what was changed; null when nothing was. */
export function toChanges(
  values: FactsFormValues,
  before: FactsFormValues,
): { title?: string; facts?: FactCorrections } | null {
  const facts = Object.fromEntries(
    FACT_NAMES.filter((name) => values[name].trim() !== before[name]).map((name) => [
      name,
      toValue(name, values[name]),
    ]),
  ) as FactCorrections;
  const hasFacts = Object.keys(facts).length > 0;
  const title = values.title.trim();
  if (!hasFacts && title === before.title) return null;
  return { ...(title === before.title ? {} : { title }), ...(hasFacts ? { facts } : {}) };
}

/** One field by the request's own rule, so that form and API say the same. */
function byRequest(path: string, toBody: (text: string) => unknown) {
  return mixed<string>().test('request', async (text, context) => {
    try {
      await updateConsentDocumentRequestSchema.validateAt(path, toBody(text ?? ''));
      return true;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return context.createError({ message: error.message });
    }
  });
}

/** The rules of PATCH /consent-documents/{id}, for the form's texts. */
export const factsFormSchema: ObjectSchema<object> = object({
  title: byRequest('title', (text) => ({ title: text.trim() })),
  ...Object.fromEntries(
    FACT_NAMES.map((name) => [
      name,
      byRequest(`facts.${name}`, (text) => ({ facts: { [name]: toValue(name, text) } })),
    ]),
  ),
});

/** The server's names of the fields. */
export const FACTS_SERVER_FIELDS = Object.fromEntries(
  FACT_NAMES.map((name) => [`facts.${name}`, name]),
) as Readonly<Record<string, FactName>>;
