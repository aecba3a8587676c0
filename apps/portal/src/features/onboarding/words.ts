import { BRAND, CLAIMS } from '@anupalan/enums/brand';

/**
 * What visitors see first (`/onboarding`): an intro, then three slides, each with an invented condition and its
 * task.
 */
export const words = {
  skip: 'Skip',
  title: `Welcome to ${BRAND.name}`,
  slides: `What ${BRAND.name} does for you`,
  automation: {
    title: 'Time-saving automation',
    text: `Your consent order is read for you: every condition with its page and its words, and each becomes a task with dates. Up to ${CLAIMS.onboardingManualWorkCut} less manual work.`,
    quote:
      'The applicant shall get the treated effluent analysed once in a month and submit the report by the 10th of the next month.',
    task: 'Monthly effluent report',
    source: 'Clause 17, page 6',
    status: 'In 3 days',
  },
  alerts: {
    title: 'Real-time alerts',
    text: 'The responsible person gets alerts in the product and by mail. They come 30 days, 7 days and 1 day before the due date, and on the day. Alerts about late tasks repeat until they are done.',
    quote: 'The environmental statement in Form V shall be submitted on or before 30th September every year.',
    task: 'Environmental statement, Form V',
    source: 'Clause 23, page 9',
    status: '7 days before',
  },
  laboratories: {
    title: 'Lab access management',
    text: 'Find a laboratory by its tests and its state. Send it an enquiry with the words of the condition. Its report becomes evidence for the task.',
    quote: 'Stack emissions shall be monitored once in three months through a recognised laboratory.',
    task: 'Stack monitoring, boiler',
    source: 'Clause 9, page 4',
    status: 'Report received',
  },
};
