/** What a message template may name, in braces; each is filled in for the one who is written to. */
export const templateFields = ['first name', 'job', 'company', 'my name'] as const;
export type TemplateField = (typeof templateFields)[number];

const inBraces = /\{([^{}\n]{1,40})\}/g;
const nameIn = (words: string): string => words.trim().toLowerCase();
const fieldOf = (words: string): TemplateField | undefined => templateFields.find((one) => one === nameIn(words));

/** Why a text cannot be filled in: it names something that is no field. Null where it names none. */
export function unknownFieldWords(text: string): string | null {
  const unknown = [...new Set([...text.matchAll(inBraces)].map(([, words = '']) => words.trim()))].filter(
    (words) => !fieldOf(words),
  );
  if (unknown.length === 0) return null;
  const [named, known] = [unknown, templateFields].map((all) => all.map((one) => `{${one}}`).join(', '));
  return `Nothing is known for ${named}. Fields are ${known}`;
}

/** Which fields a text names, each once. */
export function fieldsIn(text: string): TemplateField[] {
  return templateFields.filter((field) =>
    [...text.matchAll(inBraces)].some(([, words = '']) => fieldOf(words) === field),
  );
}

/** The text with its fields filled in; one without a value stays as it is, so that it can be seen. */
export function filledIn(text: string, values: Readonly<Partial<Record<TemplateField, string>>>): string {
  return text.replace(inBraces, (whole, words: string) => {
    const field = fieldOf(words);
    return (field && values[field]) || whole;
  });
}
