import { findToastMessage } from '@anupalan/api-client/api-error';
import {
  FULL_NAME_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
  TIMINGS,
} from '@anupalan/enums/limits';
import { CONTACT_MESSAGES } from '@anupalan/enums/messages';
import { SUPPORT_TYPE_LABELS, SUPPORT_TYPES } from '@anupalan/enums/support';
import { Button, Field, Input, Notice, Select, Stack, Textarea } from '@anupalan/ui';
import { SiteToast } from '@anupalan/ui/site';
import { contactFormSchema } from '@anupalan/validators/forms/contact';
import { useFormik } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../islands/call.ts';
import { readTyped } from '../islands/form-values.ts';
import { useAwake } from '../islands/use-awake.ts';

const FORM_ID = 'contact-form';
const EMPTY = { name: '', email: '', type: '', subject: '', message: '', website: '' };
const TYPES = SUPPORT_TYPES.map((value) => ({ value, label: SUPPORT_TYPE_LABELS[value] }));

/** Props of {@link ContactForm}. */
export type ContactFormProps = {
  /** Where the form posts without a script. */
  action: string;
};

/**
 * “Send us a Message” (docs/spec-coverage.md#the-public-site and #validation; D13, D30): as plain HTML it posts, awake
 * it answers in place.
 */
export function ContactForm({ action }: ContactFormProps) {
  const [initialValues] = useState(() => {
    const { name, ...rest } = readTyped(FORM_ID, EMPTY);
    return { fullName: name, ...rest };
  });
  const isAwake = useAwake();
  const [outcome, setOutcome] = useState<'none' | 'sent' | 'failed'>('none');
  const [toast, setToast] = useState<string | null>(null);
  // The same function for ever: a new one with each letter typed would begin the toast's time anew.
  const closeToast = useCallback(() => setToast(null), []);
  const banner = useRef<HTMLDivElement>(null);
  const form = useFormik({
    initialValues,
    validationSchema: contactFormSchema,
    onSubmit: async ({ fullName, ...values }, { resetForm, setErrors, setTouched }) => {
      setOutcome('none');
      setToast(null);
      const answer = await call('/contact-us/public/create', { ...values, name: fullName });
      if (answer.isOk) {
        resetForm({ values: { fullName: '', email: '', type: '', subject: '', message: '', website: '' } });
        setOutcome('sent');
        return;
      }
      const { error } = answer;
      setOutcome('failed');
      // Too many: the server says until when, and that is shown as it is (D33).
      setToast(error.status === 429 ? error.message : findToastMessage(error));
      const errors = error.errors.map(({ field, message }) => [
        field === 'name' ? 'fullName' : field,
        message,
      ]);
      setErrors(Object.fromEntries(errors));
      await setTouched(Object.fromEntries(errors.map(([field]) => [field, true])), false);
    },
  });
  useEffect(() => {
    if (outcome !== 'sent') return;
    banner.current?.focus();
    const timer = setTimeout(() => setOutcome('none'), TIMINGS.contactBanner);
    return () => clearTimeout(timer);
  }, [outcome]);
  type Name = keyof typeof form.values;
  const bind = (field: Name, name: string = field) => ({
    name,
    value: form.values[field],
    onChange: (event: { target: { value: string } }) => void form.setFieldValue(field, event.target.value),
    onBlur: () => void form.setFieldTouched(field),
  });
  const errorOf = (field: Name) => (form.touched[field] ? form.errors[field] : undefined);
  return (
    <form id={FORM_ID} action={action} method="post" noValidate={isAwake} onSubmit={form.handleSubmit}>
      <Stack gap={5}>
        <div ref={banner} tabIndex={-1} role="status">
          {outcome === 'sent' && <Notice tone="ok">{CONTACT_MESSAGES.success}</Notice>}
        </div>
        {outcome === 'failed' && (
          <Notice tone="danger" role="alert">
            {CONTACT_MESSAGES.error}
          </Notice>
        )}
        <Field label="Full name" id="contact-name" error={errorOf('fullName')}>
          {({ id, describedBy, invalid }) => (
            <Input
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              autoComplete="name"
              required
              maxLength={FULL_NAME_MAX_LENGTH}
              {...bind('fullName', 'name')}
            />
          )}
        </Field>
        <Field label="Email" id="contact-email" error={errorOf('email')}>
          {({ id, describedBy, invalid }) => (
            <Input
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              type="email"
              autoComplete="email"
              required
              {...bind('email')}
            />
          )}
        </Field>
        <Field label="Type" id="contact-type" error={errorOf('type')}>
          {({ id, describedBy, invalid }) => (
            <Select
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              options={TYPES}
              placeholder="Select a type"
              required
              {...bind('type')}
            />
          )}
        </Field>
        <Field label="Subject" id="contact-subject" error={errorOf('subject')}>
          {({ id, describedBy, invalid }) => (
            <Input
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              required
              maxLength={SUBJECT_MAX_LENGTH}
              {...bind('subject')}
            />
          )}
        </Field>
        <Field label="Message" id="contact-message" error={errorOf('message')}>
          {({ id, describedBy, invalid }) => (
            <Textarea
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              rows={6}
              required
              maxLength={MESSAGE_MAX_LENGTH}
              {...bind('message')}
            />
          )}
        </Field>
        {/* Nobody sees it; who fills it in is a machine (D30). */}
        <div hidden>
          <label htmlFor="contact-website">Leave this empty</label>
          <input id="contact-website" tabIndex={-1} autoComplete="off" {...bind('website')} />
        </div>
        <Button type="submit" variant="primary" size="lg" disabled={form.isSubmitting}>
          {form.isSubmitting ? CONTACT_MESSAGES.submitting : 'Send message'}
        </Button>
      </Stack>
      <SiteToast message={toast} onClose={closeToast} />
    </form>
  );
}
