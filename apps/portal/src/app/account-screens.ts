/** The screens of the account menu, which come together: each is too small for a chunk of its own. */
export { ChangePasswordScreen } from '../features/change-password/change-password-screen.tsx';
export { NotificationsScreen } from '../features/notifications/notifications-screen.tsx';
export { ProfileScreen } from '../features/profile/profile-screen.tsx';
export { SupportCreateScreen } from '../features/support/support-create-screen.tsx';
export { SupportScreen } from '../features/support/support-screen.tsx';
