import { createTheme } from '@mui/material/styles';
import { theme as portal } from '#app/theme.ts';

/** Menus open without a transition, because a quick click during a transition would miss the menu entry. */
export const theme = createTheme(portal, {
  components: { MuiMenu: { defaultProps: { transitionDuration: 0 } } },
});
