import { toCount } from '../to-count.ts';

/** The question when something was last done, and its answers. */
export const words = {
  title: 'When was this last done?',
  text: (day: string) => `It was due on ${day}, before the order was accepted here.`,
  change: 'Change the answer',
  doneOn: 'Last done on',
  saveDate: 'Save date',
  notYet: 'Not yet',
  notAsked: 'Did not apply then',
  saving: 'Saving',
  cancel: 'Cancel',
  once: {
    done: 'It was done',
    doneOf: (obligation: string) => `It was done: ${obligation}`,
    notYet: 'Not yet: give a new date',
    notYetOf: (obligation: string) => `Not yet, give a new date: ${obligation}`,
    askAgain: 'It was not done',
    askAgainOf: (obligation: string) => `It was not done: ${obligation}`,
  },
  notSaved: 'The answer was not saved.',
  savedOnLeave: (count: number) => `${toCount(count, 'answer')} saved`,
};
