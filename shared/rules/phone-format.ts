/** Group sizes of a national number by the digits of its prefix; each adds up to eleven digits (DEC-24). */
const groups: Record<number, readonly number[]> = { 1: [3, 3, 2, 2], 2: [2, 3, 2, 2], 3: [1, 3, 2, 2] };

/**
 * Writes a national number in the groups of its prefix: '512 555 01 42' behind '+1'; extra digits join the last group
 * (VALID-50).
 */
export function formatPhone(phone: string, prefix: string): string {
  let rest = phone.replaceAll(/\D/g, '');
  const sizes = groups[prefix.replaceAll(/\D/g, '').length] ?? [];
  const parts = sizes.map((size, index) => {
    const part = index === sizes.length - 1 ? rest : rest.slice(0, size);
    rest = rest.slice(part.length);
    return part;
  });
  return [...parts, rest].filter(Boolean).join(' ');
}
