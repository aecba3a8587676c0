/** Labels of fields as their messages and forms name them. See docs/spec-coverage.md#validation. */
export const FIELD_LABELS = {
  fullName: 'Full name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  type: 'Type',
} as const;

/** Message of a text that is no email address; by itself, so that who shows it alone does not load all others. */
export const EMAIL_INVALID = 'Please enter a valid email address';

const FIRST_GROUPED = 1_000;

/** '{Field label} is required'. See docs/spec-coverage.md#validation. */
export function requiredMessage(label: string): string {
  return `${label} is required`;
}

/** '{Field label} is too short'. See docs/spec-coverage.md#validation. */
export function tooShortMessage(label: string): string {
  return `${label} is too short`;
}

/** '{Field label} is too long'. The upper lengths of D41 have no sentence in the specification. */
export function tooLongMessage(label: string, max: number): string {
  // Below a thousand there is nothing to group, and no formatter is made while a form's rules are.
  const most = max < FIRST_GROUPED ? max : max.toLocaleString('en-IN');
  return `${label} must be at most ${most} characters`;
}

/** Message of a text with a character that the database refuses (U+0000, half of a pair of surrogates). Own. */
export function unstorableMessage(label: string): string {
  return `${label} has a character that cannot be stored.`;
}

/** Messages under fields. See docs/spec-coverage.md#validation; those marked "own" fill a gap of the specification. */
export const FIELD_MESSAGES = {
  preferencesRequired: 'Say which notifications change',
  preferencesTwice: 'Each type can be named once',
  calendarScopeRequired: 'Choose a calendar',
  pushEndpointInvalid: 'The push service of this browser has no public address',
  pushKeysInvalid: 'The keys of this browser are not complete',
  alertChannelStays: 'Keep at least one channel for alerts, so that you do not miss a due date.',
  emailRequired: requiredMessage(FIELD_LABELS.email),
  emailInvalid: EMAIL_INVALID,
  /** The forgot-password form words it without the article. */
  forgotEmailInvalid: 'Please enter valid email address',
  fullNameRequired: requiredMessage(FIELD_LABELS.fullName),
  fullNameTooShort: tooShortMessage(FIELD_LABELS.fullName),
  subjectRequired: requiredMessage(FIELD_LABELS.subject),
  subjectTooShort: tooShortMessage(FIELD_LABELS.subject),
  messageRequired: requiredMessage(FIELD_LABELS.message),
  messageTooShort: tooShortMessage(FIELD_LABELS.message),
  typeRequired: requiredMessage(FIELD_LABELS.type),
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Please enter a valid phone number',
  nameRequired: 'Name is required',
  nameInvalid: 'Name must be a valid string',
  /** Own. */
  nameLength: 'Name must be 2 to 50 characters',
  /** Own: the profile takes letters and spaces only. */
  nameLetters: 'Name can have only letters and spaces',
  passwordRequired: 'Password is required',
  confirmPasswordRequired: 'Confirm password is required',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
  passwordsDoNotMatch: 'Passwords do not match',
  /** The second reading (D9). Nothing shows it: {@link PASSWORD_MIN_LENGTH} and what follows it are enforced. */
  passwordPattern:
    'Password must be at least 7 characters with one uppercase, one lowercase, one number and one special character',
  /** The other message, which disagrees. */
  passwordTooLong: 'Password must be at most 18 characters',
  /** What is enforced, in one sentence (D9). Own. */
  passwordPolicy:
    'Choose a password of 8 to 128 characters with an uppercase letter, a lowercase letter, a number and a special character that is not a common one, nor your email or name.',
  /** Of one that keeps the policy and is guessed all the same: why (D9). Own. */
  passwordCommon:
    'This password is easy to guess: it is a common word, or one with numbers or signs. Choose another.',
  passwordPersonal:
    'This password is easy to guess: it is made of your name, email or organisation. Choose another.',
  tokenRequired: 'The link is not complete. Please request a new one.',
  alertTimeRequired: 'Alert time is required',
  baseRoleRequired: 'Base role is required',
  roleRequired: 'Role is required',
  roleNameRequired: 'Role name is required',
  permissionsRequired: 'Select at least one permission',
  descriptionRequired: 'Description is required',
  taskNameRequired: 'Task name is required',
  frequencyRequired: 'Frequency is required',
  dueDateRequired: 'Due date is required',
  happenedOnRequired: 'The day is required',
  happenedInFuture: 'The day cannot be in the future',
  appliedInFuture: 'This day has not come yet. Enter the day of the application.',
  appliedOnRequired: 'Enter the day of the application.',
  completedOnRequired: 'Enter the day on which it was done.',
  oneAnswer: 'Give one answer: a day, not yet, or not asked.',
  sampledInFuture: 'This day has not come yet. Enter the day of sampling.',
  completedInFuture: 'This day has not come yet. Enter the day on which it was done.',
  taskStatusRequired: 'Task status is required',
  notificationTitleRequired: 'Title is required',
  notificationTypeRequired: 'Type is required',
  notificationMessageRequired: 'Message is required',
  notificationChannelRequired: 'Channel is required',
  notificationAudienceRequired: 'Audience is required',
  adminsHaveNoBell: 'Administrators do not read in-app notifications. Choose Email or All.',
  statusRequired: 'Status is required',
  idRequired: 'Id is required',
  idsRequired: 'Select at least one',
  assigneeRequired: 'Choose an assignee',
  fileRequired: 'Please choose a file',
  titleRequired: 'Title is required',
  textRequired: 'Text is required',
  categoryRequired: 'Category is required',
  citationRequired: 'Select the passage of the order first',
  mergeAtLeastTwo: 'Select at least two obligations to merge',
  splitAtLeastTwo: 'Split it into at least two parts',
  dateInvalid: 'Please enter a valid date',
} as const;

/** Messages of the avatar's file. See docs/spec-coverage.md#validation. */
export const AVATAR_MESSAGES = {
  type: 'Please select a valid image file (JPEG, PNG, GIF)',
  size: 'File size should not exceed 5MB',
} as const;

/** Messages of a schedule that cannot be (D21, D22, D24). Own. */
export const SCHEDULE_MESSAGES = {
  required: 'Schedule is required',
  startDateRequired: 'Start date is required',
  endBeforeStart: 'End date must be on or after the start date',
  dayRequired: 'A weekly task needs a day of the week',
  dayOfMonthRequired: 'This frequency needs a day of the month',
  monthRequired: 'This frequency needs a month',
  dayNotAllowed: 'Only a weekly task has a day of the week',
  dayOfMonthNotAllowed: 'This schedule has no day of the month',
  monthNotAllowed: 'This schedule has no month',
  dayOfMonthRange: 'Day of the month must be 1 to 31',
  intervalNotAllowed: 'A schedule has a frequency or an interval, not both',
  intervalEvery: 'An interval must be 1 to 1,000',
  intervalDaysUnit: 'Several weekdays need an interval in weeks',
  intervalDaysOfMonthUnit: 'Several days of the month need an interval in months or years',
  listRepeated: 'One of them is listed twice',
  listEmpty: 'Choose at least one',
  onceEndDate: 'A task that is done once has no end date',
  neverOccurs: 'This schedule has no date between its start and its end',
  oneOffInPast: 'This date has passed. Choose today or a later day.',
  alertDaysCount: 'At most 10 alerts',
  alertDayRange: 'An alert must be 0 to 365 days before the due date',
  alertDayRepeated: 'The same alert is listed twice',
  overdueNotSettable: 'A task becomes overdue by its date; it cannot be set',
} as const;
