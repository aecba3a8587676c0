import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

/**
 * The token of a mailed link, from `?token=` or the path. It leaves the address bar and the history at once and
 * lives in memory only (D10). Null: the link had none.
 */
export function useLinkToken(cleanPath: string): string | null {
  const params = useParams();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = params.token ?? new URLSearchParams(search).get('token');
  const [token, setToken] = useState(inAddress);
  useEffect(() => {
    if (inAddress === null) return;
    setToken(inAddress);
    if (pathname !== cleanPath || search !== '') void navigate(cleanPath, { replace: true });
  }, [inAddress, pathname, search, cleanPath, navigate]);
  return token === '' ? null : token;
}
