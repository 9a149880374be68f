import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Progress } from '../flow.ts';

/** A bar for the eye and a sentence for everybody. The native element needs no style attribute, which the CSP refuses. */
export function StepProgress({ step, steps, percent }: Progress) {
  const words = `Step ${step} of ${steps}`;
  return (
    <Box sx={{ my: 2 }}>
      <Typography sx={{ mb: 0.5 }}>{words}</Typography>
      <Box
        component="progress"
        aria-label="Progress"
        aria-valuetext={`${words}, ${percent}%`}
        value={percent}
        max={100}
        sx={{
          display: 'block',
          width: '100%',
          height: 8,
          accentColor: (theme) => theme.palette.primary.dark,
        }}
      />
    </Box>
  );
}
