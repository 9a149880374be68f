const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

// The mark `PURE` lets the bundler remove this table from scripts that do not check PDFs.
const constants = /* @__PURE__ */ Array.from({ length: 64 }, (_, step) =>
  Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32),
);

/**
 * Implements RFC 1321, which Web Crypto lacks, for the keys of PDFs. MD5 is insecure: never use it for our
 * own secrets.
 */
export function md5(message: Uint8Array): Uint8Array {
  const words = padded(message);
  const digest = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let start = 0; start < words.length; start += 16) addBlock(digest, words.subarray(start, start + 16));
  return new Uint8Array(inLittleEndian(digest).buffer);
}

function addBlock(digest: Uint32Array, block: Uint32Array): void {
  let [a, b, c, d] = digest as unknown as [number, number, number, number];
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [mixed, word] = mix(round, step, b, c, d);
    const sum = (a + mixed + constants[step]! + block[word % 16]!) | 0;
    const shift = shifts[round]![step % 4]!;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  digest.set([a, b, c, d].map((word, index) => word + digest[index]!));
}

function mix(round: number, step: number, b: number, c: number, d: number): [mixed: number, word: number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), 5 * step + 1];
  if (round === 2) return [b ^ c ^ d, 3 * step + 5];
  return [c ^ (b | ~d), 7 * step];
}

function padded(message: Uint8Array): Uint32Array {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, message.length * 8, true);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4, true));
}

function inLittleEndian(words: Uint32Array): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true);
  return view;
}
