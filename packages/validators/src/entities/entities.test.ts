import { describe, expect, it } from 'vitest';
import type { AnySchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import { alertSchema } from './alert.ts';
import { blogCategorySchema, blogSchema, blogSummarySchema } from './blog.ts';
import { citationSchema } from './citation.ts';
import { consentDocumentSchema, questionSchema, validityPeriodSchema } from './consent-document.ts';
import { consentValiditySchema, documentValiditySchema } from './consent-validity.ts';
import { dutyEventSchema } from './duty-event.ts';
import {
  enquiryEventSchema,
  enquiryPrefillSchema,
  enquirySchema,
  enquirySummarySchema,
  labReportSchema,
} from './enquiry.ts';
import { factOffersSchema } from './fact-offers.ts';
import { accreditationSchema, labPageSchema, labSchema } from './lab.ts';
import { limitSchema, particularSchema } from './limit.ts';
import { mediaSchema } from './media.ts';
import { namedSchema } from './named.ts';
import {
  adminNotificationSchema,
  notificationPreferenceSchema,
  notificationPreferencesSchema,
  notificationSchema,
} from './notification.ts';
import { obligationSchema } from './obligation.ts';
import { orderPackSchema } from './order-pack.ts';
import { organisationSchema } from './organisation.ts';
import {
  orderResultsSchema,
  resultReportDetailSchema,
  resultReportSchema,
  resultSeriesSchema,
  resultSummarySchema,
  resultValueSchema,
} from './result.ts';
import { roleRefSchema, roleSchema, rpaEntrySchema } from './role.ts';
import { scheduleEntitySchema } from './schedule.ts';
import { evidenceSchema, scheduledTaskSchema } from './scheduled-task.ts';
import { permissionEntrySchema, profileSchema, sessionSchema } from './session.ts';
import { supportRequestSchema } from './support-request.ts';
import { addedTasksSchema, taskDetailSchema, taskSchema } from './task.ts';
import { userSchema } from './user.ts';

type Described = SchemaDescription & {
  fields?: Record<string, SchemaFieldDescription>;
  innerType?: Described;
};

/** A value that a schema must take, from its own description. */
function sampleOf(description: Described): unknown {
  const [listed] = description.oneOf.filter((value) => value !== null && value !== undefined);
  if (listed !== undefined) return listed;
  switch (description.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(description.fields ?? {}).map(([name, field]) => [name, sampleOf(field as Described)]),
      );
    case 'array':
      return description.innerType ? [sampleOf(description.innerType)] : [];
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return 'text';
  }
}

const ENTITIES: [string, AnySchema][] = [
  ['added tasks', addedTasksSchema],
  ['administrator’s notification', adminNotificationSchema],
  ['alert', alertSchema],
  ['article', blogSchema],
  ['article in a list', blogSummarySchema],
  ['category', blogCategorySchema],
  ['citation', citationSchema],
  ['consent document', consentDocumentSchema],
  ['accreditation', accreditationSchema],
  ['enquiry', enquirySchema],
  ['enquiry in a list', enquirySummarySchema],
  ['event of an enquiry', enquiryEventSchema],
  ['what an enquiry is filled in with', enquiryPrefillSchema],
  ['laboratory', labSchema],
  ['page of a laboratory', labPageSchema],
  ['report of a laboratory', labReportSchema],
  ['evidence', evidenceSchema],
  ['limit', limitSchema],
  ['particular', particularSchema],
  ['media', mediaSchema],
  ['notification', notificationSchema],
  ['notification preference', notificationPreferenceSchema],
  ['notification preferences', notificationPreferencesSchema],
  ['duty event', dutyEventSchema],
  ['offered facts', factOffersSchema],
  ['obligation', obligationSchema],
  ['pack of an order', orderPackSchema],
  ['organisation', organisationSchema],
  ['named', namedSchema],
  ['profile', profileSchema],
  ['question', questionSchema],
  ['results of an order', orderResultsSchema],
  ['results of all orders', resultSummarySchema],
  ['report of results', resultReportSchema],
  ['report with its results', resultReportDetailSchema],
  ['result', resultValueSchema],
  ['series of results', resultSeriesSchema],
  ['role', roleSchema],
  ['role by name', roleRefSchema],
  ['schedule', scheduleEntitySchema],
  ['scheduled task', scheduledTaskSchema],
  ['session', sessionSchema],
  ['support request', supportRequestSchema],
  ['task', taskSchema],
  ['task with dates', taskDetailSchema],
  ['user', userSchema],
  ['validity of all', consentValiditySchema],
  ['validity of one', documentValiditySchema],
  ['validity period', validityPeriodSchema],
];

describe.each(ENTITIES)('%s', (_name, schema) => {
  const description = schema.describe() as Described;
  const sample = sampleOf(description) as Record<string, unknown>;
  const fields = Object.entries(description.fields ?? {}) as [string, Described][];

  it('takes a value made from its description, and keeps it', () => {
    expect(fields.length).toBeGreaterThan(0);
    expect(schema.validateSync(sample, { stripUnknown: true })).toEqual(sample);
  });

  it.each(fields)('%s may be absent only where the contract says so', (field, { optional }) => {
    const { [field]: _left, ...rest } = sample;
    expect(schema.isValidSync(rest)).toBe(optional);
  });

  it.each(fields)('%s may be null only where the contract says so', (field, { nullable }) => {
    expect(schema.isValidSync({ ...sample, [field]: null })).toBe(nullable);
  });

  it.each(fields)('%s is never turned into another type', (field, { type }) => {
    const wrong = type === 'string' ? 5 : 'text';
    expect(schema.isValidSync({ ...sample, [field]: wrong })).toBe(false);
  });
});

