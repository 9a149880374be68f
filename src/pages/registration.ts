import { credentials } from '#api/credentials.ts';
import { signUpDraft } from '#forms/sign-up.ts';

/** The phone a student registered with: of this visit, or kept with the draft (decisions.md 6). */
export async function registeredPhone(): Promise<string | undefined> {
  const { answers } = await signUpDraft.load();
  return credentials.phone() ?? (answers.register?.mobileNumber || undefined);
}
