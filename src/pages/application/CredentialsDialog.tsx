import { useState } from 'react';
import type { Credentials } from '#api/credentials.ts';
import { session } from '#api/session-store.ts';
import { Dialog } from '#components/Dialog.tsx';
import { SingleStepForm } from '#components/SingleStepForm.tsx';
import { spacedPhone } from '#domain/phone.ts';
import { type StepAnswers, textOf } from '#engine/core/index.ts';
import { passwordFields, signUp, signUpAgain } from '#forms/sign-up.ts';

interface CredentialsDialogProps {
  readonly missing: { readonly phone: boolean; readonly password: boolean };
  readonly problem?: string | undefined;
  /** Personal data, such as the student's name. A password made of this data is rejected as easy to guess. */
  readonly userInputs: readonly string[];
  readonly phone: string;
  readonly onPhone: (phone: string) => void;
  readonly onGiven: (given: Partial<Credentials>) => void;
  readonly onClose: () => void;
}

export function CredentialsDialog(props: CredentialsDialogProps) {
  const { missing, problem, userInputs, phone, onPhone, onGiven, onClose } = props;
  const [values, setValues] = useState<StepAnswers>({ mobileNumber: phone });
  const isNew = !session.current();
  const only = [
    ...(missing.phone ? ['mobileNumber'] : []),
    ...(missing.password ? passwordFields(isNew) : []),
  ];
  return (
    <Dialog title="One last step" onClose={onClose}>
      <div className="stack">
        {!missing.phone && (
          <p>
            Phone number you will log in with: <br />
            <strong className="unbroken">{spacedPhone(phone)}</strong>
          </p>
        )}
        <p>{problem ? `${problem}.` : textsFor(missing, isNew)}</p>
        <SingleStepForm
          flow={isNew ? signUp : signUpAgain}
          step="register"
          only={only}
          userInputs={userInputs}
          values={values}
          onChange={(next) => {
            setValues(next);
            onPhone(textOf(next.mobileNumber));
          }}
          submit="Send my application"
          onValid={() =>
            onGiven({
              ...(missing.phone && { phone: textOf(values.mobileNumber) }),
              ...(missing.password && { password: textOf(values.password) }),
            })
          }
        />
      </div>
    </Dialog>
  );
}

function textsFor({ phone, password }: CredentialsDialogProps['missing'], isNew: boolean): string {
  if (!password) return 'Which phone number will you log in with?';
  if (phone)
    return "Enter the phone number and password you'll log in with. This device doesn't keep passwords.";
  if (isNew)
    return "This device doesn't keep your password. Enter it again, or choose a new one if you forgot it.";
  return "This device doesn't keep your password. Enter it to send your application.";
}
