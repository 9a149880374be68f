import { createTheme } from '@mui/material/styles';
import { colours } from './colours.ts';

/** MUI in the portal's clothes: light only, 16 px inputs (smaller ones make phones zoom), 48 px targets. */
export const theme = createTheme({
  palette: {
    mode: 'light',
    primary: { main: colours.brand, dark: colours.green, contrastText: colours.onBrand },
    error: { main: colours.red },
    text: { primary: colours.ink, secondary: colours.quiet },
    divider: '#C9D5D1',
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'inherit',
    h1: { fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.25, margin: 0 },
    h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
  },
  components: {
    // It stands for a page that is on its way, maybe for long: still, it costs a cheap phone nothing.
    MuiSkeleton: { defaultProps: { animation: false } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: '#fff',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: colours.line },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colours.ring, borderWidth: 3 },
        },
        input: { fontSize: '1rem', minHeight: 24, paddingBlock: 12 },
      },
    },
  },
});
