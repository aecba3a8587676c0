/**
 * Page sizes of lists. See docs/spec-coverage.md#constants-and-limits; the contract bounds a page to 1..100 and an
 * unpaged answer to 1,000.
 */
export const PAGE_SIZES = [5, 10, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
export const MIN_PAGE_SIZE = 1;
export const MAX_PAGE_SIZE = 100;
export const BLOG_PAGE_SIZE = 9;
export const NOTIFICATION_DROPDOWN_SIZE = 10;
/** Rows at most in an answer with `isPagination=0`; its `total` stays true. */
export const MAX_UNPAGED_ROWS = 1000;
/** Rows up to which the total of a list is exact; above it may say so many with `totalIsMinimum`. Contract, envelope. */
export const MAX_EXACT_TOTAL = 10_000;
/** Values of `isPagination`. */
export const PAGINATION = { on: 1, off: 0 } as const;
/** Characters at most of a search word. */
export const KEYWORD_MAX_LENGTH = 200;

/** Times of the interface, in milliseconds. See docs/spec-coverage.md#constants-and-limits. */
export const TIMINGS = {
  onboardingIntro: 3000,
  signUpDelay: 500,
  contentOverlay: 1000,
  contactBanner: 5000,
  /** Between two questions for the unread count while the page is visible (D41). */
  unreadPoll: 60_000,
  /** Between two heartbeats of a stream of events (D36). */
  streamHeartbeat: 15_000,
} as const;

/** Distance kept above an anchor, in CSS pixels. See docs/spec-coverage.md#the-public-site. */
export const SCROLL_OFFSET = 80;

/** Lengths of texts, in characters. See docs/spec-coverage.md#validation and #constants-and-limits; D41. */
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 50;
export const FULL_NAME_MIN_LENGTH = 2;
export const FULL_NAME_MAX_LENGTH = 50;
/** RFC 5321, section 4.5.3.1: a path of 256 octets with its angle brackets. */
export const EMAIL_MAX_LENGTH = 254;
export const SUBJECT_MIN_LENGTH = 5;
export const SUBJECT_MAX_LENGTH = 200;
export const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_MAX_LENGTH = 5000;
export const REMARK_MAX_LENGTH = 2000;
/** The number of an acknowledgement or a report. */
export const REFERENCE_MAX_LENGTH = 100;
export const DESCRIPTION_MAX_LENGTH = 5000;
export const FILE_NAME_MAX_LENGTH = 255;
/** Names of tasks and titles of obligations come from an order's own words and need more room than a person's. */
export const TASK_NAME_MAX_LENGTH = 200;
/** What a person may type as the name of an obligation: names are read in lists, calendars and mails (D48). */
export const OBLIGATION_TITLE_MAX_LENGTH = 60;
/** The longest number of a condition ("SCHEDULE-IV-3.2.1 (a)"). */
export const CONDITION_NO_MAX_LENGTH = 50;
/** Obligations at most that are merged into one, and parts at most that one is split into. */
export const MERGE_MAX_COUNT = 20;
export const DOCUMENT_TITLE_MAX_LENGTH = 255;
export const NOTIFICATION_TITLE_MAX_LENGTH = 200;
export const ROLE_NAME_MAX_LENGTH = 50;
export const ORGANISATION_NAME_MAX_LENGTH = 200;
export const JOB_TITLE_MAX_LENGTH = 100;

/** Phones. See docs/spec-coverage.md#validation and #constants-and-limits. */
export const PHONE_LENGTH = 10;
export const PHONE_COUNTRY_CODE = '+91';

/** Both lengths of a password that the specification names, and the one that is enforced (D9). */
export const PASSWORD_PATTERN_MIN_LENGTH = 6;
export const PASSWORD_MESSAGE_MIN_LENGTH = 7;
export const PASSWORD_MESSAGE_MAX_LENGTH = 18;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** Bytes at most of an avatar: 5 MB. See docs/spec-coverage.md#constants-and-limits. */
export const AVATAR_MAX_BYTES = 5_242_880;
/** Types of an avatar. See docs/spec-coverage.md#validation. */
export const AVATAR_MIME_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'] as const;

/** Bytes and pages at most of an order, and of a piece of evidence. Contract; D41. */
export const ORDER_MAX_BYTES = 25 * 1024 * 1024;
export const ORDER_MAX_PAGES = 500;
/** Days for which a browser keeps an order that was read before signing up. */
export const KEPT_ORDER_DAYS = 7;
/** Letters at most of the password of a protected PDF (ISO 32000-2, 7.6.4.3). */
export const PDF_PASSWORD_MAX_LENGTH = 127;
/** Types of an order, told by content and not by name. Contract. */
export const ORDER_MIME_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
  'image/tiff',
] as const;
/** Endings of the names of such files, for the file dialog. */
export const ORDER_FILE_EXTENSIONS = ['.pdf', '.docx', '.jpg', '.jpeg', '.png', '.tif', '.tiff'] as const;
/**
 * What a file dialog offers for an order. A phone that finds JPEG here and not HEIC sends what its camera takes as JPEG.
 * Without the mark bundlers keep both lists for whoever takes any limit: an article of the site, for one.
 */
