/** The words of months in the languages of resumes, full and short, each with its number. */
const named: Record<number, string> = {
  1: 'january|jan|janvier|janv|enero|ene|januar|jänner|gennaio|genn|gen|janeiro|januari|जनवरी|styczeń|stycznia|tammikuu|leden|ledna|январь|января|янв|січень|січня|ocak|ιανουάριος|ιανουαρίου|ianuarie|január|يناير|gener',
  2: 'february|feb|février|fevrier|févr|fevr|fév|febrero|februar|feber|febbraio|febb|fevereiro|fev|februari|फरवरी|फ़रवरी|luty|lutego|helmikuu|únor|února|февраль|февраля|фев|лютий|лютого|şubat|φεβρουάριος|φεβρουαρίου|februarie|február|فبراير|febrer',
  3: 'march|mar|mars|marzo|märz|maerz|mrz|mär|março|marco|maart|मार्च|marzec|marca|marts|maaliskuu|březen|března|март|марта|mart|березень|березня|μάρτιος|μαρτίου|martie|március|maret|مارس|març',
  4: 'april|apr|avril|avr|abril|abr|aprile|अप्रैल|kwiecień|kwietnia|huhtikuu|duben|dubna|апрель|апреля|апр|квітень|квітня|nisan|απρίλιος|απριλίου|aprilie|április|أبريل|ابريل|إبريل',
  5: 'may|mai|mayo|maggio|magg|maio|mei|maj|मई|maja|toukokuu|květen|května|май|мая|травень|травня|mayıs|μάιος|μαΐου|május|مايو|maig',
  6: 'june|jun|juin|junio|juni|giugno|giu|junho|जून|czerwiec|czerwca|kesäkuu|červen|června|июнь|июня|червень|червня|haziran|ιούνιος|ιουνίου|iunie|június|يونيو|juny',
  7: 'july|jul|juillet|juil|julio|juli|luglio|lug|julho|जुलाई|lipiec|lipca|heinäkuu|červenec|července|июль|июля|липень|липня|temmuz|ιούλιος|ιουλίου|iulie|július|يوليو|juliol',
  8: 'august|aug|augustus|augusti|août|aout|agosto|ago|अगस्त|sierpień|sierpnia|elokuu|srpen|srpna|август|августа|авг|серпень|серпня|ağustos|αύγουστος|αυγούστου|augusztus|agustus|أغسطس|اغسطس|agost',
  9: 'september|sept|sep|septembre|septiembre|setiembre|settembre|sett|setembro|set|सितंबर|सितम्बर|wrzesień|września|syyskuu|září|сентябрь|сентября|сент|вересень|вересня|eylül|σεπτέμβριος|σεπτεμβρίου|septembrie|szeptember|سبتمبر|setembre',
  10: 'october|oct|octobre|octubre|oktober|okt|ottobre|ott|outubro|out|अक्टूबर|अक्तूबर|październik|października|lokakuu|říjen|října|октябрь|октября|окт|жовтень|жовтня|ekim|οκτώβριος|οκτωβρίου|octombrie|október|أكتوبر|اكتوبر',
  11: 'november|nov|novembre|noviembre|novembro|नवंबर|नवम्बर|listopad|listopada|marraskuu|listopadu|ноябрь|ноября|листопад|листопада|kasım|νοέμβριος|νοεμβρίου|noiembrie|نوفمبر',
  12: 'december|dec|décembre|decembre|déc|diciembre|dic|dezember|dez|dicembre|dezembro|दिसंबर|दिसम्बर|grudzień|grudnia|joulukuu|prosinec|prosince|декабрь|декабря|дек|грудень|грудня|aralık|δεκέμβριος|δεκεμβρίου|decembrie|desember|ديسمبر|desembre',
};
const seasons: Record<number, string> = {
  3: 'spring|printemps|primavera|frühjahr',
  6: 'summer|été|verano|sommer|estate|verão',
  9: 'fall|autumn|automne|otoño|herbst|autunno|outono',
  12: 'winter|hiver|invierno|inverno',
};
const quarters: Record<number, string> = { 1: 'q1|h1', 4: 'q2', 7: 'q3|h2', 10: 'q4' };

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
  'present|current(?:ly)?|now|till\\s*(?:date|now|today)|until\\s*(?:now|today)|to\\s*date|today|ongoing|till|date|continuing|onwards?|in\\s*progress|\\.{3}|…',
  "présent|aujourd['’]hui|(?:à\\s*)?ce\\s*jour|actuel(?:le)?(?:ment)?|en\\s*cours|maintenant",
  'presente|actual(?:mente|idad)?|(?:la\\s*)?actualidad|(?:el\\s*d[íi]a\\s*de\\s*)?hoy|(?:(?:a|hasta)\\s*)?(?:la\\s*)?fecha',
  'heute|andauernd|fortlaufend|aktuell|gegenwärtig|jetzt|laufend|dato',
  'oggi|attuale|attualmente|in\\s*corso|atual(?:mente)?|(?:(?:até\\s*)?(?:o|al)\\s*)?(?:presente\\s*)?momento|hoje',
  'nay|hiện\\s*(?:tại|nay)|heden|nu|pågående|obecnie|teraz|nadal|chwili\\s*obecnej|devam|по\\s*настоящее\\s*время|настоящее\\s*время|н\\.\\s?в\\.?',
  'nykyinen|nyt|současnosti?|prezent|jelenleg|halen|günümüz|sekarang|saat\\s*ini|дотепер|тепер|сегодня|сейчас|σήμερα|الآن|الحاضر|현재',
  'वर्तमान|अब\\s*तक|अभी|現在|至今|ปัจจุบัน',
].join('|');

/** About when in a year something was, which is no month. */
export const partOfYear =
  'early|mid|late|(?:beginning|start|end) of|anfang|mitte|ende|début|fin|inizio|fine|inicios?(?: de)?|finales de|início(?: de)?|fim(?: de)?';

/** What is between the two ends of a range. */
export const rangeWords =
  "-|‐|‑|–|—|−|~|〜|～|to\\s*:|to|until|till|through|thru|\\bup\\s*to\\b|->|→|\\||à|há|jusqu['’](?:à|en)|au|a|al|hasta|bis(?:\\s*zum)?|até|ao|fino\\s*a|ad|do|до|по|tot|til|से|至(?!今)|到|ถึง";

/** What is before the beginning of one that has no end. */
export const sinceWords = 'since|from|depuis|desde|seit|ab|dal|da|von|de|du|od|с|від|sinds|vanaf|sedan|fra|från';
