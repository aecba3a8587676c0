import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { describe, expect, it } from 'vitest';
import { textOf } from './cases.test-support.ts';
import { COMMON_PASSWORD_COUNT, isCommonPassword } from './common-passwords.ts';
import { isPasswordAllowed, type PasswordContext, type PasswordOwner, passwordField } from './password.ts';

const owner: PasswordOwner = { email: 'Asha.Rao1@example.com', name: 'Asha R@o 12' };

describe('a new password', () => {
  it.each([
    ['Abcde1!x', true, 'eight characters'],
    ['Abcde1!', false, 'seven characters'],
    [`Ab1!${textOf(124)}`, true, '128 characters'],
    [`Ab1!${textOf(125)}`, false, '129 characters'],
    ['abcdef1!', false, 'no upper case'],
    ['ABCDEF1!', false, 'no lower case'],
    ['Abcdefg!', false, 'no digit'],
    ['Abcdefg1', false, 'no special character'],
    ['Abcdef1-', true, 'a hyphen is special'],
    ['Abcdef1 ', true, 'a space is special'],
    ['Abcdef1₹', true, 'a currency sign is special'],
    ['Abcdef1é', false, 'a letter with an accent is none'],
    ['Abcdef1\u0000', false, 'a control character is not printable'],
    ['Abcdef1!\n', false, 'a line break is not printable'],
    ['Ab1!😀😀😀😀', true, 'characters outside the first plane count as one each'],
    ['Ab1!😀😀😀', false, 'seven characters in ten units'],
    ['Demo@1234', true, 'the demo password'],
    ['Asha.Rao1@example.com', false, "the account's e-mail"],
    ['aSHA.rAO1@EXAMPLE.com', false, "the account's e-mail in another case"],
    ['Asha R@o 12', false, "the account's name"],
    ['ASHA r@O 12', false, "the account's name in another case"],
    ['Asha.Rao1@example.com!', true, 'more than the e-mail'],
    ['', false, 'nothing'],
  ])('%j: %s (%s)', (password, isAllowed) => {
    expect(isPasswordAllowed(password, owner)).toBe(isAllowed);
  });
});

describe('the field of a new password', () => {
  const field = passwordField(FIELD_MESSAGES.newPasswordRequired);
  const context: PasswordContext = { ...owner, isCommonPassword };

  it.each([
    [undefined, FIELD_MESSAGES.newPasswordRequired],
    ['', FIELD_MESSAGES.newPasswordRequired],
    ['short', FIELD_MESSAGES.passwordPolicy],
    ['Asha R@o 12', FIELD_MESSAGES.passwordPolicy],
  ])('%j: %s', (value, message) => {
    expect(() => field.validateSync(value, { context })).toThrow(message);
  });

  it('refuses a common one where the list is given', () => {
    const common = passwordField('required').validateSync('Xyzzy@123', { context: owner });
    expect(common).toBe('Xyzzy@123');
    expect(() =>
      field.validateSync('Xyzzy@123', {
        context: { isCommonPassword: (one: string) => one === 'Xyzzy@123' },
      }),
    ).toThrow(FIELD_MESSAGES.passwordPolicy);
  });

  it('keeps spaces around it', () => {
    expect(field.validateSync(' Abcdef1! ', { context })).toBe(' Abcdef1! ');
  });
});

describe('the commonest passwords', () => {
  it.each([
    ['123456', true],
    ['password', true],
    ['PASSWORD', true],
    ['P@ssw0rd', true],
    ['Demo@1234', false],
    ['a sentence nobody uses 7!', false],
    ['', false],
  ])('%j: %s', (password, isCommon) => {
    expect(isCommonPassword(password)).toBe(isCommon);
  });

  it('are ten thousand', () => {
    expect(COMMON_PASSWORD_COUNT).toBe(10_000);
  });
});
