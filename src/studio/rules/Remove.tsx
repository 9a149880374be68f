import Button from '@mui/material/Button';
import { toolButton } from '../tools/Ask.tsx';

/** @param what is taken away, for those who hear it */
export function Remove({ what, onPress }: { readonly what: string; readonly onPress: () => void }) {
  return (
    <Button {...toolButton} variant="text" aria-label={`Remove: ${what}`} onClick={onPress}>
      Remove
    </Button>
  );
}
