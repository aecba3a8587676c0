import { useField, useFormikContext } from 'formik';
import { useFieldId } from './form-context.ts';
import { isFormStatus } from './server-errors.ts';

/** The server's message for a field, as long as its value is the one that was sent. */
function findServerMessage(status: unknown, name: string, value: unknown): string | undefined {
  if (!isFormStatus(status)) return undefined;
  const said = status.fields[name];
  return said !== undefined && said.value === value ? said.message : undefined;
}

/** A field of the form it stands in: its id, value, handlers and the message to show, if any. */
export function useAppField(name: string) {
  const [field, meta, helpers] = useField<string>(name);
  const { status } = useFormikContext();
  const id = useFieldId(name);
  const ownMessage = meta.touched ? meta.error : undefined;
  return { field, helpers, id, error: ownMessage ?? findServerMessage(status, name, field.value) };
}
