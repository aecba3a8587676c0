/** The order that somebody read in this browser before signing up. */
export const words = {
  title: (file: string) => `Add the order that you read: ${file}`,
  text: (day: string) =>
    `It is in this browser only, until ${day}. Add it and it is uploaded to your workspace and read again there.`,
  sending: (file: string) => `Uploading ${file}`,
  add: 'Add order',
  busy: 'Uploading',
  discard: 'Discard order',
  added: 'Uploaded. The order is being read.',
};
