import Button from '@mui/material/Button';

export function Remove({ what, onPress }: { readonly what: string; readonly onPress: () => void }) {
  return (
    <Button variant="text" aria-label={`Remove: ${what}`} onClick={onPress}>
      Remove
    </Button>
  );
}
