/**
 * The uuid of an access token's user; undefined if it is not a token. For display only: only the server verifies
 * tokens.
 */
export function ownerOf(token: string): string | undefined {
  try {
    const { username } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      username?: unknown;
    };
    return typeof username === 'string' ? username : undefined;
  } catch {
    return undefined;
  }
}
