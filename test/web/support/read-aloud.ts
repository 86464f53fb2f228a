const blocks =
  /^(ARTICLE|ASIDE|CAPTION|DIV|DL|FIELDSET|FOOTER|FORM|H[1-6]|HEADER|LEGEND|LI|MAIN|NAV|OL|P|SECTION|TABLE|TR|UL)$/;
/** These begin a line with what follows them: a fact after its term, a field after its label. */
const beginsLine = (element: Element): boolean => blocks.test(element.tagName) || /^(DT|LABEL)$/.test(element.tagName);
const endsLine = (element: Element): boolean => blocks.test(element.tagName) || element.tagName === 'DD';

/**
 * Everything that a reader gets from a part of a page, one line a block: headings (#), links with their addresses,
 * buttons with what they say of themselves, fields with their values and options, cells of a row, pictures, the meaning
 * of colours. Moments are those of the page's data, which no clock or zone changes. A whole page begins with its title.
 */
export function readAloud(root?: Element): string {
  const lines: string[] = root || !document.title ? [] : [document.title];
  let line = '';
  const end = () => {
    // A box is read with its label, wherever that is.
    if (/^\[[x ]\] *$/.test(line)) return;
    const said = line.replaceAll(/\s+/g, ' ').trim();
    if (said) lines.push(said);
    line = '';
  };
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) line += node.textContent;
    if (!(node instanceof HTMLElement) || node.hidden) return;
    if (node.getAttribute('aria-hidden') === 'true') {
      line += pictureIn(node);
      return;
    }
    if (beginsLine(node)) end();
    const name = node.getAttribute('aria-label');
    if (name && !/^(A|BUTTON|INPUT|SELECT|TEXTAREA)$/.test(node.tagName)) line += `‹${name}› `;
    const words = wordsOf(node);
    if (words === undefined) for (const child of node.childNodes) read(child);
    else line += words;
    if (node.dataset.meaning) line += `{${node.dataset.meaning}}`;
    if (node.hasAttribute('aria-current') && node.getAttribute('aria-current') !== 'false') line += ' (current)';
    if (node.tagName === 'DT') line += ': ';
    if (endsLine(node)) end();
  };
  read(root ?? document.body);
  end();
  return lines.join('\n');
}

const pictureIn = (element: Element): string => {
  const address = element.querySelector('img')?.getAttribute('src');
  return address ? `(picture ${address}) ` : '';
};

/** The line of one row: its cells, so that each remains apart from its neighbours. */
const within = (element: Element): string => readAloud(element).replaceAll('\n', ' / ');
const inner = (element: HTMLElement): string =>
  [...element.childNodes]
    .map((child) => (child instanceof HTMLElement ? within(child) : (child.textContent ?? '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What an element says as a whole; undefined where its children are read one by one. */
function wordsOf(element: HTMLElement): string | undefined {
  if (element instanceof HTMLTimeElement) return ` (${element.dateTime})`;
  if (element instanceof HTMLAnchorElement)
    return `[${element.getAttribute('aria-label') ?? inner(element)}](${element.getAttribute('href')})`;
  if (element instanceof HTMLButtonElement) return ` <${buttonWords(element)}> `;
  if (/^H[1-6]$/.test(element.tagName)) return `${'#'.repeat(Number(element.tagName[1]))} ${inner(element)}`;
  if (element instanceof HTMLTableRowElement) return [...element.cells].map((cell) => inner(cell)).join(' | ');
  if (element instanceof HTMLSelectElement) return ` ${selectWords(element)}`;
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return `${element.checked ? '[x]' : '[ ]'} ${element.getAttribute('aria-label') ?? ''}`;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return ` ${fieldWords(element)}`;
  return undefined;
}

function buttonWords(button: HTMLButtonElement): string {
  const { ariaSelected, ariaPressed, ariaExpanded } = button;
  const states = [
    button.getAttribute('aria-label') ?? inner(button),
    ariaSelected === 'true' && 'selected',
    ariaPressed === 'true' && 'pressed',
    ariaExpanded === 'true' && 'open',
    button.getAttribute('aria-current') === 'step' && 'current',
    button.getAttribute('aria-busy') === 'true' && 'busy',
    (button.disabled || button.getAttribute('aria-disabled') === 'true') && 'off',
    button.getAttribute('aria-description'),
  ];
  return states.filter(Boolean).join(' | ');
}

/** A select with more options than these is read with its chosen one and their number. */
const mostOptions = 20;

function selectWords(select: HTMLSelectElement): string {
  const name = select.getAttribute('aria-label');
  const all = [...select.options].map(({ text, selected }) => (selected ? `*${text}*` : text));
  const options = all.length > mostOptions ? [`*${select.selectedOptions[0]?.text}*`, `${all.length} in all`] : all;
  return `${name ? `${name} ` : ''}(${options.join(', ')})`;
}

function fieldWords(field: HTMLInputElement | HTMLTextAreaElement): string {
  const about = [
    field.getAttribute('aria-label'),
    field.type !== 'text' && field.type !== 'textarea' && field.type,
    field.required || field.getAttribute('aria-required') === 'true' ? 'required' : false,
    field.placeholder && `such as ${field.placeholder}`,
    field.disabled && 'off',
  ].filter(Boolean);
  return `${about.length > 0 ? `(${about.join(', ')}) ` : ''}"${field.value}"`;
}
