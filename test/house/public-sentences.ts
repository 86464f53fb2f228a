/** What is read one after another; links and the like belong to the text around them. */
const blocks = 'p, li, h1, h2, h3, summary, legend, strong, span';
const others =
  'button, .ui-button, nav, label > input, .auth-logo, .visually-hidden, [aria-hidden="true"], [role="img"], svg, style';

/** The sentences of a page in the order in which they are read, without its controls and pictures. */
export function sentencesIn(page: ParentNode): string[] {
  for (const other of page.querySelectorAll(others)) other.remove();
  for (const part of page.querySelectorAll('span, strong')) part.after(' ');
  return [...page.querySelectorAll(blocks)].flatMap((block) => {
    const isInner = block.matches('strong, span') && block.parentElement?.closest('p, h1, h2, h3, summary');
    return isInner || block.querySelector('p, span, h3') ? [] : sentencesOf(block.textContent ?? '');
  });
}

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]”?) (?=[A-Z“])/)
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
