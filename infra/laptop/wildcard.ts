/** Whether a text fits a pattern in which `*` stands for any run of characters and `?` for one. */
export function matchesWildcard(pattern: string, text: string): boolean {
  if (pattern === '*' || pattern === text) return true;
  const expression = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`, 's').test(text);
}
