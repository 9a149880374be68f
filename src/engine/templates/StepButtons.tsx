import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export interface StepButtonsProps {
  /** The button's text; it submits the form around it when no `onNext` is given. */
  readonly next: string | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly previous?: string | undefined;
  readonly onPrevious?: (() => void) | undefined;
}

export function StepButtons({ next, onNext, previous, onPrevious }: StepButtonsProps) {
  return (
    <Stack spacing={1.5} sx={{ mt: 4 }}>
      {next && (
        <Button variant="contained" type={onNext ? 'button' : 'submit'} onClick={onNext} fullWidth>
          {next}
        </Button>
      )}
      {previous && onPrevious && (
        <Button variant="outlined" type="button" onClick={onPrevious} fullWidth>
          {previous}
        </Button>
      )}
    </Stack>
  );
}
