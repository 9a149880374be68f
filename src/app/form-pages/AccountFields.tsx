import { activeFields, stepOf } from '#engine/core/index.ts';
import { FieldList, useControlledForm } from '#engine/react/index.ts';
import { signUpAgain } from '#forms/sign-up.ts';

/**
 * Renders the fields for the phone number and the password in the application's last step. The server uses
 * the posted password at once, and does not keep it with the other answers.
 */
export function AccountFields({ phone = '' }: { readonly phone: string | undefined }) {
  const step = stepOf(signUpAgain, 'register');
  const values = { mobileNumber: phone };
  const form = useControlledForm(signUpAgain, step, {
    values,
    onChange: () => undefined,
    isRendered: true,
  });
  return (
    <section className="stack" aria-labelledby="account-fields">
      <h2 id="account-fields">Your account</h2>
      <p>
        You will log in with this phone number and password. To protect you we keep no password until you send
        your application.
      </p>
      <FieldList form={form} fields={activeFields(signUpAgain, step, values)} groups={step.groups} />
    </section>
  );
}
