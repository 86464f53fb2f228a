/**
 * Polls until there is a result and returns it; says what it waited for when there is none after `patience`
 * milliseconds. Polls every `pause` milliseconds.
 */
export async function waitFor<T>(
  what: string,
  ask: () => T | undefined | Promise<T | undefined>,
  patience = 20_000,
  pause = 25,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const result = await ask();
    if (result !== undefined) return result;
    if (Date.now() > deadline) throw new Error(`Waited ${patience / 1000} s without success for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
