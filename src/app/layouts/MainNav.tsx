import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/layout/Link.tsx';
import { paths } from '#paths';
import './MainNav.css';

export function MainNav({ fallback }: { fallback: string }) {
  const { pathname } = useLocation();
  const isTab = tabs.some(({ path }) => path === pathname);
  const section = isTab ? pathname : fallback;
  return (
    <BottomNavigation component="nav" aria-label="Main" className="main-nav" showLabels value={section}>
      {tabs.map(({ path, name, icon }) => (
        <BottomNavigationAction
          key={path}
          component={Link}
          to={path}
          value={path}
          label={name}
          icon={<Icon>{icon}</Icon>}
          aria-current={path === section ? (isTab ? 'page' : true) : undefined}
        />
      ))}
    </BottomNavigation>
  );
}

const tabs: readonly { readonly path: string; readonly name: string; readonly icon: ReactNode }[] = [
  { path: paths.home, name: 'Home', icon: <path d="M4 11 12 4l8 7v9h-6v-6h-4v6H4z" /> },
  { path: paths.payment, name: 'Payment', icon: <path d="M3 6h18v12H3zM3 10h18M7 15h4" /> },
  {
    path: paths.resources,
    name: 'Resources',
    icon: <path d="M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14" />,
  },
  {
    path: paths.account,
    name: 'Account',
    icon: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 4-6 8-6s8 2 8 6" />,
  },
];
