import type {
  ConsentKind,
  DocumentStatus,
  IndustryCategory,
  LimitMedium,
  OpenEndedReason,
  ValidityMedium,
  ValidityState,
} from '@anupalan/enums/consents';
import type { Day } from '@anupalan/enums/days';
import type { Frequency, IntervalUnit } from '@anupalan/enums/frequencies';
import type { Month } from '@anupalan/enums/months';
import type { NotificationType } from '@anupalan/enums/notifications';
import type { ObligationCategory, ObligationState } from '@anupalan/enums/obligations';
import type { OrganisationType } from '@anupalan/enums/roles';
import type { SupportStatus, SupportType } from '@anupalan/enums/support';
import type { SkipReason, TaskOrigin } from '@anupalan/enums/task-origin';
import type { TaskStatus } from '@anupalan/enums/task-status';

/** The shapes of the HTTP contract. Dates are `YYYY-MM-DD`, instants ISO 8601 in UTC, ids UUIDv7. */

/** What every call answers on success; `message` is fit for a toast. */
export type Envelope<T> = { message: string; data: T };

/** The error of one field, by its name in the request. */
export type FieldError = { field: string; message: string };

/** A file of the public; `path` is absolute or relative to the API. */
export type Media = { path: string };

/** Somebody, by name. */
export type Person = { id: string; name: string };

/** A role without its entries. */
export type RoleRef = {
  id: string;
  name: string;
  slug: string;
  baseRole: { id: string; slug: string } | null;
};

/** A role; `accessLevel` is `view` or `view,manage`, anything else grants nothing (D15). */
export type Role = RoleRef & {
  rpaEntries: { permission: { id: string; name: string }; accessLevel: string }[];
};

/** What a session may do on a screen. */
export type PermissionEntry = { permissionName: string; accessLevel: string };

/** The signed-in person, or another of the organisation. */
export type User = {
  id: string;
  name: string;
  email: string;
  mobileNo: string | null;
  mobileNoCountryCode: string | null;
  designation: string | null;
  department: string | null;
  avatar: Media | null;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
  organisation: { id: string; name: string; type: OrganisationType } | null;
  role: RoleRef;
};

/** What signing in answers. */
export type Session = { accessToken: string; user: User; role: Role; permissions: PermissionEntry[] };

/** The own account with what it may do now. */
export type Profile = User & { permissions: PermissionEntry[]; roleDetail: Role };

/** A line of a quote, as shares (0..1) of its page, origin top left. */
export type CitationRect = { page?: number; x: number; y: number; width: number; height: number };

/** Where a finding stands. `page` is null for a DOCX, which has `paragraph`. */
export type Citation = { page: number | null; paragraph?: number; quote: string; rects: CitationRect[] };

/** A value read from an order; `confidence` is 0..1, and 1 once a person corrected it. */
export type Fact<T> = { value: T; citation: Citation | null; confidence: number };

/** The facts of an order; what it does not print is absent. */
export type ConsentFacts = {
  kind?: Fact<ConsentKind>;
  authority?: Fact<string>;
  consentNo?: Fact<string>;
  industryName?: Fact<string>;
  category?: Fact<IndustryCategory>;
  issuedOn?: Fact<string>;
  validUpto?: Fact<string>;
  openEnded?: Fact<OpenEndedReason>;
  renewalLeadDays?: Fact<number>;
};

/** An uploaded order. `progress` is 0..1. */
export type ConsentDocument = {
  id: string;
  title: string;
  fileName: string;
  mimeType: string;
  size: number;
  pageCount: number | null;
  uploadedBy: Person;
  createdAt: string;
  status: DocumentStatus;
  progress: number;
  failure: string | null;
  unreadPages: number[];
  supersededById: string | null;
  facts: ConsentFacts;
  validity: {
    medium: ValidityMedium | null;
    from: string | null;
    upto: string | null;
    citation: Citation | null;
  }[];
  limits: {
    id: string;
    medium: LimitMedium;
    parameter: string;
    limit: string;
    unit: string | null;
    citation: Citation;
  }[];
  questions: { id: string; text: string; citation: Citation | null }[];
  obligationCount: number;
  acceptedCount: number;
};

