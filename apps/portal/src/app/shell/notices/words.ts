/** The notice of a trial workspace. What is left of the trial is in `trial-words.ts`. */
export const trialWords = {
  setPassword: (email: string) =>
    `Set a password with the link we mailed to ${email}. Until then, only this browser can open the workspace and you cannot invite people.`,
};

/**
 * The notice about consents that expire, and the dialog that says it once a day. Its sentences are in
 * `validity-words.ts`.
 */
export const validityWords = {
  upload: 'Upload order',
  renew: 'Renew order',
  recordApplication: 'Record application',
  recordApplicationOf: (order: string) => `Record application: ${order}`,
  view: 'View orders',
  later: 'Not now',
};
