const name = 'hirehub_device';
const attributes = 'Path=/api/auth; HttpOnly; Secure; SameSite=Strict';
/** As long as browsers keep a cookie. @see https://www.rfc-editor.org/rfc/rfc6265 (bis, section 5.5) */
const keptSeconds = 400 * 86_400;

/**
 * The cookie by which accounts recognise a browser that has signed in to them; it outlives sessions, and gives access
 * to nothing.
 */
export function deviceCookie(secret: string): string {
  return `${name}=${secret}; ${attributes}; Max-Age=${keptSeconds}`;
}

/** The browser's secret among a request's cookies; undefined when there is none. */
export function deviceSecretIn(cookies: Record<string, string>): string | undefined {
  const secret = cookies[name];
  return secret && /^[\w-]{22}$/.test(secret) ? secret : undefined;
}
