import { ThemeProvider } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { getApplication } from '#api/applications.ts';
import { queries } from '#api/queries.ts';
import { LoggedInAs } from '#components/layout/StudentPage.tsx';
import { shortName } from '#pages/account/full-name.ts';
import { SignOut } from '#pages/account/SignOut.tsx';
import { paths } from '#paths';
import { theme } from '../theme.ts';
import { MainNav } from './MainNav.tsx';
import './StudentLayout.css';

export function Component() {
  const name = useSyncExternalStore(queries.subscribe, knownName);
  return (
    <ThemeProvider theme={theme}>
      <div className="student">
        {/* Questionnaires and guides are opened from the Resources tab, so they highlight that tab. */}
        <MainNav fallback={paths.resources} />
        <div className="header-sign-out">
          <SignOut />
        </div>
        <LoggedInAs value={name}>
          <Outlet />
        </LoggedInAs>
      </div>
    </ThemeProvider>
  );
}

function knownName(): string {
  const application = queries.known(getApplication);
  return application ? shortName(application) : '';
}
