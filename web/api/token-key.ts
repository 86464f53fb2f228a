/** The storage key of the signed-in user's token. */
export const tokenKey = 'hirehub.token';
