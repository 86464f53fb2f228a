/**
 * Asks until there is an answer and gives it back; says what it waited for when there is none after `patience`
 * milliseconds.
 */
export async function waitFor<T>(
  what: string,
  ask: () => T | undefined | Promise<T | undefined>,
  patience = 20_000,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${patience / 1000} s in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
