/**
 * The network by which a caller's attempts are counted: an IPv4 address itself, and the first half of an IPv6 address,
 * because its holder has the whole other half too. @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.4
 */
export function networkOf(address: string): string {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inside !== undefined || !address.includes(':')) return inside ?? address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = address.includes('::') ? [...before, ...zeros, ...after] : before;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
