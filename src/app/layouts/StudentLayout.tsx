import { Outlet, useLocation } from 'react-router-dom';
import { BottomNav } from '#components/layout/BottomNav.tsx';
import { flowPaths } from '#forms/flow-paths.ts';
import { paths } from '#paths';
import './StudentLayout.css';

/** Around the pages of a student who is logged in: the four tabs under them. */
export function Component() {
  const { pathname } = useLocation();
  // What is asked or told in steps is opened from the Resource Hub.
  const isOfResources = flowPaths.some(({ path }) => path === pathname);
  return (
    <div className="above-nav">
      <Outlet />
      <BottomNav section={isOfResources ? paths.resources : undefined} />
    </div>
  );
}
