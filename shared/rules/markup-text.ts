const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as an element or a quoted attribute of HTML or XML may contain it. */
export const markupText = (text: string): string => text.replace(/[&<>"']/g, (letter) => references[letter]!);
