const kinds: Record<string, string> = { A: 'link', DIV: 'lead' };

/**
 * What a part of a page says, a line for each heading, paragraph, item and control, in their order: links with where
 * they lead, and what is hidden left out.
 */
export function linesOf(part: Element): string[] {
  const marked = 'h1, .ui-page-lead, h2, h3, p, dt, dd, legend, label, th, td, li, a[href], button, option';
  return [...part.querySelectorAll(marked)]
    .filter((one) => !one.closest('[hidden]'))
    .map((one) => {
      const name = one.getAttribute('aria-label') ?? one.textContent;
      const to = one.getAttribute('href');
      return `${kinds[one.tagName] ?? one.tagName.toLowerCase()}: ${name}${to === null ? '' : ` → ${to}`}`;
    });
}
