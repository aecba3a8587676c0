/** The text of an order without pages, beside its conditions. */
export const words = {
  title: 'Consent document',
  textView: 'Text view',
  textOf: (file: string) => `Text of ${file}`,
  text: 'Text of the order',
  loading: 'Loading the text',
  loadError: 'The text could not be loaded',
};
