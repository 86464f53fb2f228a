/** The cookie that carries the refresh token; scripts cannot read it. */
export const refreshCookieName = 'hirehub_refresh';
