import { describe, expect, it } from 'vitest';
import type { AnyObject, AnySchema } from 'yup';
import { outcomeOf, textOf } from '../cases.test-support.ts';
import { enquiryFormSchema, quoteFormSchema, splitNames, toReportFormSchema } from '../forms/enquiry.ts';
import { labPageFormSchema, organisationFormSchema } from '../forms/organisation.ts';
import {
  closeEnquiryRequestSchema,
  createEnquiryRequestSchema,
  decideReportRequestSchema,
  enquiriesList,
  enquiryMessageRequestSchema,
  quoteRequestSchema,
  reportFieldsSchema,
} from './enquiries.ts';
import { labsList } from './labs.ts';

type Row = [input: unknown, outcome: string, context?: AnyObject];

const enquiry = {
  labId: '1',
  subject: 'Noise',
  message: 'Please measure',
  medium: 'noise',
  parameters: ['Leq'],
};
const form = { ...enquiry, otherParameters: '', site: '', dueDate: '' };
const today = { today: '2026-11-21' };
const many = (count: number) => Array.from({ length: count }, (_, index) => `P${index}`);

describe.each<[string, AnySchema, Row[]]>([
  [
    'enquiry',
    createEnquiryRequestSchema,
    [
      [enquiry, 'ok'],
      [{ ...enquiry, site: null, dueDate: null, taskId: null, scheduledTaskId: null }, 'ok'],
      [{ ...enquiry, labId: undefined }, 'invalid: labId'],
      [{ ...enquiry, labId: 5 }, 'malformed: labId'],
      [{ ...enquiry, subject: 'Four' }, 'invalid: subject'],
      [{ ...enquiry, subject: textOf(200) }, 'ok'],
      [{ ...enquiry, subject: textOf(201) }, 'invalid: subject'],
      [{ ...enquiry, message: textOf(9) }, 'invalid: message'],
      [{ ...enquiry, message: textOf(5001) }, 'invalid: message'],
      [{ ...enquiry, medium: '' }, 'invalid: medium'],
      [{ ...enquiry, medium: 'light' }, 'malformed: medium'],
      [{ ...enquiry, parameters: [] }, 'invalid: parameters'],
      [{ ...enquiry, parameters: [''] }, 'invalid: parameters[0]'],
      [{ ...enquiry, parameters: [textOf(60)] }, 'ok'],
      [{ ...enquiry, parameters: [textOf(61)] }, 'invalid: parameters[0]'],
      [{ ...enquiry, parameters: many(60) }, 'ok'],
      [{ ...enquiry, parameters: many(61) }, 'invalid: parameters'],
      [{ ...enquiry, site: textOf(201) }, 'invalid: site'],
      [{ ...enquiry, dueDate: '2026-11-21' }, 'ok', today],
      [{ ...enquiry, dueDate: '2026-11-20' }, 'invalid: dueDate', today],
      [{ ...enquiry, dueDate: '2026-02-30' }, 'invalid: dueDate'],
    ],
  ],
  [
    'message',
    enquiryMessageRequestSchema,
    [
      [{ text: 'a' }, 'ok'],
      [{ text: ' ' }, 'invalid: text'],
      [{}, 'invalid: text'],
      [{ text: textOf(5000) }, 'ok'],
      [{ text: textOf(5001) }, 'invalid: text'],
    ],
  ],
  [
    'quote',
    quoteRequestSchema,
    [
      [{ amount: 1, reportBy: '2026-11-21' }, 'ok', today],
      [{ amount: 1, reportBy: '2026-11-20' }, 'invalid: reportBy', today],
      [{ amount: 0, reportBy: '2026-12-01' }, 'invalid: amount'],
      [{ amount: 100_000_000, reportBy: '2026-12-01', note: null }, 'ok'],
      [{ amount: 100_000_001, reportBy: '2026-12-01' }, 'invalid: amount'],
      [{ amount: 1.5, reportBy: '2026-12-01' }, 'invalid: amount'],
      [{ amount: '1', reportBy: '2026-12-01' }, 'malformed: amount'],
      [{ amount: 1, reportBy: '' }, 'invalid: reportBy'],
      [{ amount: 1, reportBy: '2026-12-01', note: textOf(2001) }, 'invalid: note'],
    ],
  ],
  [
    'end of an enquiry',
    closeEnquiryRequestSchema,
    [
      [{ reason: 'No capacity' }, 'ok'],
      [{ reason: ' ' }, 'invalid: reason'],
      [{ reason: textOf(2001) }, 'invalid: reason'],
    ],
  ],
  [
    'texts of a report',
    reportFieldsSchema,
    [
      [{}, 'ok'],
      [{ reportNo: '', sampledOn: '', note: '' }, 'ok'],
      [{ reportNo: textOf(60), sampledOn: '2026-11-01', note: textOf(2000) }, 'ok'],
      [{ reportNo: textOf(61) }, 'invalid: reportNo'],
      [{ sampledOn: 'today' }, 'invalid: sampledOn'],
    ],
  ],
  [
    'decision on a report',
    decideReportRequestSchema,
    [
      [{ status: 'approved' }, 'ok'],
      [{ status: 'approved', remark: null }, 'ok'],
      [{ status: 'rejected', remark: 'COD is missing' }, 'ok'],
      [{ status: 'rejected' }, 'invalid: remark'],
      [{ status: 'rejected', remark: '' }, 'invalid: remark'],
      [{ status: 'pending' }, 'invalid: status'],
      [{ status: 'lost' }, 'malformed: status'],
      [{}, 'invalid: status'],
    ],
  ],
  [
    'query of enquiries',
    enquiriesList.schema,
    [
      [{}, 'ok'],
      [{ status: 'all', turn: 'lab', labId: 'x', taskId: '', sortBy: 'dueDate', sortOrder: 'asc' }, 'ok'],
      [{ turn: 'me' }, 'malformed: turn'],
      [{ status: 'lost' }, 'malformed: status'],
    ],
  ],
  [
    'query of laboratories',
    labsList.schema,
    [
      [{ state: 'Goa', medium: 'noise', parameter: 'Leq', accredited: '1' }, 'ok'],
      [{ state: 'all', medium: '' }, 'ok'],
      [{ state: 'Bavaria' }, 'malformed: state'],
      [{ accredited: 'yes' }, 'malformed: accredited'],
    ],
  ],
  [
    'form of an enquiry',
    enquiryFormSchema,
    [
      [form, 'ok'],
      [{ ...form, parameters: [], otherParameters: 'Leq, L10' }, 'ok'],
      [{ ...form, parameters: [] }, 'invalid: otherParameters'],
      [{ ...form, otherParameters: textOf(61) }, 'invalid: otherParameters'],
      [{ ...form, otherParameters: many(59).join(',') }, 'ok'],
      [{ ...form, otherParameters: many(60).join(',') }, 'invalid: otherParameters'],
      [{ ...form, dueDate: '2026-11-20' }, 'invalid: dueDate', today],
    ],
  ],
  [
    'form of a quote',
    quoteFormSchema,
    [
      [{ amount: '4500', reportBy: '2026-12-01', note: '' }, 'ok'],
      [{ amount: '', reportBy: '2026-12-01' }, 'invalid: amount'],
      [{ amount: '0', reportBy: '2026-12-01' }, 'invalid: amount'],
      [{ amount: '4.5', reportBy: '2026-12-01' }, 'invalid: amount'],
      [{ amount: '100000001', reportBy: '2026-12-01' }, 'invalid: amount'],
    ],
  ],
  [
    'form of a report',
    toReportFormSchema('2026-11-21'),
    [
      [{ file: [{ name: 'a.pdf', size: 1 }], reportNo: '', sampledOn: '', note: '' }, 'ok'],
      [{ file: [], reportNo: '' }, 'invalid: file'],
      [{ file: [{ name: 'a.pdf', size: 1 }], sampledOn: '2026-11-21' }, 'ok'],
      [{ file: [{ name: 'a.pdf', size: 1 }], sampledOn: '2026-11-22' }, 'invalid: sampledOn'],
    ],
  ],
  [
    'form of an organisation',
    organisationFormSchema,
    [
      [{ name: 'Konkan Dyes', address: '', timeZone: 'Asia/Kolkata' }, 'ok'],
      [{ name: ' ', timeZone: 'Asia/Kolkata' }, 'invalid: name'],
      [{ name: textOf(201), timeZone: 'Asia/Kolkata' }, 'invalid: name'],
      [{ name: 'a', address: textOf(501), timeZone: 'Asia/Kolkata' }, 'invalid: address'],
      [{ name: 'a', timeZone: '' }, 'invalid: timeZone'],
    ],
  ],
  [
    'form of a page',
    labPageFormSchema,
    [
      [{}, 'ok'],
      [{ effluentOthers: 'Boron, Tin', otherEquipment: '', contactEmail: '', contactPhone: '' }, 'ok'],
      [{ effluentOthers: textOf(61) }, 'invalid: effluentOthers'],
      [{ otherEquipment: textOf(101) }, 'invalid: otherEquipment'],
      [{ contactEmail: 'lab' }, 'invalid: contactEmail'],
      [{ contactPhone: '12345' }, 'invalid: contactPhone'],
      [{ nablNo: textOf(41) }, 'invalid: nablNo'],
    ],
  ],
])('%s', (_name, schema, rows) => {
  it.each(rows)('%j: %s', (input, outcome, context) => {
    expect(outcomeOf(schema, input, context)).toBe(outcome);
  });
});

it.each([
  ['', []],
  [' , ;', []],
  ['BOD', ['BOD']],
  ['BOD, COD;  Oil  and grease \nBOD', ['BOD', 'COD', 'Oil and grease']],
])('names in %j are %j', (typed, names) => {
  expect(splitNames(typed)).toEqual(names);
});
