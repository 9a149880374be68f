import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { session } from '#api/session-store.ts';
import { Fact, Facts } from '#components/Facts.tsx';
import { NumberToCopy } from '#components/lender/NumberToCopy.tsx';
import { useDialog } from '#components/loading/use-dialog.ts';
import { useOnline } from '#components/loading/use-online.ts';
import type { ApplicationResponse } from '#contract/applications.ts';
import { spacedPhone } from '#domain/phone.ts';
import { Email } from '#engine/react/index.ts';
import { fullName } from './full-name.ts';
import { unsavedEdit } from './unsaved-edit.ts';
import './BasicInformation.css';

const missing = 'Not provided';

async function loadEdit() {
  const part = await import('./EditInfoDialog.tsx');
  await part.ready();
  return part.EditInfoDialog;
}

export function BasicInformation({ application }: { application: ApplicationResponse }) {
  const user = session.current()?.user ?? '';
  const { university, mat_number, phone_number, email } = application;
  const { Dialog, isLoading, open, close } = useDialog(loadEdit);
  const isOnline = useOnline();
  const name = fullName(application);
  return (
    <Card className="basic-information">
      <CardContent className="stack">
        <p className={name.length > 40 ? 'full-name full-name-long' : 'full-name'}>
          {name || 'Name not provided'}
        </p>
        <div>
          <div className="heading-line">
            <h2>Basic Information</h2>
            <Button
              color="secondary"
              fullWidth={false}
              aria-haspopup="dialog"
              aria-disabled={isLoading || !isOnline}
              className={isOnline ? 'edit-info' : 'edit-info edit-offline'}
              onClick={() => isOnline && void open()}
            >
              {isLoading ? 'One moment…' : 'Edit Info'}
              <small> when online</small>
            </Button>
          </div>
          {!Dialog && unsavedEdit.of(user) && (
            <p className="notice notice-waiting" role="status">
              Your change is not saved. Press Edit Info to try again.
            </p>
          )}
          <Facts>
            <Fact name="University">{university.name || missing}</Fact>
            <Fact name="MAT number">
              {mat_number ? <NumberToCopy number={mat_number} what="MAT number" /> : missing}
            </Fact>
            <Fact name="Phone number">{phone_number ? spacedPhone(phone_number) : missing}</Fact>
            <Fact name="Email address">{email ? <Email>{email}</Email> : missing}</Fact>
          </Facts>
        </div>
        {Dialog && <Dialog user={user} application={application} onClose={close} />}
      </CardContent>
    </Card>
  );
}
