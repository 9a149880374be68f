import { createTheme } from '@mui/material/styles';

/** What MUI's Card and Skeleton need to look like the rest, which is plain CSS: portal.css has the colours. */
export const theme = createTheme({
  shape: { borderRadius: 10 },
  components: {
    MuiSkeleton: {
      // It stands for a page that is on its way, maybe for long: still, it costs a cheap phone nothing.
      defaultProps: { animation: false },
      styleOverrides: { root: { backgroundColor: 'var(--ink)', opacity: 0.11 } },
    },
  },
});
