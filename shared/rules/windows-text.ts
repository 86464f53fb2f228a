/** What languages have beyond the letters of ASCII, by the code page of Windows that they are written in. */
const languages = {
  western: [
    'àâçéèêëîïôœùûüÿ',
    'äöüßé',
    'áéíóúñüïç¿',
    'áâãàçéêíóôõúü',
    'àèéìíîòóùú',
    'åäöæøéüó',
    'áéíóúýþæöð',
    'äëïöüéèêóáí',
  ],
  central: ['ąćęłńóśźż', 'áäčďéěíĺľňóôŕřšťúůýž', 'áéíóöőúüű', 'ăâîșțşţ', 'čćđšž'],
};
/** Signs; in `1ª` and `nº` nothing follows. */
const signs = /[^\p{L}¿³¹]|[ªº](?!\p{L})|(?<!\p{L})[³¹]/gu;

/** Whether all letters beyond ASCII are those of one language. */
const isOneOf = (alphabets: readonly string[], text: string): boolean => {
  const letters = new Set(text.replace(signs, '').replace(/[a-z]/gi, '').toLowerCase());
  return alphabets.some((alphabet) => [...letters].every((letter) => alphabet.includes(letter)));
};

/** Russian and its neighbours: words of small letters, none with Latin ones among them, and as many vowels as people say. */
function isCyrillic(text: string): boolean {
  const letters = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const vowels = text.match(/[аеёиоуыэюяіїєў]/gi)?.length ?? 0;
  const turned =
    text.match(/\p{Ll}\p{Lu}|(?:\p{Script=Latin}\p{Script=Cyrillic})|(?:\p{Script=Cyrillic}\p{Script=Latin})/gu)
      ?.length ?? 0;
  const strange = text.match(/[ЂЃѓљЊњќћџЎЈҐЅѕј¤¦¬µ¶†‡‰‹›]/g)?.length ?? 0;
  return letters > 0 && vowels >= letters / 3 && vowels < (letters * 2) / 3 && turned + strange <= letters / 20;
}

/**
 * A text in a code page of Windows: that of western Europe, or of central Europe or Russia where its letters say so.
 * Undefined where they are those of no language that these are for.
 */
export function windowsText(bytes: Uint8Array): string | undefined {
  const [text, central] = [1252, 1250].map((page) => new TextDecoder(`windows-${page}`).decode(bytes)) as [
    string,
    string,
  ];
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const [plain, beyond] = [count(/[a-z]/gi), count(/(?=\p{L})[^a-zªº]/giu)];
  if (beyond <= plain && !isOneOf(languages.western, text) && isOneOf(languages.central, central)) return central;
  if (beyond <= plain / 3) return text;
  const cyrillic = new TextDecoder('windows-1251').decode(bytes);
  return isCyrillic(cyrillic) ? cyrillic : undefined;
}
