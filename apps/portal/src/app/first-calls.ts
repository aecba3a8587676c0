import type { EarlyCall } from '@anupalan/api-client/early-calls';
import type { Session } from '@anupalan/api-client/types';
import { DEFAULT_PAGE_SIZE, PAGINATION } from '@anupalan/enums/limits';
import { COMPANY_PATHS, LAB_PATHS } from '@anupalan/enums/paths';
import { findEffectiveRole } from '@anupalan/validators/effective-role';
import { hasAccess } from '@anupalan/validators/permission-name';

/** The first page of what is overdue. */
const OVERDUE = { status: 'overdue', rounds: 'folded', pageNo: 1, pageSize: DEFAULT_PAGE_SIZE };

/** Where a page is opened. */
export type Opened = Pick<Location, 'pathname' | 'search'>;

/**
 * The calls that a screen makes when it is opened by its address, so that they can be sent before its code is there. They
 * are those of the screen to the letter, or they would be made twice: a test holds them to it. Without the libraries that
 * the screens build their calls with, which come later. What stands above or within the rows comes before them, so that
 * nothing moves when it arrives: notices, and the titles of orders.
 */
export function listFirstCalls(session: Session, { pathname, search }: Opened): EarlyCall[] {
  const role = findEffectiveRole(session.role);
  // Another area than the own leads to a redirect.
  if (role === null || !pathname.startsWith(`/${role}/`)) return [];
  const can = (...permissions: string[]) => permissions.some((name) => hasAccess(session.permissions, name));
  const seesOrders = can('Consent Documents', 'Consent Analyzer');
  const orders = seesOrders ? [{ path: '/consent-documents', params: { isPagination: PAGINATION.off } }] : [];
  // A filter makes other calls of a list.
  const hasPlainAddress = search === '';

  const calls: EarlyCall[] = [{ path: '/users/profile' }];
  // Beside an order that is being reviewed there are no notices.
  if (!pathname.startsWith(`${COMPANY_PATHS.consentAnalyzer}/`)) {
    calls.push({ path: '/organisation' });
    if (role === 'company' && (seesOrders || can('Reporting Task', 'Tasks & Alerts')))
      calls.push({ path: '/consent-documents/check-validity' });
  }
  if (pathname === COMPANY_PATHS.dashboard || pathname === LAB_PATHS.dashboard)
    calls.push(
      new URLSearchParams(search).get('scope') === 'mine'
        ? { path: '/dashboard', params: { scope: 'mine' } }
        : { path: '/dashboard' },
    );
  if (pathname === COMPANY_PATHS.tasksAndAlerts && can('Tasks & Alerts')) {
    calls.push(...orders);
    if (hasPlainAddress) calls.push({ path: '/generate-tasks/scheduled-tasks', params: OVERDUE });
    calls.push(
      { path: '/saved-views', params: { screen: 'tasksAndAlerts' } },
      { path: '/users/assignable', params: { isPagination: PAGINATION.off } },
    );
  }
  calls.push({ path: '/user/notifications/unread' });
  return calls;
}
