// Generated from the database by `pnpm --filter @anupalan/api generate`. Do not edit.
import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** JSON is written as text and read as what its repository knows it to be. */
type Json = ColumnType<unknown, string, string>;
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

/** Tables in which an organisation sees only rows of its own. */
export const TENANT_TABLES = ['alert_mails', 'alert_mornings', 'alerts', 'audit_log', 'consent_documents', 'due_counts', 'evidence', 'notification_preferences', 'obligations', 'pages_read', 'saved_views', 'scheduled_tasks', 'statutory_confirmations', 'support_events', 'support_requests', 'tasks', 'technical_documents', 'technical_folders', 'technical_versions', 'user_notifications', 'users'] as const;

/** Tables whose rows belong to a company and a laboratory: each sees those to which it is a party. */
export const PAIRED_TABLES = ['enquiries', 'enquiry_events', 'lab_reports'] as const;

export type DB = {
  alertMails: {
    organisationId: string;
    userId: string;
    morning: string;
    sentAt: Timestamp;
  };
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
    organisationId: Defaulted<string | null>;
    actorId: Defaulted<string | null>;
    actorName: string;
    action: string;
    entity: string;
    entityId: string;
    summary: string;
    details: Defaulted<Json>;
    createdAt: Defaulted<Timestamp>;
  };
  blogCategories: {
    id: string;
    name: string;
  };
  blogImages: {
    key: string;
    size: number;
    width: number;
    height: number;
    createdAt: Defaulted<Timestamp>;
  };
  blogs: {
    id: string;
    categoryId: string;
    title: string;
    description: string;
    tags: Defaulted<string[]>;
    mediaPath: Defaulted<string | null>;
    writtenBy: Defaulted<string | null>;
    writtenByDesignation: Defaulted<string | null>;
    readTime: Defaulted<number | null>;
    htmlContent: string;
    publishedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
    source: Defaulted<string | null>;
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
    readFrom: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
  };
  dueCounts: {
    organisationId: string;
    dueDate: string;
    part: number;
    open: number;
    onTime: number;
    late: number;
  };
  enquiries: {
    id: string;
    companyId: string;
    labId: string;
    companyName: string;
    labName: string;
    askedBy: string;
    askedByName: string;
    subject: string;
    message: string;
    medium: string;
    parameters: Json;
    site: Defaulted<string | null>;
    dueDate: Defaulted<string | null>;
    taskId: Defaulted<string | null>;
    scheduledTaskId: Defaulted<string | null>;
    sourceQuote: Defaulted<string | null>;
    sourcePage: Defaulted<number | null>;
    status: Defaulted<string>;
    quotedAmount: Defaulted<number | null>;
    reportBy: Defaulted<string | null>;
    quoteNote: Defaulted<string | null>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  enquiryEvents: {
    id: string;
    companyId: string;
    labId: string;
    enquiryId: string;
    side: string;
    byName: string;
    toStatus: Defaulted<string | null>;
    text: Defaulted<string | null>;
    toldAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
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
  fileKeys: {
    isOnly: Defaulted<boolean>;
    fingerprint: Buffer;
    createdAt: Defaulted<Timestamp>;
  };
  fileSweeps: {
    isOnly: Defaulted<boolean>;
    leaseUntil: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    token: Defaulted<string | null>;
    nextToken: Defaulted<string | null>;
    sweptAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    deleted: Defaulted<number>;
  };
  idempotencyKeys: {
    userId: string;
    key: string;
    requestHash: Buffer;
    status: Defaulted<number | null>;
    body: ColumnType<unknown, string | null | undefined, string | null>;
    createdAt: Defaulted<Timestamp>;
  };
  knownDevices: {
    userId: string;
    markHash: Buffer;
    createdAt: Defaulted<Timestamp>;
    lastUsedAt: Defaulted<Timestamp>;
  };
  labPages: {
    organisationId: string;
    name: string;
    address: Defaulted<string | null>;
    state: Defaulted<string | null>;
    about: Defaulted<string | null>;
    scope: Defaulted<Json>;
    media: Defaulted<string[]>;
    equipment: Defaulted<Json>;
    statesServed: Defaulted<string[]>;
    nablNo: Defaulted<string | null>;
    nablValidUntil: Defaulted<string | null>;
    isRecognised: Defaulted<boolean>;
    recognisedUntil: Defaulted<string | null>;
    contactName: Defaulted<string | null>;
    contactEmail: Defaulted<string | null>;
    contactPhone: Defaulted<string | null>;
    publishedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  labReports: {
    id: string;
    companyId: string;
    labId: string;
    enquiryId: string;
    fileName: string;
    mimeType: string;
    size: number;
    sha256: Buffer;
    fileKey: string;
    reportNo: Defaulted<string | null>;
    sampledOn: Defaulted<string | null>;
    note: Defaulted<string | null>;
    uploadedBy: string;
    status: Defaulted<string>;
    remark: Defaulted<string | null>;
    decidedBy: Defaulted<string | null>;
    decidedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    isEvidence: Defaulted<boolean>;
    createdAt: Defaulted<Timestamp>;
  };
  newsletterSubscribers: {
    id: string;
    email: string;
    confirmedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    unsubscribedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  newsletterTokens: {
    tokenHash: Buffer;
    subscriberId: string;
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
    fannedOutAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
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
    isDemo: Defaulted<boolean>;
    storageQuotaBytes: Defaulted<number | null>;
    dailyPages: Defaulted<number | null>;
  };
  pagesRead: {
    organisationId: string;
    day: string;
    pages: number;
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
  savedViews: {
    id: string;
    organisationId: string;
    userId: string;
    screen: string;
    name: string;
    query: string;
    hiddenColumns: Defaulted<string[]>;
    density: string;
    isDefault: Defaulted<boolean>;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
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
    completedOn: Defaulted<string | null>;
    isWithdrawn: Defaulted<boolean>;
  };
  sessions: {
    id: string;
    tokenHash: Buffer;
    userId: string;
    createdAt: Defaulted<Timestamp>;
    lastUsedAt: Defaulted<Timestamp>;
    endedAt: Defaulted<ColumnType<Date | null, Date | string | null, Date | string | null>>;
  };
  statutoryConfirmations: {
    organisationId: string;
    statutoryId: string;
    confirmedBy: string;
    confirmedAt: Defaulted<Timestamp>;
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
    statutoryId: Defaulted<string | null>;
    nextDueOn: Defaulted<string | null>;
  };
  technicalDocuments: {
    id: string;
    organisationId: string;
    folderId: Defaulted<string | null>;
    title: string;
    description: Defaulted<string>;
    version: number;
    createdAt: Defaulted<Timestamp>;
    updatedAt: Defaulted<Timestamp>;
  };
  technicalFolders: {
    id: string;
    organisationId: string;
    parentId: Defaulted<string | null>;
    name: string;
    createdAt: Defaulted<Timestamp>;
  };
  technicalVersions: {
    id: string;
    organisationId: string;
    documentId: string;
    number: number;
    restoredFrom: Defaulted<number | null>;
    fileName: string;
    mimeType: string;
    size: number;
    sha256: Buffer;
    fileKey: string;
    uploadedBy: string;
    createdAt: Defaulted<Timestamp>;
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
