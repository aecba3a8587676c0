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
/** The most rows in an answer with `isPagination=0`. Its `total` stays exact. */
export const MAX_UNPAGED_ROWS = 1000;
/**
 * Up to this number the total of a list is exact. Above it, the total may be a minimum, with `totalIsMinimum`.
 * Contract, envelope.
 */
export const MAX_EXACT_TOTAL = 10_000;
/** Values of `isPagination`. */
export const PAGINATION = { on: 1, off: 0 } as const;
/** The most characters of a search word. */
export const KEYWORD_MAX_LENGTH = 200;

/** Times of the interface, in milliseconds. See docs/spec-coverage.md#constants-and-limits. */
export const TIMINGS = {
  onboardingIntro: 3000,
  signUpDelay: 500,
  contentOverlay: 1000,
  contactBanner: 5000,
  /** The pause between two polls of the unread count while the page is visible (D41). */
  unreadPoll: 60_000,
  /** The pause between two heartbeats of an event stream (D36). */
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
/**
 * Names of tasks and titles of obligations come from the words of an order, so they need more space than a person's
 * name.
 */
export const TASK_NAME_MAX_LENGTH = 200;
/** The longest name of an obligation that a person may type: names are read in lists, calendars and mails (D48). */
export const OBLIGATION_TITLE_MAX_LENGTH = 60;
/** The longest number of a condition ("SCHEDULE-IV-3.2.1 (a)"). */
export const CONDITION_NO_MAX_LENGTH = 50;
/** The most obligations that can be merged into one, and the most parts of a split. */
export const MERGE_MAX_COUNT = 20;
export const DOCUMENT_TITLE_MAX_LENGTH = 255;
export const NOTIFICATION_TITLE_MAX_LENGTH = 200;
export const ROLE_NAME_MAX_LENGTH = 50;
export const ORGANISATION_NAME_MAX_LENGTH = 200;
export const JOB_TITLE_MAX_LENGTH = 100;

/** Phones. See docs/spec-coverage.md#validation and #constants-and-limits. */
export const PHONE_LENGTH = 10;
export const PHONE_COUNTRY_CODE = '+91';

/** Both lengths of a password in the specification, and the one that is enforced (D9). */
export const PASSWORD_PATTERN_MIN_LENGTH = 6;
export const PASSWORD_MESSAGE_MIN_LENGTH = 7;
export const PASSWORD_MESSAGE_MAX_LENGTH = 18;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** The largest avatar in bytes: 5 MB. See docs/spec-coverage.md#constants-and-limits. */
export const AVATAR_MAX_BYTES = 5_242_880;
/** Types of an avatar. See docs/spec-coverage.md#validation. */
export const AVATAR_MIME_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'] as const;

/** The most bytes and pages of an order, and of a piece of evidence. Contract; D41. */
export const ORDER_MAX_BYTES = 25 * 1024 * 1024;
export const ORDER_MAX_PAGES = 500;
/** Days for which a browser keeps an order that was read before signing up. */
export const KEPT_ORDER_DAYS = 7;
/** The longest password of a protected PDF (ISO 32000-2, 7.6.4.3). */
export const PDF_PASSWORD_MAX_LENGTH = 127;
/** File types of an order, recognised by content and not by name. Contract. */
export const ORDER_MIME_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
  'image/tiff',
] as const;
/** The file name endings of these types, for the file dialog. */
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
 * The pages that count for a reading that failed before the number of pages was known: a file that breaks the reader
 * costs as much as one that is read.
 */
export const PAGES_OF_FAILURE = 20;
/** The characters that count as one page of a file without pages (DOCX), about a printed A4 page. */
export const CHARACTERS_OF_PAGE = 3000;

/** Alert days of a task: the most, and the longest time before the due date (D24). */
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

/** The most units between two due dates of an interval, more than any order needs. */
export const INTERVAL_MAX_EVERY = 1000;
/** How far ahead due dates exist, in months (D22). */
export const OCCURRENCE_MONTHS_AHEAD = 12;
/** Rows of the statutory catalogue at most that a duty of an order is the same as. */
export const STATUTORY_LINKS_MAX = 10;

/** How many past and future due dates are shown with a task. Contract, GET /tasks/{id}. */
export const TASK_OCCURRENCES_SHOWN = 12;
/** The most ids in one call. */
export const IDS_MAX_COUNT = 1000;

/** The renewal window of a consent if its order states none, in days (D25). */
export const RENEWAL_WINDOW_DAYS = 120;
/** The time zone of an organisation that has not chosen one (D21). */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** Lives of links and trials. See docs/spec-coverage.md#before-signing-in; D10, D11, D16. */
export const RESET_LINK_MINUTES = 30;
export const TRIAL_DAYS = 14;
export const INVITATION_DAYS = 7;
/** Invitations a day of an organisation without a verified domain (D16). */
export const INVITATIONS_PER_DAY = 20;
/** The Authorization header if no token is stored. It gives no access (D8). */
export const ANONYMOUS_CREDENTIAL = 'Bearer anonymous';
/**
 * The header with the mark by which an account recognises a browser. It gives no access; it only protects the browser
 * from the effects of other people's failed attempts (docs/decisions/0002).
 */
export const DEVICE_MARK_HEADER = 'x-device-mark';

/** What an article shows if a field is missing. See docs/spec-coverage.md#constants-and-limits. */
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

/** The earliest year that the footer shows (D7). */
export const COPYRIGHT_YEAR = 2025;

/** The longest text of a limit or particular that a person enters. What the reader finds can be longer. */
export const LIMIT_TEXT_MAX_LENGTH = 200;
export const LIMIT_UNIT_MAX_LENGTH = 50;
/** Words and rectangles of a citation that a person selects on the page. */
export const QUOTE_MAX_LENGTH = 5000;
export const CITATION_MAX_RECTS = 200;
