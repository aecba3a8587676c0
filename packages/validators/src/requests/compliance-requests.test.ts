import { describe, expect, it } from 'vitest';
import type { AnyObject, AnySchema } from 'yup';
import { outcomeOf, textOf } from '../cases.test-support.ts';
import { toResultCorrectionFormSchema } from '../forms/result-correction.ts';
import {
  renewConsentDocumentRequestSchema,
  unlockConsentDocumentRequestSchema,
  updateConsentDocumentRequestSchema,
} from './consent-documents.ts';
import {
  addLimitRequestSchema,
  addParticularRequestSchema,
  updateLimitRequestSchema,
  updateParticularRequestSchema,
} from './limits.ts';
import {
  addObligationRequestSchema,
  mergeObligationsRequestSchema,
  splitObligationRequestSchema,
  startObligationRequestSchema,
  updateObligationRequestSchema,
  updateObligationsRequestSchema,
} from './obligations.ts';
import { resultReportRequestSchema } from './results.ts';
import { evidenceRequestSchema, updateScheduledTaskStatusRequestSchema } from './scheduled-tasks.ts';
import { addTasksRequestSchema, deleteTasksRequestSchema, updateTaskRequestSchema } from './tasks.ts';

const citation = { page: 1, quote: 'COD 250 mg/l', rects: [{ x: 0, y: 0.5, width: 1, height: 0.1 }] };
const limit = { medium: 'effluent', parameter: 'COD', limit: '250', citation };

type Row = [input: unknown, outcome: string, context?: AnyObject];

const once = { frequency: null, startDate: '2026-12-01' };
const added = {
  title: 'Keep a log',
  text: 'A log shall be kept.',
  category: 'record',
  citation: { page: 1, quote: 'A log', rects: [{ x: 0, y: 0.5, width: 1, height: 0.02 }] },
};
const cited = (changes: object) => ({ ...added, citation: { ...added.citation, ...changes } });
const daily = { frequency: 'daily', startDate: '2026-01-01' };