describe('what the contract leaves out or allows to be null', () => {
  const fieldsOf = (schema: AnySchema, is: 'optional' | 'nullable') =>
    Object.entries((schema.describe() as Described).fields ?? {})
      .filter(([, field]) => (field as SchemaDescription)[is])
      .map(([name]) => name)
      .sort()
      .join(' ');

  it.each<[string, AnySchema, string, string]>([
    ['citation', citationSchema, 'paragraph', 'page'],
    [
      'consent document',
      consentDocumentSchema,
      '',
      'applyBy duties failure pageCount queue readFrom renewalAppliedOn renewalReference supersededById',
    ],
    [
      'obligation',
      obligationSchema,
      'doubts event learnedFrom retimed statutory',
      'conditionNo done dueDate event frequency learnedFrom retimed schedule statedFrequency taskId',
    ],
    ['schedule', scheduleEntitySchema, 'day dayOfMonth endDate interval month months', 'frequency'],
    [
      'scheduled task',
      scheduledTaskSchema,
      'conditionNo consentKind folded interval',
      'assignee completedAt completedBy completedOn conditionNo consentDocumentId consentKind frequency interval reference remark',
    ],
    [
      'task',
      taskSchema,
      'happenedOn statutoryId',
      'assignee citation consentDocumentId dueDate frequency happenedOn obligationId statutoryId',
    ],
    ['user', userSchema, '', 'avatar department designation mobileNo mobileNoCountryCode organisation'],
    ['role by name', roleRefSchema, '', 'baseRole'],
    ['article', blogSchema, '', 'media readTime writtenBy writtenByDesignation'],
    ['support request', supportRequestSchema, '', ''],
    ['notification', notificationSchema, '', ''],
    ['alert', alertSchema, '', 'consentDocument note scheduledTaskId task'],
    [
      'validity of one',
      documentValiditySchema,
      '',
      'applyBy authority consentNo daysLeft renewalAppliedOn validUpto',
    ],
  ])('%s', (_name, schema, optional, nullable) => {
    expect(fieldsOf(schema, 'optional')).toBe(optional);
    expect(fieldsOf(schema, 'nullable')).toBe(nullable);
  });
});

/** The description of a field, by the names on the way to it; lists are entered by their items. */
function describeAt(schema: AnySchema, path: string): Described {
  return path.split('.').reduce((at, name) => {
    const field = at.fields?.[name] as Described | undefined;
    if (field === undefined) throw new Error(`There is no ${name} of ${path}.`);
    return field.innerType ?? field;
  }, schema.describe() as Described);
}

describe('what the specification names', () => {
  const namesOf = ({ fields = {} }: Described) => Object.keys(fields).sort().join(' ');

  it.each<[string, AnySchema, string]>([
    ['the stored session', sessionSchema, 'accessToken permissions role user'],
    ['a permission entry', permissionEntrySchema, 'accessLevel permissionName'],
    ['a role', roleSchema, 'baseRole id name rpaEntries slug'],
    ['an entry of a role', rpaEntrySchema, 'accessLevel permission'],
    ['a notification of a user', notificationSchema, 'createdAt id isRead notification'],
    [
      'a notification of an administrator',
      adminNotificationSchema,
      'audience channel createdBy createdDate id message title type',
    ],
    [
      'an article',
      blogSchema,
      'blogTags category createdAt description htmlContent id media readTime title writtenBy writtenByDesignation',
    ],
    ['a category of articles', blogCategorySchema, 'id name'],
    [
      'a support request',
      supportRequestSchema,
      'createdAt email history id message messages name status subject type updatedAt',
    ],
  ])('%s has these fields and no others', (_name, schema, names) => {
    expect(namesOf(schema.describe() as Described)).toBe(names);
  });

  it.each<[string, AnySchema, string]>([
    ['a user', userSchema, 'name email mobileNo avatar.path updatedAt organisation.name role.slug'],
    ['a role', roleSchema, 'baseRole.slug rpaEntries.permission.name rpaEntries.accessLevel'],
    ['a notification', notificationSchema, 'notification.title notification.message'],
    ['an article', blogSchema, 'media.path blogTags.name category.name'],
    ['a task', taskSchema, 'name frequency dueDate'],
    ['a scheduled task', scheduledTaskSchema, 'name frequency dueDate status'],
  ])('%s has its fields at every depth', (_name, schema, paths) => {
    for (const path of paths.split(' ')) expect(describeAt(schema, path).type).toBeTypeOf('string');
  });

  it('marks what is read by yes or no, and a task by one of three words', () => {
    expect(describeAt(notificationSchema, 'isRead').type).toBe('boolean');
    expect(describeAt(scheduledTaskSchema, 'status').oneOf).toEqual(['pending', 'completed', 'overdue']);
    expect(describeAt(supportRequestSchema, 'status').oneOf).toEqual(['OPEN', 'IN_PROGRESS', 'RESOLVED']);
    expect(describeAt(supportRequestSchema, 'type').oneOf).toEqual([
      'support',
      'complaints',
      'feedback',
      'disputes',
    ]);
  });
});
