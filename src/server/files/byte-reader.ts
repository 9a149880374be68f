export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);
  #ended = false;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /**
   * Returns the next bytes without consuming them: at least `atLeast` bytes, unless the stream ends before.
   */
  async peek(atLeast: number): Promise<Buffer> {
    while (this.#held.length < atLeast && !this.#ended) {
      const { value, done } = await this.#chunks.next();
      if (done) this.#ended = true;
      else this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
    }
    return this.#held;
  }

  async take(count: number): Promise<Buffer> {
    const taken = (await this.peek(count)).subarray(0, count);
    this.#held = this.#held.subarray(taken.length);
    return taken;
  }

  async *pass(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      const available = (await this.peek(1)).length;
      if (available === 0) return;
      const taken = await this.take(Math.min(available, left));
      left -= taken.length;
      yield taken;
    }
  }

  rest(): AsyncGenerator<Buffer> {
    return this.pass(Number.POSITIVE_INFINITY);
  }

  async skip(count: number): Promise<void> {
    for await (const _ of this.pass(count));
  }

  /**
   * Reads the rest instead of closing the stream, because the code that counts the bytes of an upload must
   * see all of them.
   */
  skipRest(): Promise<void> {
    return this.skip(Number.POSITIVE_INFINITY);
  }
}
