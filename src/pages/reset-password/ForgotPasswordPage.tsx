import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { credentials } from '#api/credentials.ts';
import { focusHeading } from '#components/focus-heading.ts';
import { Link } from '#components/layout/Link.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { closeErrorToast } from '#components/toasts/toast-store.ts';
import { stepOf } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import { forgotPassword } from '#forms/forgot-password.ts';
import { paths } from '#paths';
import { loadReset } from '#session/password-reset.ts';
import { NewPasswordStage } from './NewPasswordStage.tsx';
import { ResetPhoneStage } from './ResetPhoneStage.tsx';
import { resetStateOf } from './reset-state.ts';

export const ready = () => loadWidgets(forgotPassword);

/**
 * Asks for the phone number in the first stage, and for the code and the new password in the second. Both
 * stages have the same address; the history state determines which one is shown.
 */
export function ForgotPasswordPage() {
  const { sentAt, sendings = 1 } = resetStateOf(useLocation().state);
  const { phone, ...kept } = loadReset();
  // Compares the times, because the history state may belong to an earlier reset, for another phone number.
  const isSent = sentAt !== undefined && sentAt === kept.sentAt;
  const { id, title } = stepOf(forgotPassword, isSent ? 'reset' : 'phone');
  const before = useRef(id);
  // Moves the focus and scrolls to the top when the stage changes. The app's layout does so only when the
  // address changes.
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    closeErrorToast();
    focusHeading({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [id]);
  return (
    <Page title={title} className="column stack">
      {isSent ? (
        <NewPasswordStage key={phone} phone={phone} sentAt={sentAt} sendings={sendings} />
      ) : (
        <>
          <p>We will send a code to this number on WhatsApp.</p>
          <ResetPhoneStage phone={phone || credentials.phone() || ''} />
        </>
      )}
      <p className="link-line">
        Remembered it? <Link to={paths.login}>Log in</Link>
      </p>
      {!isSent && <SupportLine />}
    </Page>
  );
}
