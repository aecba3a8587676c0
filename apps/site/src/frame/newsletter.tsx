import { NEWSLETTER_MESSAGES } from '@anupalan/enums/messages';
import { NewsletterForm as Form } from '@anupalan/ui/site';
import { newsletterFormSchema } from '@anupalan/validators/forms/newsletter';
import { useFormik } from 'formik';
import { useState } from 'react';
import { call } from '../islands/call.ts';
import { readTyped } from '../islands/form-values.ts';
import { useAwake } from '../islands/use-awake.ts';

const FORM_ID = 'newsletter-form';

/** Props of {@link Newsletter}. */
export type NewsletterProps = {
  /** Where the form posts without a script. */
  action: string;
};

/**
 * The newsletter's form: idle, submitting, then success or failure (docs/spec-coverage.md#states-and-transitions and
 * #errors; D12).
 */
export function Newsletter({ action }: NewsletterProps) {
  const [result, setResult] = useState<{ isOk: boolean; text: string } | null>(null);
  const [initialValues] = useState(() => readTyped(FORM_ID, { email: '', website: '' }));
  const form = useFormik({
    initialValues,
    validationSchema: newsletterFormSchema,
    onSubmit: async ({ email, website }, { resetForm }) => {
      setResult(null);
      const answer = await call('/public/newsletter', { email: email.trim(), website });
      if (answer.isOk) {
        resetForm({ values: { email: '', website: '' } });
        setResult({ isOk: true, text: NEWSLETTER_MESSAGES.success });
      } else {
        const { status, message } = answer.error;
        const wasAnswered = status === 0 ? NEWSLETTER_MESSAGES.error : NEWSLETTER_MESSAGES.notOk;
        setResult({ isOk: false, text: status === 429 ? message : wasAnswered });
      }
    },
  });
  const isAwake = useAwake();
  // Of what stands in the field now: after a success Formik has emptied it, and its errors as well.
  const isValid = newsletterFormSchema.isValidSync(form.values);
  const typed = form.touched.email ? form.errors.email : undefined;
  return (
    <Form
      id={FORM_ID}
      action={action}
      noValidate={isAwake}
      onSubmit={form.handleSubmit}
      label="Changes in the rules, once a month"
      placeholder="name@company.example"
      note="We send you a mail to confirm your address. You can unsubscribe in every mail."
      buttonLabel={form.isSubmitting ? NEWSLETTER_MESSAGES.submitting : 'Subscribe'}
      isSending={form.isSubmitting || (isAwake && !isValid)}
      error={typed ?? (result && !result.isOk ? result.text : undefined)}
      success={result?.isOk ? result.text : undefined}
      trap={form.getFieldProps('website')}
      inputProps={{
        value: form.values.email,
        onChange: (event) => {
          setResult(null);
          void form.setFieldValue('email', event.target.value);
        },
        onBlur: () => void form.setFieldTouched('email'),
      }}
    />
  );
}
