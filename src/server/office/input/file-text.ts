import { UserError } from '../../user-error.ts';

/** The text of a file as spreadsheets and banks write it: UTF-8, UTF-16 with its mark, or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) {
    throw new UserError('This is a spreadsheet’s own file. Save it as CSV, and import that.');
  }
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
