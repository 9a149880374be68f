import { UnsentItems } from '../delivery/UnsentItems.tsx';
import { WaitingApplication } from './WaitingApplication.tsx';

export function Unsent() {
  return (
    <>
      <WaitingApplication />
      <UnsentItems except="application" />
    </>
  );
}
