import { useState } from 'react';
import type { Credentials } from '#api/credentials.ts';
import { Dialog } from '#components/Dialog.tsx';
import { StepForm } from '#components/StepForm.tsx';
import { signUp } from '#forms/sign-up.ts';

interface CredentialsDialogProps {
  readonly lacks: { readonly phone: boolean; readonly password: boolean };
  readonly onGiven: (given: Partial<Credentials>) => void;
  readonly onClose: () => void;
}

/** Asks for just what is missing of the registration before SUBMIT (decisions.md 1). */
export function CredentialsDialog({ lacks, onGiven, onClose }: CredentialsDialogProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const only = [...(lacks.phone ? ['mobileNumber'] : []), ...(lacks.password ? ['password'] : [])];
  return (
    <Dialog title="Before you send" onClose={onClose}>
      <div className="stack">
        <p>{wordsFor(lacks)}</p>
        <StepForm
          flow={signUp}
          step="register"
          only={only}
          values={values}
          onChange={setValues}
          submit="Send my application"
          onValid={() =>
            onGiven({
              ...(lacks.phone && { phone: values.mobileNumber }),
              ...(lacks.password && { password: values.password }),
            })
          }
        />
      </div>
    </Dialog>
  );
}

function wordsFor({ phone, password }: CredentialsDialogProps['lacks']): string {
  if (phone && password) return 'Choose the phone number and password that you will log in with.';
  if (phone) return 'Which phone number will you log in with?';
  return 'Enter your password once more. We never keep passwords on a phone.';
}
