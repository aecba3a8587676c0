// Generated from the database by `pnpm --filter @anupalan/api generate`. Do not edit.
import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** JSON is written as text and read as what its repository knows it to be. */
type Json = ColumnType<unknown, string, string>;
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

/** Tables in which an organisation sees only rows of its own. */
export const TENANT_TABLES = ['alert_mornings', 'alerts', 'audit_log', 'consent_documents', 'evidence', 'notification_preferences', 'obligations', 'scheduled_tasks', 'support_events', 'support_requests', 'tasks', 'user_notifications', 'users'] as const;

export type DB = {
  alertMornings: {
    organisationId: string;
    lastMorning: string;
    updatedAt: Defaulted<Timestamp>;
  };
  alerts: {
    id: string;
    organisationId: string;
    taskId: Defaulted<string | null>;
    consentDocumentId: Defaulted<string | null>;
    dueDate: string;
    stage: number;
    recipientId: string;
    channel: string;
    morning: string;
    result: string;
    note: Defaulted<string | null>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  auditLog: {
    id: string;
    organisationId: string;
    actorId: Defaulted<string | null>;
    actorName: string;
    action: string;
    entity: string;
    entityId: string;
    summary: string;
    details: Defaulted<Json>;
    createdAt: Defaulted<Timestamp>;
  };
  consentDocuments: {
    id: string;
    organisationId: string;
    title: string;
    fileName: string;
    mimeType: string;
    size: number;
    sha256: Buffer;
    fileKey: string;
    shownKey: Defaulted<string | null>;
    shownSize: Defaulted<number | null>;
    pageCount: Defaulted<number | null>;
    uploadedBy: string;
    status: Defaulted<string>;
    progress: Defaulted<number>;
    page: Defaulted<number | null>;
    failure: Defaulted<string | null>;
    unreadPages: Defaulted<number[]>;
    facts: Defaulted<Json>;
    correctedFacts: Defaulted<Json>;
    validity: Defaulted<Json>;
    limits: Defaulted<Json>;
    questions: Defaulted<Json>;
    paragraphs: ColumnType<unknown, string | null | undefined, string | null>;
    supersededById: Defaulted<string | null>;
    archivedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  evidence: {
    id: string;
    organisationId: string;
    scheduledTaskId: string;
    fileName: string;
    mimeType: string;
    size: number;
    sha256: Buffer;
    fileKey: string;
    effectiveDate: Defaulted<string | null>;
    uploadedBy: string;
    createdAt: Defaulted<Timestamp>;
  };
  idempotencyKeys: {
    userId: string;
    key: string;
    requestHash: Buffer;
    status: Defaulted<number | null>;
    body: ColumnType<unknown, string | null | undefined, string | null>;
    createdAt: Defaulted<Timestamp>;
  };
  notificationPreferences: {
    organisationId: string;
    userId: string;
    type: string;
    inApp: boolean;
    email: boolean;
    updatedAt: Defaulted<Timestamp>;
  };
  notifications: {
    id: string;
    organisationId: Defaulted<string | null>;
    title: string;
    message: string;
    type: string;
    channel: string;
    audience: string;
    link: Defaulted<string | null>;
    createdBy: Defaulted<string | null>;
    createdAt: Defaulted<Timestamp>;
  };
  obligations: {
    id: string;
    organisationId: string;
    consentDocumentId: string;
    position: number;
    title: string;
    text: string;
    conditionNo: Defaulted<string | null>;
    category: string;
    frequency: Defaulted<string | null>;
    recurring: boolean;
    statedFrequency: Defaulted<string | null>;
    dueDate: Defaulted<string | null>;
    done: Defaulted<boolean | null>;
    schedule: ColumnType<unknown, string | null | undefined, string | null>;
    recurrence: ColumnType<unknown, string | null | undefined, string | null>;
    basis: Defaulted<string | null>;
    citation: Json;
    confidence: number;
    state: Defaulted<string>;
    editedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  organisations: {
    id: string;
    type: string;
    name: string;
    address: Defaulted<string | null>;
    state: Defaulted<string | null>;
    sector: Defaulted<string | null>;
    category: Defaulted<string | null>;
    wastes: Defaulted<Json>;
    equipment: Defaulted<Json>;
    scope: Defaulted<Json>;
    accreditation: Defaulted<string | null>;
    timeZone: Defaulted<string>;
    verifiedDomain: Defaulted<string | null>;
    ownerId: Defaulted<string | null>;
    trialEndsAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  passwordTokens: {
    id: string;
    tokenHash: Buffer;
    userId: string;
    purpose: string;
    expiresAt: Timestamp;
    usedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
  };
  rateLimits: {
    key: string;
    windowEndsAt: Timestamp;
    hits: number;
  };
  rolePermissions: {
    id: string;
    organisationId: Defaulted<string | null>;
    roleId: string;
    permissionName: string;
    accessLevel: string;
  };
  roles: {
    id: string;
    organisationId: Defaulted<string | null>;
    name: string;
    slug: string;
    baseRoleId: Defaulted<string | null>;
    createdAt: Defaulted<Timestamp>;
  };
  scheduledTasks: {
    id: string;
    organisationId: string;
    taskId: string;
    dueDate: string;
    completedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    completedBy: Defaulted<string | null>;
    remark: Defaulted<string | null>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  sessions: {
    id: string;
    tokenHash: Buffer;
    userId: string;
    createdAt: Defaulted<Timestamp>;
    lastUsedAt: Defaulted<Timestamp>;
    endedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
  };
  supportEvents: {
    id: string;
    organisationId: Defaulted<string | null>;
    supportRequestId: string;
    fromStatus: Defaulted<string | null>;
    toStatus: Defaulted<string | null>;
    text: Defaulted<string | null>;
    byName: string;
    createdAt: Defaulted<Timestamp>;
  };
  supportRequests: {
    id: string;
    organisationId: Defaulted<string | null>;
    userId: Defaulted<string | null>;
    subject: string;
    message: string;
    type: string;
    status: Defaulted<string>;
    name: string;
    email: string;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  tasks: {
    id: string;
    organisationId: string;
    name: string;
    description: Defaulted<string>;
    origin: string;
    schedule: Json;
    frequency: Defaulted<string | null>;
    beginsOn: string;
    alertDays: number[];
    assigneeId: Defaulted<string | null>;
    consentDocumentId: Defaulted<string | null>;
    obligationId: Defaulted<string | null>;
    citation: ColumnType<unknown, string | null | undefined, string | null>;
    occurrencesUntil: string;
    deletedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  userNotifications: {
    id: string;
    organisationId: string;
    userId: string;
    notificationId: string;
    readAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
  };
  users: {
    id: string;
    organisationId: Defaulted<string | null>;
    roleId: string;
    name: string;
    email: string;
    passwordHash: Defaulted<string | null>;
    emailVerifiedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    mobileNo: Defaulted<string | null>;
    designation: Defaulted<string | null>;
    department: Defaulted<string | null>;
    avatarKey: Defaulted<string | null>;
    avatarSize: Defaulted<number | null>;
    isActive: Defaulted<boolean>;
    deletedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
    invitedUntil: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    lastSignInAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
  };
};
