/**
 * The Content-Disposition of a download under this name, in any script (RFC 6266): an ASCII stand-in and the name
 * itself.
 */
export function attachment(filename: string): string {
  // Control characters end a header, quotes and slashes end a name.
  const name = filename.replaceAll(/[\p{Cc}\p{Cf}"\\/]/gu, '_').trim() || 'file';
  const plain = name.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
