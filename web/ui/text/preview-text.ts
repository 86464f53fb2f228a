const earliestSpace = 40;

/**
 * The beginning of a text in at most `limit` characters: blank lines collapse, the text is cut at the last space if
 * that is after position 40, and an ellipsis follows (CONST-03 to CONST-05).
 */
export function previewText(text: string, limit: number): string {
  const lines = text.trim().replaceAll(/(?<!\s)\s*\n\s*\n\s*/g, '\n');
  if (lines.length <= limit) return lines;
  const cut = lines.slice(0, limit);
  const space = cut.lastIndexOf(' ');
  return `${(space > earliestSpace ? cut.slice(0, space) : cut).trimEnd()}…`;
}
