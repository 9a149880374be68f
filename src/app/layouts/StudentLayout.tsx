import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { SignOut } from '#pages/account/SignOut.tsx';
import { paths } from '#paths';
import { theme } from '../theme.ts';
import { MainNav } from './MainNav.tsx';
import './StudentLayout.css';

/** Around the pages of a student who is logged in: the four tabs, and MUI's theme. Other pages do not wait for MUI. */
export function Component() {
  return (
    <ThemeProvider theme={theme}>
      <div className="student">
        {/* What is asked or told in steps is opened from the Resource Hub. */}
        <MainNav fallback={paths.resources} />
        <div className="header-sign-out">
          <SignOut />
        </div>
        <Outlet />
      </div>
    </ThemeProvider>
  );
}
