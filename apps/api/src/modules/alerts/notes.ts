/** Why an alert was left out, waits or has not arrived, as the ledger says it. */
export const NOTES = {
  switchedOff: 'Switched off by the recipient',
  unconfirmed: 'The recipient has not confirmed the address yet',
  notSent: 'The mail could not be sent that day',
  done: 'Done before the mail was sent',
  gone: 'The recipient no longer has an account',
  refused: 'The mail server refused it',
  digest: 'Waits for the digest on Monday',
  digestEnded: 'The recipient switched the digest off',
} as const;
