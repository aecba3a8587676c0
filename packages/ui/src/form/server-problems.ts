/** The server's answer to a refused form: messages for fields, and one for the whole form. */
export type ServerProblems = {
  /** Messages by field name. */
  fields: Readonly<Record<string, string>>;
  /** The message that belongs to no field. It is shown above the form. */
  message: string | null;
};

/** The same with the submitted values. A field's message is valid until the value changes. */
export type FormStatus = {
  fields: Readonly<Record<string, { message: string; value: unknown }>>;
  message: string | null;
};

/** No problems. */
export const NO_PROBLEMS: FormStatus = { fields: {}, message: null };

/** What the form keeps of a server's answer. Messages for unknown fields are added to the general message. */
export function toFormStatus(
  { fields, message }: ServerProblems,
  values: Readonly<Record<string, unknown>>,
): FormStatus {
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(values, name));
  const others = Object.entries(fields).flatMap(([name, said]) =>
    Object.hasOwn(values, name) ? [] : [said],
  );
  const sentences = message === null ? others : [message, ...others];
  return {
    fields: Object.fromEntries(known.map(([name, said]) => [name, { message: said, value: values[name] }])),
    message: sentences.length > 0 ? sentences.join('\n') : null,
  };
}

/** Whether Formik's status is a FormStatus. */
export function isFormStatus(status: unknown): status is FormStatus {
  return typeof status === 'object' && status !== null && 'fields' in status && 'message' in status;
}

/** The server's message for a field, until the value changes. */
export function findServerMessage(status: unknown, name: string, value: unknown): string | undefined {
  if (!isFormStatus(status) || !Object.hasOwn(status.fields, name)) return undefined;
  const said = status.fields[name];
  return said !== undefined && said.value === value ? said.message : undefined;
}
