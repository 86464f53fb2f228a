/** A list that was pasted into one line: what leads to it, and its items with the marks that they keep. */
export interface RunInList {
  lead: string;
  items: { text: string; marker: string }[];
}

// A dash in a sentence is no list, and neither are two.
const fewest = 3;
// More in one line nobody wrote.
const most = 40;

/** The list that a paragraph holds in one line, marked by bullets, stars, dashes or rising numbers; undefined for none. */
export function runInList(text: string): RunInList | undefined {
  return numbered(text) ?? marked(text, /(?:^|\s)[•▪◦·](?=\s)/u) ?? marked(text, /(?:^|\s)\*(?=\s)/) ?? dashed(text);
}

function marked(text: string, mark: RegExp): RunInList | undefined {
  const [lead = '', ...items] = text.split(mark).map((part) => part.trim());
  if (items.length < fewest || items.some((item) => item === '')) return undefined;
  return { lead, items: items.map((item) => ({ text: item, marker: '-' })) };
}

// Only behind a colon: elsewhere dashes set words apart.
function dashed(text: string): RunInList | undefined {
  const at = text.search(/:\s[-–—]\s/);
  if (at < 0) return undefined;
  const found = marked(text.slice(at + 1), /\s[-–—](?=\s)/);
  return found && { ...found, lead: text.slice(0, at + 1) };
}

function numbered(text: string): RunInList | undefined {
  const items: RunInList['items'] = [];
  let rest = text;
  let lead: string | undefined;
  for (let number = 1; number <= most; number++) {
    const found = new RegExp(`(?:^|\\s)${number}[.)]\\s`).exec(rest);
    if (!found) break;
    const before = rest.slice(0, found.index).trim();
    if (lead === undefined) lead = before;
    else items.push({ text: before, marker: `${number - 1}.` });
    rest = rest.slice(found.index + found[0].length);
  }
  items.push({ text: rest.trim(), marker: `${items.length + 1}.` });
  const isList = lead !== undefined && items.length >= fewest && items.every((item) => item.text !== '');
  return isList ? { lead: lead ?? '', items } : undefined;
}
