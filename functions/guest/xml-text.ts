const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as it may stand in an XML element or attribute; characters that XML 1.0 does not know are left out (XML 1.0, 2.2). */
export function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters that XML refuses
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '').replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
