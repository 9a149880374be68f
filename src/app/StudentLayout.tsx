import { Outlet } from 'react-router-dom';
import { BottomNav } from '#components/BottomNav.tsx';

/** Around the pages of a student who is logged in: the four tabs under them. */
export function Component() {
  return (
    <div className="above-nav">
      <Outlet />
      <BottomNav />
    </div>
  );
}
