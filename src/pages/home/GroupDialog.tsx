import { type Group, GroupLink } from '#components/lender/GroupLink.tsx';
import { HowToPay } from '#components/lender/HowToPayDialog.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { FeeFigure } from '#components/money/PaymentHero.tsx';
import { SheetDialog } from '#components/SheetDialog.tsx';
import { applicationFeeNote } from '#generated/portal-application-fee-note.ts';
import { today } from '../../clock.ts';
import './HomeDialog.css';

/** What was asked about. */
export type HomeTopic =
  /** Dalasi. */
  { readonly about: 'fee'; readonly fee: number } | { readonly about: 'group'; readonly group: Group };

interface HomeDialogProps {
  readonly topic: HomeTopic;
  /** '' where it is not known. */
  readonly matNumber: string;
  readonly onClose: () => void;
}

/** What Home tells when it is asked. */
export function HomeDialog({ topic, matNumber, onClose }: HomeDialogProps) {
  switch (topic.about) {
    case 'fee':
      return (
        <SheetDialog title="Application Fee Information" onClose={onClose}>
          <FeeInformation fee={topic.fee} matNumber={matNumber} />
        </SheetDialog>
      );
    case 'group':
      return (
        <SheetDialog title="WhatsApp group" onClose={onClose}>
          <GroupLink group={topic.group} />
        </SheetDialog>
      );
  }
}

/** The application fee: how much, until when, and where to. */
function FeeInformation({ fee, matNumber }: { fee: number; matNumber: string }) {
  return (
    <>
      <div className="fee-head">
        <FeeFigure title="Application fee" fee={fee} today={today()} />
      </div>
      <HowToPay matNumber={matNumber} note={applicationFeeNote.join(' ')} isOpen />
      <SupportLine />
    </>
  );
}
