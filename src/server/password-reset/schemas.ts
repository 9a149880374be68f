import type { ResetEntry, ResetMessageRequest } from '#contract/password-reset.ts';
import { stepOf } from '#engine/core/index.ts';
import { form as forgotPassword } from '#generated/forgot-password/form.ts';
import { ref } from '../openapi/components.ts';
import { bodyErrors, ok, responses, storageErrors } from '../openapi/responses.ts';
import { boolean, object, optional, text } from '../openapi/schema.ts';
import { answerSchema } from '../questionnaires/body-schema.ts';

const tags = ['Forgot Password'];
const tooMany = { 429: 'Too many phone numbers from this network.' };
const phone = ref('Phone');
const code = text({
  maxLength: 100,
  pattern: '^[!-~]([ -~]*[!-~])?$',
  description: 'The six digits that were sent',
});
const { newPassword } = stepOf(forgotPassword, 'reset').fields ?? {};
type Wanted = Pick<ResetMessageRequest, 'student_number'>;
const written = text({ maxLength: 100 });

const entry = object<ResetEntry>({
  phone_number: written,
  verification_code: text({ maxLength: 100, description: 'Repeated in the answer and not used' }),
  created_at: text({ maxLength: 100, description: 'Repeated in the answer and not used' }),
});

export const verifyPhone = {
  operationId: 'verifyPhone',
  summary: 'Whether a student has this phone number, or had it in the last seven days',
  tags,
  validatedByHandler: { headers: object({ phone }) },
  ...responses('Whether one has.', boolean(), storageErrors, tooMany),
};

export const enterReset = {
  operationId: 'enterReset',
  summary: 'Begin to reset a password',
  description: 'The code is made by the server and sent to the phone of the student only.',
  tags,
  body: entry,
  ...responses('What was sent, once more.', entry, bodyErrors, storageErrors, tooMany),
};

export const requestResetCode = {
  operationId: 'requestResetCode',
  summary: 'Have the code sent to the phone',
  tags,
  body: object<Wanted & Partial<ResetMessageRequest>>({
    student_number: written,
    one_time_code: optional(text({ description: 'Not used' })),
  }),
  ...responses('Accepted. Whether anything is sent is not told.', ok, bodyErrors, storageErrors),
};

export const verifyCode = {
  operationId: 'verifyCode',
  summary: 'Whether the code is right',
  tags,
  validatedByHandler: { headers: object({ phone, code }) },
  ...responses('Whether it is.', boolean(), storageErrors, tooMany),
};

export const updatePassword = {
  operationId: 'updatePassword',
  summary: 'Set a new password, with the code as the proof',
  description: [
    'The code is then used up, and every token of the student is worth nothing any more.',
    'A phone number that the student had in the last seven days is theirs again, and the changes since are undone.',
  ].join(' '),
  tags,
  validatedByHandler: { headers: object({ phone, code, newPassword: answerSchema(newPassword) }) },
  ...responses('The password is changed.', ok, bodyErrors, storageErrors, tooMany, {
    403: 'The code is wrong or has expired, or was tried too often from this network.',
  }),
};
