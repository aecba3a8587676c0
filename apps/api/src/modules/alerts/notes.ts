/** Why an alert was left out, waits or has not arrived, as the ledger says it. */
export const NOTES = {
  switchedOff: 'Switched off by the recipient',
  unconfirmed: 'The recipient has not confirmed the address yet',
  notSent: 'The mail could not be sent that day',
  done: 'Settled before the mail went out',
  gone: 'The recipient is not there any more',
  refused: 'The mail server did not take it',
  digest: 'Waits for the digest on Monday',
  digestEnded: 'The recipient switched the digest off',
} as const;
