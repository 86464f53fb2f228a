import type { HostTheme, HostThemeRule } from '../model/site-config.ts';

// Words used in the host names of a field. 'med' and 'care' alone would also match media and careers.
const wordsOf: Record<HostTheme, RegExp> = {
  cyber: /cyber|infosec|security/,
  medical: /medic|health|clinic|hospital|nurs(e|ing)/,
};

/**
 * The theme of a host: by the stage's own rules first, in their order, then by the words in its name; null for every
 * other host (LAND-16, LAND-17, LAND-20).
 */
export function hostThemeOf(host: string, rules: readonly HostThemeRule[]): HostTheme | null {
  const name = host.toLowerCase().replace(/\.$/, '');
  const ruled = rules.find((rule) => fits(rule.host.toLowerCase(), name));
  if (ruled) return ruled.theme;
  return (Object.keys(wordsOf) as HostTheme[]).find((theme) => wordsOf[theme].test(name)) ?? null;
}

function fits(pattern: string, host: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  if (others.length === 0) return host === first;
  const last = others.pop() ?? '';
  if (!host.startsWith(first) || !host.endsWith(last) || host.length < first.length + last.length) return false;
  let from = first.length;
  const end = host.length - last.length;
  for (const part of others) {
    const at = host.indexOf(part, from);
    if (at < 0 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
}
