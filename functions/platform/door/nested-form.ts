const mostFields = 3000;
const mostItems = 200;
const fieldName = /^[A-Za-z]\w{0,40}(?:\[(?:\d{1,3}|[A-Za-z]\w{0,40})?\]){0,4}$/;

/**
 * The fields of a multipart form as the object that their names spell: `educations[0][school]` is the school of the
 * first education, and `tagIds[]` adds to a list (RESUME-10). Undefined for a form that is malformed, that contains a
 * file, or whose names are no such places.
 */
export function nestedForm(text: string, contentType: string): object | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || !text.startsWith(`--${boundary}`)) return undefined;
  const parts = `\r\n${text}`.split(`\r\n--${boundary}`).slice(1);
  if (!parts.pop()?.startsWith('--') || parts.length > mostFields) return undefined;
  const form = new Map<string, Node>();
  for (const part of parts) {
    const [, head, value] = /^\r\n([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(part) ?? [];
    const [, name] = /^content-disposition:\s*form-data;\s*name="([^"\r\n]*)"\s*$/im.exec(head ?? '') ?? [];
    if (value === undefined || name === undefined || !fieldName.test(name)) return undefined;
    const steps = name.split(/[[\]]+/).filter((step, at) => at === 0 || step !== '');
    if (name.endsWith('[]')) steps.push('');
    if (!put(form, steps, value)) return undefined;
  }
  return objectOf(form);
}

type Node = string | Map<string, Node>;

// Maps, because a name such as `__proto__` must stay a name.
function put(form: Map<string, Node>, [first = '', ...rest]: string[], value: string): boolean {
  const key = first === '' ? String(form.size) : first;
  if (rest.length === 0) {
    if (form.has(key)) return false;
    form.set(key, value);
    return true;
  }
  const inner = form.get(key) ?? new Map<string, Node>();
  if (typeof inner === 'string') return false;
  form.set(key, inner);
  return put(inner, rest, value);
}

function valueOf(node: Node): unknown {
  if (typeof node === 'string') return node;
  const isList = node.size > 0 && [...node.keys()].every((key) => /^\d+$/.test(key) && Number(key) < mostItems);
  if (!isList) return objectOf(node);
  return [...node].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, one]) => valueOf(one));
}

const objectOf = (form: Map<string, Node>): object =>
  Object.fromEntries([...form].map(([key, node]) => [key, valueOf(node)]));
