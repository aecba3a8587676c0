import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { messageOf, textOf } from './cases.test-support.ts';
import {
  choiceField,
  dateField,
  descriptionField,
  emailField,
  fullNameField,
  idsField,
  messageField,
  nameField,
  phoneField,
  profileNameField,
  remarkField,
  subjectField,
  taskNameField,
} from './fields.ts';

type Row = [value: unknown, message: string | null];

const tooLong = (label: string, max: string) => `${label} must be at most ${max} characters`;

describe.each<[string, AnySchema, Row[]]>([
  [
    'e-mail',
    emailField(),
    [
      ['asha@example.com', null],
      ['  asha@example.com ', null],
      [undefined, 'Email is required'],
      ['', 'Email is required'],
      ['   ', 'Email is required'],
      ['asha@example', 'Please enter a valid email address'],
      [`${textOf(64)}@${'a.'.repeat(93)}com`, null],
      [`${textOf(64)}@${'a.'.repeat(94)}com`, 'Please enter a valid email address'],
    ],
  ],
  [
    'full name',
    fullNameField(),
    [
      ['Al', null],
      [textOf(50), null],
      [undefined, 'Full name is required'],
      ['', 'Full name is required'],
      ['  ', 'Full name is required'],
      ['A', 'Full name is too short'],
      [' A ', 'Full name is too short'],
      [textOf(51), tooLong('Full name', '50')],
    ],
  ],
  [
    'name',
    nameField(),
    [
      ['Al', null],
      ["K. O'Brien", null],
      [textOf(50), null],
      [undefined, 'Name is required'],
      ['', 'Name is required'],
      ['A', FIELD_MESSAGES.nameLength],
      [textOf(51), FIELD_MESSAGES.nameLength],
      ['12', 'Name must be a valid string'],
    ],
  ],
  [
    'name of the profile',
    profileNameField(),
    [
      ['Al', null],
      ['Asha Rao', null],
      ['Asha  Rao', null],
      [textOf(50), null],
      [textOf(51), FIELD_MESSAGES.nameLength],
      ['A', FIELD_MESSAGES.nameLength],
      ['Asha2', FIELD_MESSAGES.nameLetters],
      ["O'Brien", FIELD_MESSAGES.nameLetters],
      ['', 'Name is required'],
    ],
  ],
  [
    'phone',
    phoneField(),
    [
      ['9000000001', null],
      [undefined, null],
      ['', null],
      ['900000000', 'Please enter a valid phone number'],
      ['90000000011', 'Please enter a valid phone number'],
      ['90000a0001', 'Please enter a valid phone number'],
    ],
  ],
  [
    'subject',
    subjectField(),
    [
      ['Hello', null],
      [textOf(200), null],
      [undefined, 'Subject is required'],
      ['', 'Subject is required'],
      ['Help', 'Subject is too short'],
      ['Help ', 'Subject is too short'],
      ['𑀅𑀆𑀇𑀈', 'Subject is too short'],
      ['𑀅𑀆𑀇𑀈𑀉', null],
      [textOf(201), tooLong('Subject', '200')],
    ],
  ],
  [
    'message',
    messageField(),
    [
      [textOf(10), null],
      [textOf(5000), null],
      ['one\ntwo\n\nthree', null],
      [undefined, 'Message is required'],
      [textOf(9), 'Message is too short'],
      [`${textOf(9)}  `, 'Message is too short'],
      ['𑀅𑀆𑀇𑀈𑀉𑀊𑀋𑀏𑀐', 'Message is too short'],
      [textOf(5001), tooLong('Message', '5,000')],
    ],
  ],
  [
    'remark',
    remarkField(),
    [
      [undefined, null],
      ['', null],
      [textOf(2000), null],
      [textOf(2001), tooLong('Remark', '2,000')],
    ],
  ],
  [
    'description',
    descriptionField(),
    [
      ['', null],
      [textOf(5000), null],
      [textOf(5001), tooLong('Description', '5,000')],
    ],
  ],
  [
    'task name',
    taskNameField(),
    [
      [textOf(200), null],
      [textOf(201), tooLong('Task name', '200')],
    ],
  ],
  [
    'date',
    dateField(),
    [
      ['2026-11-21', null],
      [undefined, null],
      ['', null],
      ['2026-02-29', 'Please enter a valid date'],
      ['21/11/2026', 'Please enter a valid date'],
    ],
  ],
  [
    'a value of a list that must be chosen',
    choiceField(['a', 'b']).required('Type is required'),
    [
      ['a', null],
      [undefined, 'Type is required'],
      ['', 'Type is required'],
      [null, 'Type is required'],
    ],
  ],
  [
    'ids',
    idsField(),
    [
      [['1'], null],
      [Array.from({ length: 1000 }, (_, index) => `id${index}`), null],
      [Array.from({ length: 1001 }, (_, index) => `id${index}`), 'At most 1,000 at once'],
      [[], 'Select at least one'],
      [[''], 'Id is required'],
    ],
  ],
])('%s', (_name, schema, rows) => {
  it.each(rows)('%j: %s', (value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});

describe('what fields give back', () => {
  it.each<[string, AnySchema, unknown, unknown]>([
    ['a line', subjectField(), '  Two   words  ', 'Two words'],
    ['lines', messageField(), '  one\n\n  two three \n', 'one\n\n  two three'],
    ['an e-mail in its own case', emailField(), ' Asha@Example.com ', 'Asha@Example.com'],
    ['ids once each', idsField(), ['1', '2', '1'], ['1', '2']],
  ])('%s', (_name, schema, input, expected) => {
    expect(schema.validateSync(input)).toEqual(expected);
  });
});
