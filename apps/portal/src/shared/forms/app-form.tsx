import { isApiError } from '@anupalan/api-client/api-error';
import { deleteDraft } from '@anupalan/api-client/draft-storage';
import { findSession } from '@anupalan/api-client/session-storage';
import { Form, type FormProps } from '@anupalan/ui/forms';
import type { FormikHelpers, FormikValues } from 'formik';
import { useLocation } from 'react-router';
import { ErrorTitle } from './error-title.tsx';
import { FormDraft } from './form-draft.tsx';
import { toServerProblems } from './server-errors.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

/** Props of {@link AppForm}: those of the kit's form. */
export type AppFormProps<Values extends FormikValues> = Omit<FormProps<Values>, 'toProblems' | 'onSubmit'> & {
  /** Sends the form. Throw the ApiError of an unwrapped call: its field errors go to their fields. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  /** Names of the server's fields that the form calls otherwise: `{ passwordResetToken: 'password' }`. */
  serverFields?: Readonly<Record<string, keyof Values & string>>;
  /** Statuses whose sentence is shown above the form; 422 without fields always is. */
  showsStatuses?: readonly number[];
  /** Keeps what is typed for when the session ends (D8). Never for forms with passwords. */
  draft?: string;
  /** Asks before leaving with something typed. */
  guardsUnsaved?: boolean;
};

/** Every form of the portal: the kit's, with the errors of the API, drafts and the warning before leaving. */
export function AppForm<Values extends FormikValues>(props: AppFormProps<Values>) {
  const { onSubmit, serverFields, showsStatuses = [], draft, guardsUnsaved, children, ...rest } = props;
  const { pathname } = useLocation();
  const userId = findSession()?.user.id;
  const onSend = async (values: Values, helpers: FormikHelpers<Values>) => {
    await onSubmit(values, helpers);
    if (draft !== undefined && userId !== undefined) deleteDraft({ userId, route: pathname, form: draft });
  };
  return (
    <Form
      {...rest}
      onSubmit={onSend}
      toProblems={(error, values) =>
        isApiError(error) ? toServerProblems(error, values, serverFields ?? {}, showsStatuses) : null
      }
    >
      <ErrorTitle />
      {draft !== undefined && <FormDraft form={draft} />}
      {guardsUnsaved && <UnsavedGuard draft={draft} />}
      {children}
    </Form>
  );
}
