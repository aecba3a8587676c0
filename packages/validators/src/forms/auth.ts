import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { type InferType, object } from 'yup';
import { emailField } from '../fields.ts';
import { passwordField } from '../password.ts';
import { text } from '../primitives.ts';
import { loginRequestSchema, signUpRequestSchema } from '../requests/auth.ts';

/** The field that repeats a password: required and equal. */
function confirmField(field: string) {
  return text()
    .required(FIELD_MESSAGES.confirmPasswordRequired)
    .test('same', FIELD_MESSAGES.passwordsDoNotMatch, (value, context) => value === context.parent[field]);
}

/** Login: the same as the call. */
export const loginFormSchema = loginRequestSchema;
/** Values of the login form. */
export type LoginForm = InferType<typeof loginFormSchema>;

/** Forgot password. Its message under the field is worded without the article (docs/spec-coverage.md#validation). */
export const forgotPasswordFormSchema = object({
  email: emailField({ required: FIELD_MESSAGES.emailRequired, invalid: FIELD_MESSAGES.forgotEmailInvalid }),
});
/** Values of the forgot-password form. */
export type ForgotPasswordForm = InferType<typeof forgotPasswordFormSchema>;

/**
 * Reset password: only checks for a value and equality. The server checks the policy, and its answer is shown under the
 * field (D9).
 */
export const resetPasswordFormSchema = object({
  password: text().required(FIELD_MESSAGES.passwordRequired),
  confirmPassword: confirmField('password'),
});
/** Values of the reset form. */
export type ResetPasswordForm = InferType<typeof resetPasswordFormSchema>;

/** First password of an invitation or a sign-up: with the policy (D9). */
export const setPasswordFormSchema = object({
  password: passwordField(FIELD_MESSAGES.passwordRequired),
  confirmPassword: confirmField('password'),
});
/** Values of the set-password form. */
export type SetPasswordForm = InferType<typeof setPasswordFormSchema>;

/** Change password. Pass `{ email, name }` as Yup's context, so that neither can be the password. */
export const changePasswordFormSchema = object({
  oldPassword: text().required(FIELD_MESSAGES.currentPasswordRequired),
  newPassword: passwordField(FIELD_MESSAGES.newPasswordRequired),
  confirmPassword: confirmField('newPassword'),
});
/** Values of the change-password form. */
export type ChangePasswordForm = InferType<typeof changePasswordFormSchema>;

/** Sign-up: the same as the call. */
export const signUpFormSchema = signUpRequestSchema;
/** Values of the sign-up form. */
export type SignUpForm = InferType<typeof signUpFormSchema>;
