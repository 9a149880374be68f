import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { theme } from '../theme.ts';

/** Around the pages with MUI's cards and skeletons. The others are plain CSS and do not wait for MUI. */
export function Component() {
  return (
    <ThemeProvider theme={theme}>
      <Outlet />
    </ThemeProvider>
  );
}
