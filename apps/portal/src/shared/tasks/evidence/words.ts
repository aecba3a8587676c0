/** Files that are added to a due date as evidence. */
export const words = {
  drop: 'Drop evidence here',
  choose: 'or choose files',
  chooseTouch: 'Choose files',
  photo: 'Take photo',
  kinds: 'PDF, DOCX, JPEG, PNG or TIFF, up to 25 MB each',
  sending: (percent: number) => `uploading, ${percent} %`,
  checking: 'checking the file',
  effectiveDate: (file: string) => `Effective date of ${file}`,
  effectiveDateHint: 'The date the file refers to, for example of the sampling',
  cancel: (file: string) => `Cancel the upload of ${file}`,
  remove: (file: string) => `Remove ${file}`,
  fullTitle: 'You cannot add more files.',
  full: (most: number) => `A due date can have at most ${most} files. Delete one first.`,
  tooMany: (most: number) => `A due date can have at most ${most} files.`,
  interrupted: 'The upload was interrupted: the server cannot be reached. Nothing was saved.',
};

/** The question before chosen files are lost. */
export const discardWords = {
  title: (count: number) => (count === 1 ? 'Discard the chosen file?' : `Discard ${count} chosen files?`),
  text: (count: number) => (count === 1 ? 'It was not sent yet.' : 'They were not sent yet.'),
  confirm: (count: number) => (count === 1 ? 'Discard file' : 'Discard files'),
  stay: 'Stay',
};