describe.each<[string, AnySchema, Row[]]>([
  [
    'task by hand, obligations or catalogue',
    addTasksRequestSchema,
    [
      [{ name: 'Stack test', schedule: once }, 'ok'],
      [{ name: 'Stack test', schedule: once, description: '', alertDays: [7, 0], assigneeId: null }, 'ok'],
      [{ obligationIds: ['1', '2'] }, 'ok'],
      [{ obligationIds: ['1'], assigneeId: 'u' }, 'ok'],
      [{ statutoryIds: ['1'] }, 'ok'],
      [{}, 'invalid: name'],
      [{ name: '', schedule: once }, 'invalid: name'],
      [{ name: 'Stack test' }, 'invalid: schedule'],
      [{ name: 'Stack test', schedule: null }, 'invalid: schedule', { today: '2026-11-21' }],
      [{ schedule: once }, 'invalid: name'],
      [{ obligationIds: [] }, 'invalid: obligationIds'],
      [{ obligationIds: 'x' }, 'malformed: obligationIds'],
      [{ obligationIds: ['1'], name: 'x', schedule: once }, 'invalid: '],
      [{ obligationIds: ['1'], statutoryIds: ['1'] }, 'invalid: '],
      [{ name: textOf(201), schedule: once }, 'invalid: name'],
      [{ name: 'x', schedule: once, alertDays: [400] }, 'invalid: alertDays[0]'],
      [{ name: 'x', schedule: once }, 'ok', { today: '2026-12-01' }],
      [{ name: 'x', schedule: once }, 'invalid: schedule.startDate', { today: '2026-12-02' }],
      [{ name: 'x', schedule: daily }, 'ok', { today: '2026-12-02' }],
    ],
  ],
  [
    'change of a task',
    updateTaskRequestSchema,
    [
      [{ id: '1', schedule: daily }, 'ok'],
      [{ id: '1', schedule: daily, name: 'x', description: 'y', alertDays: [], assigneeId: null }, 'ok'],
      [{ schedule: daily }, 'invalid: id'],
      [{ id: '1' }, 'invalid: schedule'],
      [{ id: '1', schedule: daily, name: '' }, 'invalid: name'],
      [{ id: '1', schedule: { frequency: 'weekly', startDate: '2026-01-01' } }, 'invalid: schedule.day'],
    ],
  ],
  [
    'deletion of tasks',
    deleteTasksRequestSchema,
    [
      [{ ids: ['1'] }, 'ok'],
      [{}, 'invalid: ids'],
      [{ ids: [] }, 'invalid: ids'],
      [{ ids: [1] }, 'malformed: ids[0]'],
    ],
  ],
  [
    'status of scheduled tasks',
    updateScheduledTaskStatusRequestSchema,
    [
      [{ id: '1', status: 'completed' }, 'ok'],
      [{ ids: ['1', '2'], status: 'pending', remark: 'Sent' }, 'ok'],
      [{ id: '1', status: 'completed', remark: null }, 'ok'],
      [{ id: '1', status: 'overdue' }, 'invalid: status'],
      [{ id: '1' }, 'invalid: status'],
      [{ id: '1', status: 'done' }, 'malformed: status'],
      [{ status: 'completed' }, 'invalid: id'],
      [{ id: '1', status: 'completed', remark: textOf(2000) }, 'ok'],
      [{ id: '1', status: 'completed', remark: textOf(2001) }, 'invalid: remark'],
    ],
  ],
  [
    'evidence',
    evidenceRequestSchema,
    [
      [{}, 'ok'],
      [{ effectiveDate: '' }, 'ok'],
      [{ effectiveDate: '2026-11-21' }, 'ok'],
      [{ effectiveDate: 'today' }, 'invalid: effectiveDate'],
    ],
  ],
  [
    'report of results',
    resultReportRequestSchema,
    [
      [{}, 'ok'],
      [{ sampledOn: '2026-05-12' }, 'ok'],
      [{ sampledOn: '12 May' }, 'invalid: sampledOn'],
    ],
  ],
  [
    'form of a result that was misread',
    toResultCorrectionFormSchema('2026-11-21'),
    [
      [{ value: '312', sampledOn: '2026-11-21' }, 'ok'],
      [{ value: '312', sampledOn: '' }, 'ok'],
      [{ value: '312', sampledOn: null }, 'ok'],
      [{ value: '312', sampledOn: '2026-11-22' }, 'invalid: sampledOn'],
      [{ value: '312', sampledOn: 'soon' }, 'invalid: sampledOn'],
    ],
  ],
  [
    'correction of an order',
    updateConsentDocumentRequestSchema,
    [
      [{}, 'ok'],
      [{ title: 'Consent 2026', facts: { validUpto: '2027-03-31', kind: 'cto', renewalLeadDays: 0 } }, 'ok'],
      [{ facts: { validUpto: null, authority: null, category: null, kind: null } }, 'ok'],
      [{ title: '' }, 'invalid: title'],
      [{ title: textOf(255) }, 'ok'],
      [{ title: textOf(256) }, 'invalid: title'],
      [{ facts: { validUpto: '2027-02-30' } }, 'invalid: facts.validUpto'],
      [{ facts: { kind: 'noc' } }, 'malformed: facts.kind'],
      [{ facts: { category: 'blue' } }, 'malformed: facts.category'],
      [{ facts: { renewalLeadDays: -1 } }, 'invalid: facts.renewalLeadDays'],
      [{ facts: { renewalLeadDays: 3653 } }, 'ok'],
      [{ facts: { renewalLeadDays: 3654 } }, 'invalid: facts.renewalLeadDays'],
      [{ facts: { renewalLeadDays: '60' } }, 'malformed: facts.renewalLeadDays'],
      [{ facts: { consentNo: textOf(501) } }, 'invalid: facts.consentNo'],
      [{ facts: [] }, 'malformed: facts'],
      [{ answers: {} }, 'ok'],
      [{ answers: { q1: 'P6M', q2: null } }, 'ok'],
      [{ answers: { q1: 15 } }, 'malformed: answers.q1'],
      [{ answers: { q1: { value: 'x' } } }, 'malformed: answers.q1'],
      [{ answers: [] }, 'malformed: answers'],
      [{ answers: 'P6M' }, 'malformed: answers'],
      [{ answers: null }, 'invalid: answers'],
    ],
  ],
  [
    'new limit',
    addLimitRequestSchema,
    [
      [limit, 'ok'],
      [{ ...limit, point: null, unit: '', averaging: '24 hours' }, 'ok'],
      [{ ...limit, medium: '' }, 'invalid: medium'],
      [{ ...limit, medium: 'soil' }, 'malformed: medium'],
      [{ ...limit, parameter: ' ' }, 'invalid: parameter'],
      [{ ...limit, parameter: textOf(200) }, 'ok'],
      [{ ...limit, parameter: textOf(201) }, 'invalid: parameter'],
      [{ ...limit, limit: 250 }, 'malformed: limit'],
      [{ ...limit, unit: textOf(51) }, 'invalid: unit'],
      [{ ...limit, averaging: textOf(201) }, 'invalid: averaging'],
      [{ ...limit, citation: undefined }, 'invalid: citation'],
      [{ ...limit, citation: { paragraph: 0, quote: 'COD' } }, 'ok'],
      [{ ...limit, citation: { ...citation, quote: ' ' } }, 'invalid: citation.quote'],
      [{ ...limit, citation: { ...citation, page: 0 } }, 'invalid: citation.page'],
      [{ ...limit, citation: { ...citation, page: '1' } }, 'malformed: citation.page'],
      [{ ...limit, citation: { ...citation, paragraph: -1 } }, 'invalid: citation.paragraph'],
      [
        { ...limit, citation: { ...citation, rects: [{ x: 0, y: 0, width: 1.01, height: 0 }] } },
        'invalid: citation.rects[0].width',
      ],
      [
        { ...limit, citation: { ...citation, rects: [{ y: 0, width: 1, height: 0 }] } },
        'invalid: citation.rects[0].x',
      ],
      [
        { ...limit, citation: { ...citation, rects: Array(201).fill(citation.rects[0]) } },
        'invalid: citation.rects',
      ],
    ],
  ],
  [
    'correction of a limit',
    updateLimitRequestSchema,
    [
      [{}, 'ok'],
      [{ limit: '100', point: null, citation }, 'ok'],
      [{ limit: '' }, 'invalid: limit'],
      [{ medium: 'soil' }, 'malformed: medium'],
      [{ citation: { page: 1 } }, 'invalid: citation.quote'],
    ],
  ],
  [
    'new particular',
    addParticularRequestSchema,
    [
      [{ kind: 'fuel', name: 'Coal', citation }, 'ok'],
      [{ kind: 'fuel', name: 'Coal', value: '4', unit: 'T/day', citation }, 'ok'],
      [{ kind: 'fuel', name: '', citation }, 'invalid: name'],
      [{ kind: 'road', name: 'Coal', citation }, 'malformed: kind'],
      [{ name: 'Coal', citation }, 'invalid: kind'],
    ],
  ],
  [
    'correction of a particular',
    updateParticularRequestSchema,
    [
      [{ value: null }, 'ok'],
      [{ name: ' ' }, 'invalid: name'],
      [{ kind: 'road' }, 'malformed: kind'],
    ],
  ],
  [
    'password of a protected order',
    unlockConsentDocumentRequestSchema,
    [
      [{ password: ' kunji ' }, 'ok'],
      [{ password: 'x'.repeat(127) }, 'ok'],
      [{ password: 'x'.repeat(128) }, 'invalid: password'],
      [{ password: '' }, 'invalid: password'],
      [{}, 'invalid: password'],
      [{ password: 7310 }, 'malformed: password'],
    ],
  ],
  [
    'renewal',
    renewConsentDocumentRequestSchema,
    [
      [{ newDocumentId: '1' }, 'ok'],
      [{}, 'invalid: newDocumentId'],
    ],
  ],
  [
    'change of an obligation',
    updateObligationRequestSchema,
    [
      [{}, 'ok'],
      [{ state: 'accepted' }, 'ok'],
      [{ title: 'x', text: 'y', frequency: null, dueDate: null, schedule: null, done: true }, 'ok'],
      [{ frequency: 'monthly', dueDate: '2026-12-10' }, 'ok'],
      [{ schedule: daily }, 'ok'],
      [{ state: 'done' }, 'malformed: state'],
      [{ frequency: 'fortnightly' }, 'malformed: frequency'],
      [{ dueDate: '2026-02-30' }, 'invalid: dueDate'],
      [{ done: 'yes' }, 'malformed: done'],
      [{ lastDone: { completedOn: '2026-09-12' } }, 'ok'],
      [{ lastDone: { notYet: true } }, 'ok'],
      [{ lastDone: { notAsked: true } }, 'ok'],
      [{ lastDone: {} }, 'invalid: lastDone'],
      [{ lastDone: { notYet: true, notAsked: true } }, 'invalid: lastDone'],
      [{ lastDone: { completedOn: '2026-09-12', notYet: true } }, 'invalid: lastDone'],
      [{ lastDone: { completedOn: '2026-02-30' } }, 'invalid: lastDone.completedOn'],
      [{ lastDone: { notYet: false } }, 'malformed: lastDone.notYet'],
      [{ citation }, 'ok'],
      [{ citation: { ...citation, quote: '' } }, 'invalid: citation.quote'],
      [{ title: '' }, 'invalid: title'],
      [
        { schedule: { frequency: 'yearly', startDate: '2026-01-01' } },
        'invalid: schedule.month, schedule.dayOfMonth',
      ],
    ],
  ],
  [
    'change of several obligations',
    updateObligationsRequestSchema,
    [
      [{ ids: ['1'], state: 'rejected' }, 'ok'],
      [{ ids: ['1'] }, 'invalid: state'],
      [{ state: 'rejected' }, 'invalid: ids'],
    ],
  ],
  [
    'start of an obligation',
    startObligationRequestSchema,
    [
      [{ happenedOn: '2026-11-20' }, 'ok'],
      [{ happenedOn: '2026-11-20', assigneeId: null }, 'ok'],
      [{ happenedOn: '2026-11-31' }, 'invalid: happenedOn'],
      [{ happenedOn: '' }, 'invalid: happenedOn'],
      [{}, 'invalid: happenedOn'],
      [{ happenedOn: 5 }, 'malformed: happenedOn'],
    ],
  ],
  [
    'an added obligation',
    addObligationRequestSchema,
    [
      [added, 'ok'],
      [{ ...added, conditionNo: '7', schedule: daily }, 'ok'],
      [{ ...added, conditionNo: null, schedule: null }, 'ok'],
      [{ ...added, title: textOf(60) }, 'ok'],
      [{ ...added, title: textOf(61) }, 'invalid: title'],
      [{ ...added, title: ' ' }, 'invalid: title'],
      [{ ...added, text: textOf(5001) }, 'invalid: text'],
      [{ ...added, conditionNo: textOf(51) }, 'invalid: conditionNo'],
      [{ ...added, category: 'duty' }, 'malformed: category'],
      [{}, 'invalid: title, text, category, citation'],
      [cited({ page: null, paragraph: 0, rects: undefined }), 'ok'],
      [cited({ page: 0 }), 'invalid: citation.page'],
      [cited({ page: '1' }), 'malformed: citation.page'],
      [cited({ paragraph: -1 }), 'invalid: citation.paragraph'],
      [cited({ quote: '' }), 'invalid: citation.quote'],
      [
        cited({ rects: [{ x: 0, y: 0, width: 1.1, height: -1 }] }),
        'invalid: citation.rects[0].width, citation.rects[0].height',
      ],
      [cited({ rects: [{ x: 0, y: 0, width: 1 }] }), 'invalid: citation.rects[0].height'],
      [
        cited({ rects: Array.from({ length: 201 }, () => added.citation.rects[0]) }),
        'invalid: citation.rects',
      ],
    ],
  ],
  [
    'a merge',
    mergeObligationsRequestSchema,
    [
      [{ ids: ['1', '2'] }, 'ok'],
      [{ ids: ['1', '1'] }, 'invalid: ids'],
      [{ ids: ['1'] }, 'invalid: ids'],
      [{}, 'invalid: ids'],
      [{ ids: '1' }, 'malformed: ids'],
      [{ ids: Array.from({ length: 21 }, (_, at) => String(at)) }, 'invalid: ids'],
    ],
  ],
  [
    'a split',
    splitObligationRequestSchema,
    [
      [{ parts: [{ text: 'a' }, { text: 'b', title: 'B' }] }, 'ok'],
      [{ parts: [{ text: 'a' }] }, 'invalid: parts'],
      [{}, 'invalid: parts'],
      [{ parts: [{ text: 'a' }, { text: '' }] }, 'invalid: parts[1].text'],
      [{ parts: [{ text: 'a', title: '' }, { text: 'b' }] }, 'invalid: parts[0].title'],
      [{ parts: [{ text: 'a' }, 'b'] }, 'malformed: parts[1]'],
    ],
  ],
])('%s', (_name, schema, rows) => {
  it.each(rows)('%j: %s', (input, outcome, context) => {
    expect(outcomeOf(schema, input, context)).toBe(outcome);
  });
});