export const ORDER_FILE_ACCEPT = /* @__PURE__ */ [...ORDER_MIME_TYPES, ...ORDER_FILE_EXTENSIONS].join(',');
export const EVIDENCE_MAX_FILES = 20;

const MIB = 1024 * 1024;
/**
 * Bytes of files that an organisation may keep, unless operators set another number for it. 20 GiB is some ten
 * thousand orders and reports of 2 MB: a lifetime of a works, and little enough that no single one fills the disk that
 * all share. A trial has room for 20 files of the largest size: enough to try everything, and nobody signs up for the
 * sake of free storage.
 */
export const STORAGE_QUOTA_BYTES = { organisation: 20 * 1024 * MIB, trial: 500 * MIB } as const;
/**
 * Pages that are read for an organisation in one of its days, unless operators set another number; null: no limit. A
 * page takes some 20 ms of a core that all share: whoever signs up can have ten usual orders read at once, and not a core
 * for a day.
 */
export const PAGES_A_DAY: Readonly<Record<'organisation' | 'trial', number | null>> = {
  organisation: null,
  trial: 500,
};
/**
 * What a reading counts that failed before the file said how many pages it has: a file that breaks the reader costs as
 * much as one that is read.
 */
export const PAGES_OF_FAILURE = 20;
/** Characters that count as a page of a file without pages (DOCX): what is printed on A4. */
export const CHARACTERS_OF_PAGE = 3000;

/** Alert days of a task: how many, and how long before the due date (D24). */
export const ALERT_DAYS_MAX_COUNT = 10;
export const ALERT_DAY_MIN = 0;
export const ALERT_DAY_MAX = 365;
/** Days after the due date on which an alert is sent, then every 7 days (D24). */
export const OVERDUE_ALERT_DAYS = [1, 7, 14] as const;
export const OVERDUE_ALERT_EVERY_DAYS = 7;
/** From this many days overdue the owner is told as well (D24). */
export const OWNER_ALERT_FROM_DAYS = 7;
/** Hour of the morning alerts, in the organisation's zone (D24). */
export const ALERT_HOUR = 8;

/** Most units between two occurrences of an interval; far beyond any order. */
export const INTERVAL_MAX_EVERY = 1000;
/** Occurrences exist this far ahead, in months (D22). */
export const OCCURRENCE_MONTHS_AHEAD = 12;
/** Past and coming occurrences shown with a task. Contract, GET /tasks/{id}. */
export const TASK_OCCURRENCES_SHOWN = 12;
/** Ids at most in one call. */
export const IDS_MAX_COUNT = 1000;

/** Renewal window of a consent whose order names none, in days (D25). */
export const RENEWAL_WINDOW_DAYS = 120;
/** Zone of an organisation that has chosen none (D21). */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** Lives of links and trials. See docs/spec-coverage.md#before-signing-in; D10, D11, D16. */
export const RESET_LINK_MINUTES = 30;
export const TRIAL_DAYS = 14;
export const INVITATION_DAYS = 7;
/** Invitations a day of an organisation without a verified domain (D16). */
export const INVITATIONS_PER_DAY = 20;
/** What is sent as Authorization when no token is stored; it opens nothing (D8). */
export const ANONYMOUS_CREDENTIAL = 'Bearer anonymous';
/**
 * The header in which a browser gets and sends the mark by which an account knows it. It opens nothing; who has one is
 * not kept from signing in by what others try (docs/decisions/0002).
 */
export const DEVICE_MARK_HEADER = 'x-device-mark';

/** What an article shows where a field is missing. See docs/spec-coverage.md#constants-and-limits. */
export const BLOG_DEFAULTS = {
  /** Author in the detail; the list shows the brand's name (docs/spec-coverage.md#constants-and-limits: `{name}`). */
  detailAuthor: 'Author',
  designation: 'Regulatory Affairs',
  readTimeMinutes: 8,
} as const;

/**
 * Colour of a category's badge, by the lower-cased name with hyphens. See docs/spec-coverage.md#constants-and-limits.
 */
export const BLOG_CATEGORY_COLOURS: Readonly<Record<string, string>> = {
  regulations: 'red',
  'case-studies': 'blue',
  'best-practices': 'green',
  'industry-news': 'purple',
};
/** Colour of every other category. */
export const BLOG_CATEGORY_OTHER_COLOUR = 'grey';

/** The year the footer shows at the least (D7). */
export const COPYRIGHT_YEAR = 2025;

/** Texts of a limit or particular that a person enters; what the reader finds is as long as the order prints it. */
export const LIMIT_TEXT_MAX_LENGTH = 200;
export const LIMIT_UNIT_MAX_LENGTH = 50;
/** Words and rectangles of a citation that a person selects on the page. */
export const QUOTE_MAX_LENGTH = 5000;
export const CITATION_MAX_RECTS = 200;
