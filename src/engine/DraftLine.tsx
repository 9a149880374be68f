import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Draft, DraftState } from './drafts.ts';

/** Says what the phone has kept, and lets whoever shares the phone take it away. */
export function DraftLine({ draft, state }: { draft: Draft; state: DraftState }) {
  const [isAsking, setAsking] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const hasAnswers = Object.values(state.answers).some((step) => Object.values(step).some(Boolean));
  return (
    <Stack spacing={1} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography role="status" color="text.secondary">
        {stateInWords(state, isCleared && !hasAnswers)}
      </Typography>
      {isAsking ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Typography sx={{ width: '100%' }}>Clear all answers of this form from this phone?</Typography>
          <Button
            variant="outlined"
            color="error"
            onClick={() => {
              setAsking(false);
              setCleared(true);
              void draft.clear();
            }}
          >
            Yes, clear them
          </Button>
          <Button variant="outlined" onClick={() => setAsking(false)}>
            Keep them
          </Button>
        </Stack>
      ) : (
        <Button variant="text" sx={{ alignSelf: 'start', px: 0 }} onClick={() => setAsking(true)}>
          Clear my answers from this phone
        </Button>
      )}
    </Stack>
  );
}

function stateInWords({ isKept, savedAt }: DraftState, isCleared: boolean): string {
  if (!isKept) return 'We cannot save on this phone. Keep this page open until you have sent your answers.';
  if (isCleared) return 'Your answers were cleared from this phone.';
  if (savedAt === undefined) return 'Your answers are saved on this phone as you type.';
  const time = new Date(savedAt).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  return `Saved on this phone ${time}`;
}
