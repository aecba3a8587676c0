import type { Day } from '@anupalan/enums/days';
import type { DutyCounts } from '@anupalan/enums/duty-states';
import type { Frequency, IntervalUnit } from '@anupalan/enums/frequencies';
import type { Month } from '@anupalan/enums/months';
import type { TaskStatus } from '@anupalan/enums/task-status';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { InferType } from 'yup';
import type { Citation } from './citation.ts';
import {
  type ConsentDocument,
  type ConsentFacts,
  consentDocumentSchema,
  type consentFactsSchema,
} from './consent-document.ts';
import { type Obligation, obligationSchema } from './obligation.ts';
import type { Schedule } from './schedule.ts';
import type { ScheduledTask } from './scheduled-task.ts';
import type { Session } from './session.ts';
import type { User } from './user.ts';

/** The contract's types by hand: what the schemas infer must be the same. */
type ContractSchedule = {
  frequency: Frequency | null;
  interval?: { every: number; unit: IntervalUnit; days?: Day[]; daysOfMonth?: number[] };
  day?: Day;
  dayOfMonth?: number;
  month?: Month;
  months?: Month[];
  startDate: string;
  endDate?: string;
};
type ContractCitation = {
  page: number | null;
  paragraph?: number;
  quote: string;
  rects: { page?: number; x: number; y: number; width: number; height: number }[];
};

const citation: Citation = {
  page: 3,
  quote: 'once in a month',
  rects: [{ x: 0, y: 0, width: 1, height: 0.1 }],
};

describe('types of the contract', () => {
  it('are what the schemas infer', () => {
    expectTypeOf<Schedule>().toEqualTypeOf<ContractSchedule>();
    expectTypeOf<Citation>().toEqualTypeOf<ContractCitation>();
    expectTypeOf<InferType<typeof consentFactsSchema>>().toExtend<ConsentFacts>();
    expectTypeOf<ConsentFacts>().toExtend<InferType<typeof consentFactsSchema>>();
    expectTypeOf<ConsentDocument['duties']>().branded.toEqualTypeOf<DutyCounts | null>();
    expectTypeOf<ConsentDocument['supersededById']>().toEqualTypeOf<string | null>();
    expectTypeOf<Obligation['schedule']>().toEqualTypeOf<ContractSchedule | null>();
    expectTypeOf<ScheduledTask['status']>().toEqualTypeOf<TaskStatus>();
    expectTypeOf<User['mobileNoCountryCode']>().toEqualTypeOf<'+91' | null>();
    expectTypeOf<User['organisation']>().toEqualTypeOf<{
      id: string;
      name: string;
      type: 'company' | 'lab';
    } | null>();
    expectTypeOf<Session['role']['rpaEntries']>().toEqualTypeOf<
      { permission: { id: string; name: string }; accessLevel: string }[]
    >();
  });
});

const obligation: Obligation = {
  id: 'o1',
  consentDocumentId: 'd1',
  title: 'Submit the environmental statement',
  text: 'The applicant shall submit the environmental statement every year.',
  conditionNo: '7',
  category: 'return',
  frequency: 'yearly',
  recurring: true,
  statedFrequency: 'every year',
  dueDate: '2026-09-30',
  done: null,
  schedule: { frequency: 'yearly', month: 'september', dayOfMonth: 30, startDate: '2026-09-30' },
  citation,
  confidence: 0.9,
  state: 'suggested',
  taskId: null,
  why: '“every year” is yearly.',
  source: 'read',
  lastDone: { asked: true, dueDate: '2026-09-30', answer: 'done', completedOn: '2026-09-12' },
};

describe('schemas of answers', () => {
  it('keep a good answer as it is', async () => {
    await expect(obligationSchema.validate(obligation, { stripUnknown: true })).resolves.toEqual(obligation);
  });

  it('drop what the contract does not name', async () => {
    const answer = await obligationSchema.validate({ ...obligation, secret: 'x' }, { stripUnknown: true });
    expect(answer).toEqual(obligation);
  });

  it.each([
    ['another type', { ...obligation, confidence: '0.9' }],
    ['a value outside a list', { ...obligation, state: 'done' }],
    ['null where there must be something', { ...obligation, citation: null }],
    ['a missing field', { ...obligation, taskId: undefined }],
    ['a confidence over 1', { ...obligation, confidence: 1.1 }],
  ])('refuse %s', async (_name, answer) => {
    await expect(obligationSchema.validate(answer)).rejects.toThrow();
  });

  it('keep absent facts absent', async () => {
    const document = {
      id: 'd1',
      title: 'Consent to operate',
      fileName: 'order.pdf',
      mimeType: 'application/pdf',
      size: 12,
      pageCount: 2,
      uploadedBy: { id: 'u1', name: 'Asha' },
      createdAt: '2026-11-21T00:00:00.000Z',
      status: 'ready',
      progress: 1,
      queue: null,
      readFrom: null,
      failure: null,
      needsPassword: false,
      unreadPages: [2],
      unreadLines: [{ page: 1, count: 3, script: 'Gujarati', rects: [] }],
      recognisedPages: [1],
      supersededById: null,
      applyBy: '2026-12-01',
      renewalAppliedOn: null,
      renewalReference: null,
      duties: null,
      facts: { kind: { value: 'cto', citation, confidence: 1 } },
      validity: [{ medium: null, from: null, upto: '2027-03-31', citation: null }],
      limits: [],
      particulars: [],
      questions: [],
      obligationCount: 1,
      suggestedCount: 0,
      acceptedCount: 0,
      eventCount: 0,
    };
    await expect(consentDocumentSchema.validate(document, { stripUnknown: true })).resolves.toEqual(document);
  });
});
