import { UnsentItems } from '../delivery/UnsentItems.tsx';
import { WaitingApplication } from './WaitingApplication.tsx';

/** The items that this phone has not sent yet. */
export function Unsent() {
  return (
    <>
      <WaitingApplication />
      <UnsentItems except="application" />
    </>
  );
}
