import { Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useMemo, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { cx } from '../shared/cx.ts';
import { toErrors, toFieldMessages } from './field-messages.ts';
import styles from './form.module.css';
import { FormContextProvider } from './form-context.ts';
import { FormSummary } from './form-summary.tsx';
import { NO_PROBLEMS, type ServerProblems, toFormStatus } from './server-problems.ts';

/** Props of {@link Form}: a native one's, and the rules. */
export type FormProps<Values extends FormikValues> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onInvalid' | 'onReset' | 'noValidate' | 'children'
> & {
  /** The initial values, by field name. */
  initialValues: Values;
  /** The rules as a Yup schema. */
  schema: ObjectSchema<object>;
  /** Yup's context, for rules that need more than the form. */
  context?: object;
  /** Submits the form. `toProblems` receives the error that it throws. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> | void;
  /** The problems in an error that onSubmit threw; null if the error does not belong to the form. */
  toProblems?: (error: unknown, values: Values) => ServerProblems | null;
  /** Called when the rules refuse a submit. */
  onInvalid?: () => void;
  /** Takes new initial values, for example after saving. */
  enableReinitialize?: boolean;
  /** Removes the list of errors. Use it for forms with one or two fields. */
  hasNoSummary?: boolean;
  /** The fields and a submit button. */
  children?: ReactNode;
};

type FrameProps<Values> = Pick<ComponentProps<'form'>, 'className' | 'ref'> & {
  formik: FormikProps<Values>;
  onInvalid?: () => void;
  hasNoSummary?: boolean;
  children?: ReactNode;
};

function Frame<Values extends FormikValues>(props: FrameProps<Values>) {
  const { formik, onInvalid, hasNoSummary, className, children, ...rest } = props;
  const id = useId();
  const isSending = useRef(false);
  const shared = useMemo(() => ({ id, isSending }), [id]);
  const send = async () => {
    // A second press or Enter while the first is on its way sends nothing.
    if (isSending.current) return;
    isSending.current = true;
    try {
      const errors = await formik.validateForm();
      if (Object.keys(errors).length > 0) onInvalid?.();
      await formik.submitForm();
    } finally {
      isSending.current = false;
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog in a form on the page is no part of that form, though React hands its events up.
    event.stopPropagation();
    void send();
  };
  return (
    <FormContextProvider value={shared}>
      <form {...rest} noValidate className={cx(styles.form, className)} onSubmit={onSubmit}>
        <FormSummary isFieldless={hasNoSummary} />
        {children}
      </form>
    </FormContextProvider>
  );
}

/**
 * A form with Formik and Yup. A field shows its error after the reader has left it. After a refused submit the summary
 * takes the focus. Errors from the server are shown at their fields, nothing is sent twice, and typed text is kept.
 */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, schema, context, onSubmit, toProblems, enableReinitialize, ...rest } = props;
  const onSend = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(NO_PROBLEMS);
    try {
      await onSubmit(values, helpers);
    } catch (error) {
      const problems = toProblems?.(error, values) ?? null;
      if (problems === null) throw error;
      helpers.setStatus(toFormStatus(problems, values));
    }
  };
  const validate = async (values: Values) => toErrors(await toFieldMessages(schema, values, context), values);
  return (
    <Formik
      initialValues={initialValues}
      // By the names of the fields; Formik's own type knows lists and objects, which we say at one place.
      validate={validate as (values: Values) => Promise<object>}
      onSubmit={onSend}
      enableReinitialize={enableReinitialize}
      validateOnMount
    >
      {(formik) => <Frame {...rest} formik={formik} />}
    </Formik>
  );
}
