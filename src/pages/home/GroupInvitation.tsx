import { groupOf } from '#components/lender/GroupLink.tsx';
import { useDialog } from '#components/loading/use-dialog.ts';
import { isGroupDue } from '#domain/due-dates.ts';
import { today } from '../../clock.ts';
import { Banner } from './Banner.tsx';
import type { ApplicationState } from './use-application-state.ts';

const loadGroup = () => import('./GroupDialog.tsx').then((module) => module.GroupDialog);

export function GroupInvitation({ state }: { readonly state: ApplicationState | undefined }) {
  const { Dialog, open, close } = useDialog(loadGroup);
  const application = state?.application;
  if (!application || !isGroupDue(state.status, application.date_applied, today())) return null;
  const group = groupOf(application.university.id);
  if (!group) return null;
  return (
    <>
      <Banner icon={groupIcon} onPress={() => void open()}>
        Join your university's WhatsApp group
      </Banner>
      {Dialog && <Dialog group={group} university={application.university.name} onClose={close} />}
    </>
  );
}

const groupIcon = (
  <path d="M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 3-5 6-5s6 2 6 5M16 5.5a3 3 0 0 1 0 5.5M17 14.5c2.5.5 4 2.2 4 4.5" />
);
