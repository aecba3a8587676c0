/** The first steps of a new organisation, on its dashboard and in the Consent Analyzer. */
export const words = {
  title: 'Start with your first order',
  failed: 'Your orders could not be loaded',
  loading: 'Loading your orders',
  steps: 'First steps',
  done: (done: number, all: number) => `${done} of ${all} steps done`,
  sample: {
    try: 'Try a sample',
    loading: 'Loading',
    text: 'An invented order. Its title says that it is a sample, and you can delete it at any time.',
  },
  upload: {
    title: '1. Upload an order',
    text: 'Your consent, authorisation or clearance, as the board issued it.',
    byColleague: 'A colleague who manages the Consent Analyzer uploads it.',
    whyFailed: 'See why it failed',
  },
  review: {
    title: '2. Review and schedule its conditions',
    text: 'Compare each condition with its page. What you accept becomes tasks with due dates.',
    open: 'Review order',
  },
  first: {
    title: '3. Do your first task',
    text: 'Mark it as done, with the day and its evidence. We alert you before the others are due.',
  },
  begun: {
    title: 'Next step: do your first task',
    scheduled: 'Order read and scheduled',
    tasksScheduled: 'Tasks scheduled',
    text: 'Mark a task as done, with the day and its evidence. We alert you before the others are due.',
    open: 'Open tasks',
    hide: 'Hide steps',
  },
};
