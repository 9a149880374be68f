export function memoized<Argument, Result>(
  make: (argument: Argument) => Result,
  keyOf: (argument: Argument) => string = JSON.stringify,
): (argument: Argument) => Result {
  const results = new Map<string, Result>();
  return (argument) => {
    const key = keyOf(argument);
    if (!results.has(key)) results.set(key, make(argument));
    return results.get(key)!;
  };
}
