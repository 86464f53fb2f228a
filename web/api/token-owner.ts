/**
 * The uuid of whom an access token belongs to; undefined when it is none. For display only: the server alone verifies.
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
