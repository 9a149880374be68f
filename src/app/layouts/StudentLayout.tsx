import { Outlet } from 'react-router-dom';
import { BottomNav } from '#components/layout/BottomNav.tsx';
import { paths } from '#paths';
import './StudentLayout.css';

/** Around the pages of a student who is logged in: the four tabs under them. */
export function Component() {
  return (
    <div className="above-nav">
      <Outlet />
      {/* What is asked or told in steps is opened from the Resource Hub. */}
      <BottomNav fallback={paths.resources} />
    </div>
  );
}
