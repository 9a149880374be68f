import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { session } from '#api/session.ts';
import { paths } from '#paths';
import { onSessionRefreshed } from '#session/sync-session.ts';

/**
 * Wraps the pages that need a session; without one it redirects to the landing page. The session is checked on every
 * navigation and when another tab may have signed out. A token that a call finds expired is not handled here: that
 * leads to the log-in page and back (Layout.tsx).
 */
export function RequireSession() {
  const { key } = useLocation();
  const [found, setFound] = useState({ key, isLoggedIn: isLoggedIn() });
  if (found.key !== key) setFound({ key, isLoggedIn: isLoggedIn() });
  useEffect(() => onSessionRefreshed(() => setFound({ key, isLoggedIn: isLoggedIn() })), [key]);
  return found.isLoggedIn ? <Outlet /> : <Navigate to={paths.landing} replace />;
}

const isLoggedIn = () => session.current() !== undefined;
