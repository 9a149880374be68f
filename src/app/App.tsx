import { useLocation, useRoutes } from 'react-router-dom';
import { loadPage, routes } from './routes.tsx';

/** The portal below its router. */
export function App() {
  const { pathname } = useLocation();
  loadPage(pathname).catch(() => undefined); // the page itself says so
  return useRoutes(routes);
}
