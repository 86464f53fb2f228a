/** Where a browser keeps the token of whoever is signed in. */
export const tokenKey = 'hirehub.token';
