/** A list that was pasted into one line: what leads to it, and its items with the marks that they keep. */
export interface RunInList {
  lead: string;
  items: { text: string; marker: string }[];
}

// A dash in a sentence is no list, and neither are two.
const fewest = 3;
// More in one line nobody wrote.
const most = 40;

/** How the items of a list are counted, by the place of the item from 1 on. */
const counts: ((place: number) => string)[] = [
  (place) => `${place}[.)]`,
  (place) => `\\(${place}\\)`,
  (place) => `${letterOf(place)}\\)`,
  (place) => `\\(${letterOf(place)}\\)`,
];
const letterOf = (place: number): string => String.fromCharCode('a'.charCodeAt(0) + place - 1);

/** The list that a paragraph holds in one line, marked by bullets, ticks, stars, dashes, numbers or letters; undefined for none. */
export function runInList(text: string): RunInList | undefined {
  for (const count of counts) {
    const found = counted(text, count);
    if (found) return found;
  }
  return marked(text, /(?:^|\s)[•▪◦·●○■‣✓✔→➢►](?=\s)/u) ?? starred(text) ?? dashed(text);
}

// A star with a word right behind it sets the word apart.
const starred = (text: string): RunInList | undefined => (/\*\S/.test(text) ? undefined : marked(text, /\*(?=\s)/));

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

function counted(text: string, count: (place: number) => string): RunInList | undefined {
  const items: RunInList['items'] = [];
  let rest = text;
  let lead: string | undefined;
  for (let number = 1; number <= most; number++) {
    const found = new RegExp(`(?:^|\\s)${count(number)}\\s`, 'i').exec(rest);
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
