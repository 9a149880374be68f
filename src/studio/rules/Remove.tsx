import Button from '@mui/material/Button';
import { toolButton } from '../tools/Ask.tsx';

export function Remove({ what, onPress }: { readonly what: string; readonly onPress: () => void }) {
  return (
    <Button {...toolButton} variant="text" aria-label={`Remove: ${what}`} onClick={onPress}>
      Remove
    </Button>
  );
}
