import type { DocumentStatus } from '@anupalan/enums/consents';
import type { QueuePlace } from '@anupalan/validators/entities/consent-document';

/** The types of the HTTP contract, from the schemas that validate the API's answers. */
export type { Alert } from '@anupalan/validators/entities/alert';
export type { AuditEntry } from '@anupalan/validators/entities/audit-entry';
export type { CatchUpRow } from '@anupalan/validators/entities/catch-up';
export type { Citation, CitationRect } from '@anupalan/validators/entities/citation';
export type {
  ConsentDocument,
  ConsentFacts,
  Question,
  ValidityPeriod,
} from '@anupalan/validators/entities/consent-document';
export type { ConsentValidity, DocumentValidity } from '@anupalan/validators/entities/consent-validity';
export type { FigureDoubt } from '@anupalan/validators/entities/doubt';
export type { DutyEvent } from '@anupalan/validators/entities/duty-event';
export type {
  Enquiry,
  EnquiryEvent,
  EnquiryPrefill,
  EnquirySummary,
  LabReport,
} from '@anupalan/validators/entities/enquiry';
export type { Fact } from '@anupalan/validators/entities/fact';
export type { FactOffers } from '@anupalan/validators/entities/fact-offers';
export type { Accreditation, Lab, LabPage, LabScope } from '@anupalan/validators/entities/lab';
export type { LearnedReading } from '@anupalan/validators/entities/learned-reading';
export type { Limit, Particular } from '@anupalan/validators/entities/limit';
export type { Media } from '@anupalan/validators/entities/media';
export type { Named } from '@anupalan/validators/entities/named';
export type {
  Notification as UserNotification,
  NotificationPreference,
  NotificationPreferences,
} from '@anupalan/validators/entities/notification';
export type { LastDone, Obligation } from '@anupalan/validators/entities/obligation';
export type { OrderPack } from '@anupalan/validators/entities/order-pack';
export type { Organisation } from '@anupalan/validators/entities/organisation';
export type { PageWords } from '@anupalan/validators/entities/page-words';
export type { Renewal, RenewalPlan } from '@anupalan/validators/entities/renewal';
export type { Resource } from '@anupalan/validators/entities/resource';
export type {
  OrderResults,
  ResultReport,
  ResultReportDetail,
  ResultSeries,
  ResultSummary,
  ResultValue,
} from '@anupalan/validators/entities/result';
export type { OrganisationRole, Role, RoleRef } from '@anupalan/validators/entities/role';
export type { SavedView } from '@anupalan/validators/entities/saved-view';
export type { Schedule } from '@anupalan/validators/entities/schedule';
export type {
  Evidence,
  FoldedDates,
  ScheduledTask,
  TaskDay,
} from '@anupalan/validators/entities/scheduled-task';
export type { PermissionEntry, Profile, Session } from '@anupalan/validators/entities/session';
export type { StatutoryObligation } from '@anupalan/validators/entities/statutory-obligation';
export type { SupportRequest } from '@anupalan/validators/entities/support-request';
export type { AddedTasks, Task, TaskDetail } from '@anupalan/validators/entities/task';
export type {
  TechnicalDocument,
  TechnicalFolder,
  TechnicalVersion,
} from '@anupalan/validators/entities/technical-document';
export type { EmailDomain, ImportedSubUsers, SubUser, User } from '@anupalan/validators/entities/user';

/** The body of every successful answer. `message` can be shown as a toast. */
export type Envelope<T> = { message: string; data: T };

/** An error of one field, by the field's name in the request. */
export type FieldError = { field: string; message: string };

/**
 * The progress of reading an order: `progress` 0..1, `page` the current page, `queue` its place in the queue,
 * `readFrom` the time when reading starts if today's pages are used up.
 */
export type ReadingProgress = {
  status: DocumentStatus;
  progress: number;
  page: number | null;
  pageCount: number | null;
  queue: QueuePlace | null;
  readFrom: string | null;
};

/** A page of rows, and the number of all rows. `totalIsMinimum`: there are at least this many. */
export type Page<T> = { rows: T[]; total: number; totalIsMinimum?: true };
