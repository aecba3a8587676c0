/** The pages of signing in, which come together: each is small, and who needs one may need the next. */
export { ForgotPasswordPage } from './forgot-password-page.tsx';
export { LoginPage } from './login-page.tsx';
export { ResetPasswordPage } from './reset-password-page.tsx';
export { SetPasswordPage } from './set-password-page.tsx';
export { SignUpPage } from './sign-up-page.tsx';
