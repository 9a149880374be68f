import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';

/** Something that failed and can be tried again, on a card of its own. */
export function RetryNotice(props: LoadFailureProps) {
  return (
    <Card role="alert">
      <CardContent>
        <LoadFailure {...props} />
      </CardContent>
    </Card>
  );
}
