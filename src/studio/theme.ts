import { createTheme } from '@mui/material/styles';
import { theme as portal } from '#app/theme.ts';

/** The portal's. A list opens at its size, so that a quick press does not miss the entry that it was meant for. */
export const theme = createTheme(portal, {
  components: { MuiMenu: { defaultProps: { transitionDuration: 0 } } },
});
