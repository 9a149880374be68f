import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { session } from '#api/session.ts';
import { paths } from '#paths';
import { onSessionRefreshed } from '#session/sync-session.ts';

/**
 * Around the pages that need a token; without one the student is sent to the landing page. It is
 * looked for on every way in, and when another tab may have signed out. Not at once when a call finds it expired:
 * that leads to the log-in and back.
 */
export function RequireSession() {
  const { key } = useLocation();
  const [found, setFound] = useState({ key, isLoggedIn: isLoggedIn() });
  if (found.key !== key) setFound({ key, isLoggedIn: isLoggedIn() });
  useEffect(() => onSessionRefreshed(() => setFound({ key, isLoggedIn: isLoggedIn() })), [key]);
  return found.isLoggedIn ? <Outlet /> : <Navigate to={paths.landing} replace />;
}

const isLoggedIn = () => session.current() !== undefined;
