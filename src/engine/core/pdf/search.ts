/** Files are read in pieces of 256 KB, which need little memory and keep the page responsive. */
const piece = 262_144;

export async function findFirst(file: Blob, text: string, from: number): Promise<number | undefined> {
  for (let start = from; start < file.size; start += piece) {
    const at = (await searchable(file, start, start + piece + text.length)).indexOf(text);
    if (at >= 0) return start + at + text.length;
  }
  return undefined;
}

/** Returns the offset just after the last occurrence of `text`. For `5 0 obj`, ignores `15 0 obj`. */
export async function findLast(file: Blob, text: string): Promise<number | undefined> {
  for (let end = file.size; end > 0; end -= piece) {
    const start = Math.max(0, end - piece);
    const searched = await searchable(file, start, end + text.length);
    for (let at = searched.lastIndexOf(text); at > 0; at = searched.lastIndexOf(text, at - 1)) {
      if (!/\d/.test(searched[at - 1]!)) return start + at + text.length;
    }
  }
  return undefined;
}

/**
 * Returns one character per byte, with the value of the byte. The "latin1" of TextDecoder maps some bytes to
 * other values.
 */
export async function signsOf(file: Blob, start: number, end: number): Promise<string> {
  const bytes = await bytesOf(file, start, end);
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Decodes bytes faster than {@link signsOf}, but only ASCII characters reliably. */
async function searchable(file: Blob, start: number, end: number): Promise<string> {
  return new TextDecoder('latin1').decode(await bytesOf(file, start, end));
}

async function bytesOf(file: Blob, start: number, end: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}
