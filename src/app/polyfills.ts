/*
 * Polyfills for methods that the portal or its packages use and some supported browsers (`browserslist` in
 * package.json) lack. early-script.ts includes all of them in every page, because they are smaller than code
 * that loads them on demand. tests/supported-browsers.test.ts checks that no other method is missing.
 */

function provide(owner: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

function findLast<T>(this: readonly T[], is: (each: T, index: number, all: readonly T[]) => unknown) {
  for (let index = this.length - 1; index >= 0; index -= 1)
    if (is(this[index]!, index, this)) return this[index];
  return undefined;
}

provide(Object, {
  hasOwn: (owner: object, key: PropertyKey) => Object.getOwnPropertyDescriptor(owner, key) !== undefined,
});
provide(Array.prototype, { at, findLast });
provide(String.prototype, { at });
provide(Object.getPrototypeOf(Uint8Array.prototype), { at });

// An empty method is enough, because `commit()` only ends a transaction sooner than the browser would.
provide(IDBTransaction.prototype, { commit: () => undefined });

if (!('reason' in AbortSignal.prototype)) {
  const reasons = new WeakMap<AbortSignal, unknown>();
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (reason = new DOMException('Aborted.', 'AbortError')) {
    if (!this.signal.aborted) reasons.set(this.signal, reason);
    abort.call(this);
  };
  Object.defineProperty(AbortSignal.prototype, 'reason', {
    get(this: AbortSignal) {
      return reasons.get(this);
    },
  });
}

provide(AbortSignal.prototype, {
  throwIfAborted(this: AbortSignal) {
    if (this.aborted) throw this.reason;
  },
});

provide(AbortSignal, {
  timeout(milliseconds: number) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), milliseconds);
    return controller.signal;
  },
});
