/** The words of months in the languages of resumes, full and short, each with its number. */
const named: Record<number, string> = {
  1: 'january|jan|janvier|janv|enero|ene|januar|jänner|gennaio|genn|janeiro|januari|जनवरी',
  2: 'february|feb|février|fevrier|févr|fevr|fév|febrero|februar|febbraio|febb|fevereiro|fev|februari|फरवरी|फ़रवरी',
  3: 'march|mar|mars|marzo|märz|maerz|mrz|mär|março|marco|maart|मार्च',
  4: 'april|apr|avril|avr|abril|abr|aprile|अप्रैल',
  5: 'may|mai|mayo|maggio|magg|maio|mei|maj|मई',
  6: 'june|jun|juin|junio|juni|giugno|giu|junho|जून',
  7: 'july|jul|juillet|juil|julio|juli|luglio|lug|julho|जुलाई',
  8: 'august|aug|augustus|augusti|août|aout|agosto|ago|अगस्त',
  9: 'september|sept|sep|septembre|septiembre|setiembre|settembre|sett|setembro|set|सितंबर|सितम्बर',
  10: 'october|oct|octobre|octubre|oktober|okt|ottobre|ott|outubro|out|अक्टूबर|अक्तूबर',
  11: 'november|nov|novembre|noviembre|novembro|नवंबर|नवम्बर',
  12: 'december|dec|décembre|decembre|déc|diciembre|dic|dezember|dez|dicembre|dezembro|दिसंबर|दिसम्बर',
};
const seasons: Record<number, string> = {
  3: 'spring|printemps|primavera|frühjahr',
  6: 'summer|été|verano|sommer|estate|verão',
  9: 'fall|autumn|automne|otoño|herbst|autunno|outono',
  12: 'winter|hiver|invierno|inverno',
};
const quarters: Record<number, string> = { 1: 'q1', 4: 'q2', 7: 'q3', 10: 'q4' };

const numberOf = new Map(
  [named, seasons, quarters].flatMap((table) =>
    Object.entries(table).flatMap(([number, words]) => words.split('|').map((word) => [word, Number(number)] as const)),
  ),
);

/** The month that a word means; undefined for any other word. */
export const monthCalled = (word: string): number | undefined => numberOf.get(word.toLowerCase().replace(/\.$/, ''));

/** Any of these words, the longest first. */
export const monthWords = [...numberOf.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** What means that something is so to this day. */
export const presentWords = [
  'present|current(?:ly)?|now|till\\s*(?:date|now|today)|until\\s*(?:now|today)|to\\s*date|today|ongoing|till|date|continuing|onwards?|in\\s*progress',
  "présent|aujourd['’]hui|(?:à\\s*)?ce\\s*jour|actuel(?:le)?(?:ment)?|en\\s*cours|maintenant",
  'presente|actual(?:mente|idad)?|(?:la\\s*)?actualidad|hoy|(?:la\\s*)?fecha',
  'heute|aktuell|gegenwärtig|jetzt|laufend|dato',
  'oggi|attuale|attualmente|in\\s*corso|atual(?:mente)?|(?:o\\s*)?momento|hoje',
  'nay|hiện\\s*(?:tại|nay)|heden|nu|pågående|obecnie|devam|по\\s*настоящее\\s*время|настоящее\\s*время|н\\.\\s?в\\.?',
  'वर्तमान|अब\\s*तक|अभी|現在|至今',
].join('|');

/** What is between the two ends of a range. */
export const rangeWords =
  "-|–|—|−|~|〜|～|to\\s*:|to|until|till|through|thru|\\bup\\s*to\\b|->|→|\\||à|jusqu['’](?:à|en)|au|a|al|hasta|bis(?:\\s*zum)?|até|ao|fino\\s*a|ad|से";

/** What is before the beginning of one that has no end. */
export const sinceWords = 'since|from|depuis|desde|seit|ab|dal|da|von|de|du';
