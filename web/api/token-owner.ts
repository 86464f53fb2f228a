interface Claims {
  username?: unknown;
  'cognito:groups'?: unknown;
}

/**
 * The uuid of an access token's user; undefined if it is not a token. For display only: only the server verifies
 * tokens.
 */
export function ownerOf(token: string): string | undefined {
  const username = claimsOf(token)?.username;
  return typeof username === 'string' ? username : undefined;
}

/** Whether a token was issued before its user had this role, so that calls of the role are still refused with it. */
export function isBeforeRole(token: string, role: string): boolean {
  const groups = claimsOf(token)?.['cognito:groups'];
  return Array.isArray(groups) && !groups.includes(role);
}

function claimsOf(token: string): Claims | undefined {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return undefined;
  }
}
