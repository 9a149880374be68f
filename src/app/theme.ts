import { createTheme } from '@mui/material/styles';
import { brand } from '#generated/brand.ts';

/** Repeats the colours of portal.css, because MUI computes with them and cannot use CSS variables. */
const ink = '#10221d';
const quiet = '#4a5b55';
const line = '#c9d5d1';
const red = '#b3261e';

export const theme = createTheme({
  palette: {
    primary: {
      main: brand['--brand'],
      dark: brand['--brand-pressed'],
      contrastText: brand['--on-brand'],
    },
    secondary: { main: brand['--green'] },
    error: { main: red },
    text: { primary: ink, secondary: quiet },
    divider: line,
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'inherit',
    h2: { fontSize: 'var(--text-heading)', fontWeight: 700, lineHeight: 1.3 },
    h3: { fontSize: 'var(--text-large)', fontWeight: 600, lineHeight: 1.35 },
    body2: { fontSize: 'var(--text-small)', lineHeight: 1.5 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
  },
  transitions: { duration: { shortest: 150, shorter: 150, short: 150, standard: 150 } },
  components: {
    // MUI's ripple animation is too slow on cheap phones. A pressed button changes its position or colour
    // instead.
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true, fullWidth: true },
      styleOverrides: {
        root: {
          minHeight: 48,
          paddingBlock: '0.5rem',
          borderRadius: 'var(--radius)',
          lineHeight: 1.25,
          textAlign: 'center',
          '&:active': { transform: 'translateY(1px)' },
        },
        // Forced-colours mode removes the button's background colour, so a border marks the button.
        contained: { '@media (forced-colors: active)': { border: '3px solid' } },
        outlined: { borderColor: 'currentColor', backgroundColor: '#fff' },
      },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 'var(--radius-large)', overflow: 'visible' } },
    },
    MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
    MuiChip: {
      defaultProps: { size: 'small', variant: 'outlined' },
      styleOverrides: {
        root: { height: 'auto', minHeight: 26 },
        label: { paddingTop: 1, fontSize: 'var(--text-small)', lineHeight: 1 },
      },
    },
    MuiAlert: {
      defaultProps: { icon: false },
      styleOverrides: {
        root: {
          borderRadius: 'var(--radius)',
          color: ink,
          fontSize: '1rem',
          '& .MuiAlert-icon': { color: 'inherit' },
        },
        message: { minWidth: 0, overflowWrap: 'anywhere' },
      },
    },
    MuiListItemText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    MuiSkeleton: {
      // Skeletons are not animated, because a page may load for a long time, and an animation would slow down
      // a cheap phone.
      defaultProps: { animation: false },
      styleOverrides: {
        root: {
          backgroundColor: ink,
          opacity: 0.11,
          '@media (forced-colors: active)': { border: '1px solid GrayText', opacity: 1 },
        },
      },
    },
  },
});
