type XmlValue = string | number | boolean | XmlNode | readonly XmlNode[] | undefined;

/** Elements by name; an undefined one is left out, a list repeats its element. */
export interface XmlNode {
  [element: string]: XmlValue;
}

/** A whole document of one root element in S3's namespace. */
export function xmlDocument(root: string, content: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${elements(content)}</${root}>`;
}

/** The error document; it alone has no namespace. */
export function xmlError(error: { Code: string; Message: string; Resource: string; RequestId: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${elements(error)}</Error>`;
}

/** The texts of every element of this name, unescaped; enough for the flat requests of S3. */
export function textsOf(document: string, element: string): string[] {
  return contentsOf(document, element).map(unescape);
}

/** The content of every element with this name, including markup. */
export function contentsOf(document: string, element: string): string[] {
  return [...document.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, content]) => content ?? '',
  );
}

function elements(node: XmlNode): string {
  return Object.entries(node)
    .map(([name, value]) => {
      if (value === undefined) return '';
      if (Array.isArray(value)) return value.map((item: XmlNode) => `<${name}>${elements(item)}</${name}>`).join('');
      return `<${name}>${typeof value === 'object' ? elements(value as XmlNode) : escape(String(value))}</${name}>`;
    })
    .join('');
}

function escape(text: string): string {
  // Control characters are legal in keys, so they are written as references.
  return text.replace(/[<>&"'\p{Cc}]/gu, (char) => `&#${char.charCodeAt(0)};`);
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
