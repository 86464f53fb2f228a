/** What is said of an address that is none. */
export const webAddressProblem = 'Must be an address such as https://example.com';

/** Whether a text is the address of a page of the web, without a name and password in it. */
export function isWebAddress(given: string): boolean {
  if (/\s/.test(given) || !URL.canParse(given)) return false;
  const { protocol, hostname, username, password } = new URL(given);
  return /^https?:$/.test(protocol) && hostname.includes('.') && !username && !password;
}
