import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { session } from '#api/session-store.ts';
import { paths } from '#paths';
import { onSessionRefreshed } from '#session/sync-session.ts';

/**
 * Renders its child routes during a session, and otherwise redirects to the landing page. Checks the session
 * on every navigation and whenever another tab may have signed out. An expired token leads to the log-in page
 * (Layout.tsx).
 */
export function RequireSession() {
  const { key } = useLocation();
  const [found, setFound] = useState({ key, isLoggedIn: isLoggedIn() });
  if (found.key !== key) setFound({ key, isLoggedIn: isLoggedIn() });
  useEffect(() => onSessionRefreshed(() => setFound({ key, isLoggedIn: isLoggedIn() })), [key]);
  return found.isLoggedIn ? <Outlet /> : <Navigate to={paths.landing} replace />;
}

const isLoggedIn = () => session.current() !== undefined;
