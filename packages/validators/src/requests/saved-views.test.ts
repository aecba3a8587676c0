import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { outcomeOf } from '../cases.test-support.ts';
import {
  createSavedViewRequestSchema,
  deleteSavedViewsRequestSchema,
  updateSavedViewRequestSchema,
} from './saved-views.ts';
import { assignTasksRequestSchema } from './tasks.ts';

const view = { screen: 'tasksAndAlerts', name: 'Late ones' };

describe.each<[string, AnySchema, [input: unknown, outcome: string][]]>([
  [
    'new view',
    createSavedViewRequestSchema,
    [
      [view, 'ok'],
      [{ ...view, query: 'q'.repeat(2000), hiddenColumns: [], density: 'compact', isDefault: true }, 'ok'],
      [{ ...view, name: 'n'.repeat(50) }, 'ok'],
      [{ ...view, name: 'n'.repeat(51) }, 'invalid: name'],
      [{ ...view, name: '  ' }, 'invalid: name'],
      [{ ...view, name: 5 }, 'malformed: name'],
      [{ ...view, query: 'q'.repeat(2001) }, 'invalid: query'],
      [{ ...view, density: 'huge' }, 'malformed: density'],
      [{ ...view, isDefault: 'yes' }, 'malformed: isDefault'],
      [{ name: 'Late ones' }, 'invalid: screen'],
      [{ ...view, screen: 'dashboard' }, 'malformed: screen'],
    ],
  ],
  [
    'changed view',
    updateSavedViewRequestSchema,
    [
      [{ id: '1' }, 'ok'],
      [{ id: '1', isDefault: false }, 'ok'],
      [{ id: '1', name: '' }, 'invalid: name'],
      [{ name: 'Late' }, 'invalid: id'],
    ],
  ],
  [
    'deleted views',
    deleteSavedViewsRequestSchema,
    [
      [{ ids: ['1'] }, 'ok'],
      [{ ids: [] }, 'invalid: ids'],
      [{}, 'invalid: ids'],
    ],
  ],
  [
    'assignment',
    assignTasksRequestSchema,
    [
      [{ ids: ['1'], assigneeId: '2' }, 'ok'],
      [{ ids: ['1'], assigneeId: null }, 'ok'],
      [{ ids: ['1'] }, 'invalid: assigneeId'],
      [{ ids: [], assigneeId: null }, 'invalid: ids'],
      [{ ids: ['1'], assigneeId: 2 }, 'malformed: assigneeId'],
    ],
  ],
])('%s', (_name, schema, rows) => {
  it.each(rows)('%j: %s', (input, outcome) => {
    expect(outcomeOf(schema, input)).toBe(outcome);
  });
});
