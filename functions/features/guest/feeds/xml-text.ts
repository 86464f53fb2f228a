import { markupText } from '../../../../shared/rules/markup-text.ts';

// With the u flag, \p{Cs} matches a surrogate only where its other half is missing.
// oxlint-disable-next-line no-control-regex -- these are the characters that XML refuses
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** A text as an XML element or attribute may contain it; characters outside XML 1.0 are left out (XML 1.0, 2.2). */
export function xmlText(text: string): string {
  return markupText(text.replace(notInXml, ''));
}
