import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import type { InferType } from 'yup';
import { emailField, nameField } from '../fields.ts';
import { passwordField } from '../password.ts';
import { text } from '../primitives.ts';
import { request } from './envelope.ts';

/** POST /auth/login. */
export const loginRequestSchema = request({
  email: emailField(),
  password: text().required(FIELD_MESSAGES.passwordRequired),
});

/** POST /auth/forgot-password. */
export const forgotPasswordRequestSchema = request({ email: emailField() });

/** POST /auth/reset-password. That the password is not the account's email or name is checked by the API. */
export const resetPasswordRequestSchema = request({
  password: passwordField(FIELD_MESSAGES.passwordRequired),
  passwordResetToken: text().required(FIELD_MESSAGES.tokenRequired),
});

/** POST /auth/change-password. The old one is only required (D9). */
export const changePasswordRequestSchema = request({
  oldPassword: text().required(FIELD_MESSAGES.currentPasswordRequired),
  newPassword: passwordField(FIELD_MESSAGES.newPasswordRequired),
});

/** POST /auth/signup. */
export const signUpRequestSchema = request({ name: nameField(), email: emailField() });

/** POST /auth/set-password, from an invitation or a sign-up link. */
export const setPasswordRequestSchema = request({
  password: passwordField(FIELD_MESSAGES.passwordRequired),
  token: text().required(FIELD_MESSAGES.tokenRequired),
});

/** A checked login. */
export type LoginRequest = InferType<typeof loginRequestSchema>;
/** A checked request for a reset link. */
export type ForgotPasswordRequest = InferType<typeof forgotPasswordRequestSchema>;
/** A checked reset. */
export type ResetPasswordRequest = InferType<typeof resetPasswordRequestSchema>;
/** A checked change of the password. */
export type ChangePasswordRequest = InferType<typeof changePasswordRequestSchema>;
/** A checked sign-up. */
export type SignUpRequest = InferType<typeof signUpRequestSchema>;
/** A checked first password. */
export type SetPasswordRequest = InferType<typeof setPasswordRequestSchema>;
