import { createTheme } from '@mui/material/styles';
import { theme as portal } from '#app/theme.ts';

/**
 * A quick click during the transition of a menu would miss the menu entry, so menus open without a
 * transition.
 */
export const theme = createTheme(portal, {
  components: { MuiMenu: { defaultProps: { transitionDuration: 0 } } },
});
