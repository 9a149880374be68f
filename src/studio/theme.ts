import { createTheme } from '@mui/material/styles';
import { theme as portal } from '#app/theme.ts';

/** The portal's theme. Menus open without a transition, so that a quick click does not miss its entry. */
export const theme = createTheme(portal, {
  components: { MuiMenu: { defaultProps: { transitionDuration: 0 } } },
});
