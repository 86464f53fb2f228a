import { refreshCookieName } from '../../../../shared/constants/refresh-cookie.ts';

const attributes = 'Path=/api/auth; HttpOnly; Secure; SameSite=Strict';
const rememberedSeconds = 30 * 86_400;

/** The cookie that carries a session; it ends with the browser when not remembered (DEC-08). */
export function sessionCookie(refreshToken: string, remember: boolean): string {
  return `${refreshCookieName}=${refreshToken}; ${attributes}${remember ? `; Max-Age=${rememberedSeconds}` : ''}`;
}

/** The cookie that ends a session. */
export const noSessionCookie = `${refreshCookieName}=; ${attributes}; Max-Age=0`;

/** The refresh token among a request's cookies; undefined when there is none. */
export function refreshTokenIn(cookies: Record<string, string>): string | undefined {
  return cookies[refreshCookieName] || undefined;
}
