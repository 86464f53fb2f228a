/**
 * Whether a write came through; false where one of these refused it, which its caller expects. Every other error is
 * thrown.
 */
export async function tryWrite(write: Promise<unknown>, ...expected: readonly Error[]): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (expected.some((one) => one === error)) return false;
    throw error;
  }
}
