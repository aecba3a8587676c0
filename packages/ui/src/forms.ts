/** Formik bindings of every input, the form around them, its summary and its guard. */
export {};
