/** What a server said about a form that was sent: sentences at fields, and a sentence about the whole. */
export type ServerProblems = {
  /** By the field's name in the form. */
  fields: Readonly<Record<string, string>>;
  /** About no field in particular; shown above the form. */
  message: string | null;
};

/** The same with the values that were sent: a field's message holds as long as its value is that one. */
export type FormStatus = {
  fields: Readonly<Record<string, { message: string; value: unknown }>>;
  message: string | null;
};

/** Nothing is wrong. */
export const NO_PROBLEMS: FormStatus = { fields: {}, message: null };

/** What the form keeps of a server's answer. Names that the form does not have go into its sentence. */
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

/** Whether Formik's status is ours. */
export function isFormStatus(status: unknown): status is FormStatus {
  return typeof status === 'object' && status !== null && 'fields' in status && 'message' in status;
}

/** The server's message for a field, as long as its value is the one that was sent. */
export function findServerMessage(status: unknown, name: string, value: unknown): string | undefined {
  if (!isFormStatus(status) || !Object.hasOwn(status.fields, name)) return undefined;
  const said = status.fields[name];
  return said !== undefined && said.value === value ? said.message : undefined;
}
