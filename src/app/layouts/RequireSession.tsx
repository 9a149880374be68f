import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { session } from '#api/session-store.ts';
import { paths } from '#paths';
import { onSessionRefreshed } from '#session/sync-session.ts';

/**
 * Renders the pages that need a session, or redirects to the landing page if there is none. Checks on every navigation
 * and whenever another tab may have signed out. Expired tokens are handled in Layout.tsx, which redirects to the log-in
 * page instead.
 */
export function RequireSession() {
  const { key } = useLocation();
  const [found, setFound] = useState({ key, isLoggedIn: isLoggedIn() });
  if (found.key !== key) setFound({ key, isLoggedIn: isLoggedIn() });
  useEffect(() => onSessionRefreshed(() => setFound({ key, isLoggedIn: isLoggedIn() })), [key]);
  return found.isLoggedIn ? <Outlet /> : <Navigate to={paths.landing} replace />;
}

const isLoggedIn = () => session.current() !== undefined;
