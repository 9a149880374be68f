/** Nobody waits for this longer; the server looks as well. */
const patience = 2000;

/** Whether a file is a PDF that needs a password to open, as far as this browser can tell, and soon. */
export function isLockedPdf(file: File): Promise<boolean> {
  if (!/\.pdf$/i.test(file.name)) return Promise.resolve(false);
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience));
  return Promise.race([look(file).catch(() => false), tooLate]);
}

async function look(file: File): Promise<boolean> {
  const { needsPassword } = await import('#domain/pdf/needs-password.ts');
  return needsPassword(file);
}
