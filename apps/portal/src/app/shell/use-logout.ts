import { isApiError } from '@anupalan/api-client/api-error';
import { deleteDraftsOf } from '@anupalan/api-client/draft-storage';
import { useLogoutMutation } from '@anupalan/api-client/endpoints/auth';
import { clearSession, findSession } from '@anupalan/api-client/session-storage';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { findPushUser } from '../../shared/push/push-choice.ts';
import { endPush } from '../../shared/push/renew-push.ts';

/**
 * Logging out (docs/spec-coverage.md#states-and-transitions). On failure the shared handler has run and the dialog
 * closes.
 */
export function useLogout(onFailed: () => void): { logout: () => Promise<void>; isLoggingOut: boolean } {
  const [callLogout, { isLoading }] = useLogoutMutation();
  const navigate = useNavigate();
  const logout = async () => {
    const userId = findSession()?.user.id;
    try {
      await callLogout().unwrap();
    } catch (error) {
      onFailed();
      // A session that had ended already is logged out all the same.
      if (!isApiError(error) || error.status !== 401) return;
    }
    if (userId !== undefined) deleteDraftsOf(userId);
    // Where the browser's push service does not answer, the server has forgotten the browser with its session all the same.
    if (findPushUser() !== null) endPush().catch(() => undefined);
    // Rendered at once, so that this navigation comes after the guards' own: logging out leads nowhere back.
    flushSync(clearSession);
    await navigate(AUTH_PATHS.login, { replace: true });
  };
  return { logout, isLoggingOut: isLoading };
}
