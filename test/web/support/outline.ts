// What only looks or connects; connections appear by what they lead to.
const unread = new Set(['class', 'style', 'id', 'for', 'type', 'name', 'autocomplete', 'checked', 'value']);
/** A longer line continues in the next one. */
const longest = 120;
const connections = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-activedescendant'];

function attributeOf({ name, value }: Attr): string[] {
  if (unread.has(name)) return [];
  if (!connections.includes(name)) return [value === '' ? name : `${name}=${value}`];
  const target = document.getElementById(value);
  if (!target) return [`${name}=missing`];
  return [name === 'aria-controls' ? name : `${name}=(${target.textContent})`];
}

function stateOf(element: Element): string[] {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return [`${element.type}${element.checked ? ' checked' : ''}`];
  if (element instanceof HTMLInputElement && element.type !== 'text') return [element.type, `value=${element.value}`];
  const hasValue = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (hasValue || element instanceof HTMLSelectElement) return [`value=${element.value}`];
  return [];
}

/**
 * What a part of a page says, one line for each element that says something: its tag, its attributes and state without
 * its looks, and its own words.
 */
export function outlineOf(root: Element): string {
  return linesOf(root)
    .map((line) => (line.length > longest ? line.replace(/^(.{60,110}) /, '$1\n  ') : line))
    .join('\n');
}

function linesOf(root: Element): string[] {
  return [...root.children].flatMap((element) => {
    if (element.tagName === 'svg') return [];
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('')
      .trim();
    const says = [...[...element.attributes].flatMap(attributeOf), ...stateOf(element), ...(words ? [words] : [])];
    return [...(says.length > 0 ? [[element.tagName.toLowerCase(), ...says].join(' ')] : []), ...linesOf(element)];
  });
}
