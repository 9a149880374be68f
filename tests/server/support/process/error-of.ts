/** Headers that differ from one answer to the next, and tell nothing. */
const changing = ['date', 'x-request-id'];

/** Everything that an answer tells: status, headers and body. */
export async function errorOf(response: Promise<Response>) {
  const answer = await response;
  const headers = [...answer.headers].filter(([name]) => !changing.includes(name));
  return { status: answer.status, headers: Object.fromEntries(headers), body: await answer.json() };
}