/** How far the reading of an order is; `page` is the one being read. */
export type ReadingProgress = {
  status: DocumentStatus;
  progress: number;
  page: number | null;
  pageCount: number | null;
};

/** When something is due (D21). `frequency` null: once (on `startDate`), or `interval`. */
export type Schedule = {
  frequency: Frequency | null;
  interval?: { every: number; unit: IntervalUnit; days?: Day[]; daysOfMonth?: number[] };
  day?: Day;
  dayOfMonth?: number;
  month?: Month;
  startDate: string;
  endDate?: string;
};

/** An obligation that the analyser found in an order. */
export type Obligation = {
  id: string;
  consentDocumentId: string;
  title: string;
  text: string;
  conditionNo: string | null;
  category: ObligationCategory;
  frequency: Frequency | null;
  recurring: boolean;
  statedFrequency: string | null;
  dueDate: string | null;
  done: boolean | null;
  schedule: Schedule | null;
  citation: Citation;
  confidence: number;
  state: ObligationState;
  taskId: string | null;
};

/** An obligation that a person keeps. `dueDate` is its earliest open one. */
export type Task = {
  id: string;
  name: string;
  description: string;
  origin: TaskOrigin;
  schedule: Schedule;
  frequency: Frequency | null;
  dueDate: string | null;
  alertDays: number[];
  assignee: Person | null;
  consentDocumentId: string | null;
  obligationId: string | null;
  citation: Citation | null;
  createdAt: string;
  updatedAt: string;
};

/** A file that shows that something was done. */
export type Evidence = {
  id: string;
  fileName: string;
  size: number;
  mimeType: string;
  effectiveDate: string | null;
  createdAt: string;
  uploadedBy: Person;
};

/** One due date of a task. */
export type ScheduledTask = {
  id: string;
  taskId: string;
  name: string;
  frequency: Frequency | null;
  origin: TaskOrigin;
  dueDate: string;
  status: TaskStatus;
  completedAt: string | null;
  completedBy: Person | null;
  remark: string | null;
  evidence: Evidence[];
  assignee: Person | null;
  consentDocumentId: string | null;
};

/** A task with its last and next occurrences. */
export type TaskDetail = Task & { scheduledTasks: ScheduledTask[] };

/** What making tasks answers; `skipped` names the obligations without one, and why (D19). */
export type AddedTasks = { tasks: Task[]; skipped: { id: string; reason: SkipReason }[] };

/** A notice of the bell. */
export type UserNotification = {
  id: string;
  isRead: boolean;
  createdAt: string;
  notification: { id: string; title: string; message: string; type: NotificationType; link: string | null };
};

/** A request to support. */
export type SupportRequest = {
  id: string;
  subject: string;
  message: string;
  type: SupportType;
  status: SupportStatus;
  name: string;
  email: string;
  createdAt: string;
  updatedAt: string;
  history: { from: SupportStatus | null; to: SupportStatus; at: string; by: string }[];
  messages: { at: string; by: string; text: string }[];
};

/** How long the consents of a company are valid (D25). `daysLeft` is null without an end date. */
export type ConsentValidity = {
  state: ValidityState;
  documents: {
    id: string;
    title: string;
    consentNo: string | null;
    authority: string | null;
    validUpto: string | null;
    daysLeft: number | null;
    state: ValidityState;
  }[];
};

/** Page of a list. `isPagination` 0 answers all (at most 1,000). */
export type ListQuery = {
  isPagination?: 0 | 1;
  pageNo?: number;
  pageSize?: number;
  keyword?: string;
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
};

/** A page of rows and the number of all rows. */
export type Page<T> = { rows: T[]; total: number };
