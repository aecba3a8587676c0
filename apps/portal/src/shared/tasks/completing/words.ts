/** The dialog that marks due dates as done, or changes what was recorded. */
export const completeWords = {
  text: 'The history keeps who did it, when, and your remark.',
  amendText: 'The history keeps what was recorded before.',
  dueOn: (day: string, distance: string) => `Due on ${day}, ${distance}.`,
  doneOn: 'Done on',
  reference: 'Reference',
  referenceHint: 'Report or receipt number',
  remark: 'Remark',
  evidence: 'Evidence',
  evidenceRequired: 'Evidence required',
  evidenceLater: 'sent when you mark it as done',
  cancel: 'Cancel',
  submit: 'Mark as done',
  submitAmended: 'Save changes',
  busy: 'Saving',
};
