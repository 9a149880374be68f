import { createTheme } from '@mui/material/styles';
import { theme as portal } from '#app/theme.ts';

/**
 * The portal's MUI theme, except that menus open without a transition. A quick click during the transition
 * would miss the menu entry.
 */
export const theme = createTheme(portal, {
  components: { MuiMenu: { defaultProps: { transitionDuration: 0 } } },
});
