import { isApiError } from '@anupalan/api-client/api-error';
import { deleteDraft } from '@anupalan/api-client/draft-storage';
import { findSession } from '@anupalan/api-client/session-storage';
import { Form, Formik, type FormikHelpers, type FormikValues } from 'formik';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ObjectSchema } from 'yup';
import { FormContextProvider } from './form-context.ts';
import { FormDraft } from './form-draft.tsx';
import { FormProblems } from './form-problems.tsx';
import styles from './forms.module.css';
import { type FormStatus, toFormStatus } from './server-errors.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { toFieldMessages } from './yup-messages.ts';

/** Props of {@link AppForm}. */
export type AppFormProps<Values extends FormikValues> = {
  initialValues: Values;
  schema: ObjectSchema<object>;
  /** Yup's context, for rules that need to know more than the form. */
  context?: object;
  /** Sends the form. Throw the ApiError of an unwrapped call: its field errors go to their fields. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  /** A submit that the rules refused. */
  onInvalid?: () => void;
  /** Names of the server's fields that the form calls otherwise: `{ passwordResetToken: 'password' }`. */
  serverFields?: Readonly<Record<string, keyof Values & string>>;
  /** Statuses whose sentence is shown above the form; 422 without fields always is. */
  showsStatuses?: readonly number[];
  /** Keeps what is typed for when the session ends (D8). Never for forms with passwords. */
  draft?: string;
  /** Asks before leaving with something typed. */
  guardsUnsaved?: boolean;
  /** Takes over new initial values, for example after saving. */
  enableReinitialize?: boolean;
  /** Leaves out the summary of errors, for forms of one or two fields. */
  hasNoSummary?: boolean;
  children: ReactNode;
};

/**
 * Every form of the portal: Formik with Yup, errors only once a field was touched, a summary after a refused
 * submit, the server's errors at their fields, drafts and the warning before leaving.
 */
export function AppForm<Values extends FormikValues>(props: AppFormProps<Values>) {
  const { initialValues, schema, context, onSubmit, onInvalid, serverFields, showsStatuses = [] } = props;
  const id = useId();
  const isSending = useRef(false);
  const shared = useMemo(() => ({ id, isSending }), [id]);
  const { pathname } = useLocation();
  const userId = findSession()?.user.id;
  const onSend = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus({ fields: {}, message: null } satisfies FormStatus);
    isSending.current = true;
    try {
      await onSubmit(values, helpers);
      if (props.draft !== undefined && userId !== undefined) {
        deleteDraft({ userId, route: pathname, form: props.draft });
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      helpers.setStatus(toFormStatus(error, values, serverFields ?? {}, showsStatuses));
    } finally {
      isSending.current = false;
    }
  };
  const validate = (values: Values) => toFieldMessages(schema, values, context);
  return (
    <Formik
      initialValues={initialValues}
      validate={validate}
      onSubmit={onSend}
      enableReinitialize={props.enableReinitialize}
      validateOnMount
    >
      {(formik) => (
        <FormContextProvider value={shared}>
          <Form
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void formik.validateForm().then((errors) => {
                if (Object.keys(errors).length > 0) onInvalid?.();
                return formik.submitForm();
              });
            }}
          >
            <FormProblems isFieldless={props.hasNoSummary} />
            {props.draft !== undefined && <FormDraft form={props.draft} />}
            {props.guardsUnsaved && <UnsavedGuard draft={props.draft} />}
            {props.children}
          </Form>
        </FormContextProvider>
      )}
    </Formik>
  );
}
