import { UnsentItems } from '../delivery/UnsentItems.tsx';
import { WaitingApplication } from './WaitingApplication.tsx';

/** Everything that this phone has not sent yet. */
export function Unsent() {
  return (
    <>
      <WaitingApplication />
      <UnsentItems except="application" />
    </>
  );
}
