/** Whether a file is a PDF that needs a password to open, as far as this browser can tell. The server checks as well. */
export async function isLockedPdf(file: File): Promise<boolean> {
  if (!/\.pdf$/i.test(file.name)) return false;
  try {
    const { needsPassword } = await import('../../../core/pdf/needs-password.ts');
    return await needsPassword(file);
  } catch {
    return false;
  }
}
