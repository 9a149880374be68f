import { createTheme } from '@mui/material/styles';
import { theme as portal } from '#app/theme.ts';

export const theme = createTheme(portal, {
  // MUI's helper texts use this variant.
  typography: { caption: { fontSize: 'var(--text-small)', lineHeight: 1.5 } },
  components: {
    MuiButton: {
      defaultProps: { size: 'small', fullWidth: false, variant: 'outlined', color: 'secondary' },
    },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    // Menus open without a transition, because a quick click during a transition would miss the menu entry.
    MuiMenu: { defaultProps: { transitionDuration: 0 } },
  },
});
