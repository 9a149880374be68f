import { createTheme } from '@mui/material/styles';
import { theme as portal } from '#app/theme.ts';

/** The portal's MUI theme. Menus open without a transition, because a quick click would otherwise miss the entry. */
export const theme = createTheme(portal, {
  components: { MuiMenu: { defaultProps: { transitionDuration: 0 } } },
});
