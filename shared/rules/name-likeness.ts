import { graphemes } from './plain-text.ts';

/** How two names of people compare: one name in its forms, one that may be mistyped, or two names. */
export type NameLikeness = 'same' | 'near' | 'different';

// Letters that no decomposition takes apart, and Cyrillic as passports transliterate it (ICAO Doc 9303).
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ø=o ł=l ß=ss æ=ae œ=oe đ=d ð=d þ=th ı=i а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s ' +
    'т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ы=y э=e ю=iu я=ia ь= ъ='
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** A name in plain small Latin letters: without accents, in one transliteration, words apart by one space. */
export function foldedName(name: string): string {
  return (
    [...name.normalize('NFC').toLowerCase()]
      .map((letter) => latin[letter] ?? letter)
      .join('')
      .normalize('NFKD')
      // Accents, and the vowel points of Hebrew and Arabic, which are written or left out at will.
      .replaceAll(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652\u0670'’.]/g, '')
      .normalize('NFC')
      // The vowels of Hindi, Thai and their kind are marks, without which two names would be one.
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** Spellings of one sound, so that the usual transliterations of a name become one. */
function spokenName(name: string): string {
  return foldedName(name)
    .replaceAll(/(?<=[aou])e(?=[^aeiou]|$)/g, '')
    .replaceAll('kh', 'h')
    .replaceAll('iu', 'yu')
    .replaceAll('ia', 'ya')
    .replaceAll(/ou|oo/g, 'u')
    .replaceAll(/ee|ii/g, 'i')
    .replaceAll(/sch|sh/g, 's')
    .replaceAll(/tch|ch/g, 'c')
    .replaceAll(/ph/g, 'f')
    .replaceAll(/w/g, 'v')
    .replaceAll(/ck|q|k/g, 'c')
    .replaceAll(/y\b|ij\b|iy\b/g, 'i')
    .replaceAll('y', 'i')
    .replaceAll(/(\p{L})\1/gu, '$1')
    .replaceAll(/(?<=[tdbgj])h/g, '');
}

// Each line is one name in its usual forms.
const forms = `alexander alex sasha xander aleksandr alejandro|alexandra sandra alex sasha lexi|andrew andy drew andrei|
anthony tony|antonio tony tonio|barbara barb babs|benjamin ben benji benny|
catherine katherine kathryn kate katie kathy cathy kat|charles charlie chuck|christopher chris topher|
christina christine chris tina|daniel dan danny|david dave davey|deborah deb debbie|dmitry dima dmitri|
donald don donny|edward ed eddie ted ned|elizabeth liz lizzie beth betty eliza|emily em emmy|eugene gene|
francis frank|francisco paco pancho|frederick fred freddie|gabriel gabe|gabriela gabi gaby|gerald gerry jerry|
gregory greg|guadalupe lupe|henry hank harry|ignacio nacho|isabella isabel bella izzy|jacob jake|
james jim jimmy jamie|janet jan|jennifer jen jenny|jessica jess jessie|john johnny jack|jonathan jon jonny|
joseph joe joey|jose pepe|joshua josh|judith judy|kenneth ken kenny|lawrence larry|leonard leo lenny|
margaret maggie meg peggy marge|maria masha mary|matthew matt|michael mike mick mikey mikhail misha|
mohammed muhammad mohamed mohammad|nancy nan|natalia natalie natasha|nathan nate|nathaniel nate|
nicholas nick nicky nikolai kolya|olivia liv livvy|pamela pam|patricia pat patty trish tricia|patrick pat paddy|
peter pete pyotr|philip phil phillip|rajesh raj|rebecca becky becca|richard rick dick rich ricky|
robert bob rob bobby robbie|ronald ron ronny|samantha sam sammy|samuel sam sammy|sergei sergey serge|
stephanie steph|stephen steven steve|susan sue susie|theodore ted teddy theo|thomas tom tommy|timothy tim|
venkatesh venkat|victoria vicky tori|vincent vince|vladimir vlad volodya|william bill will billy willy liam|
yekaterina ekaterina katya|zachary zach zack`
  .split('|')
  .map((line) => line.trim().split(/\s+/));
const formsOf = Map.groupBy(
  forms.flatMap((line, at) => line.map((name) => ({ name, at }))),
  ({ name }) => name,
);
const share = (one: string, other: string): boolean =>
  (formsOf.get(one) ?? []).some(({ at }) => (formsOf.get(other) ?? []).some((form) => form.at === at));

// Names that differ by a letter or two and are never forms of each other.
const apart = new Set(
  `mario maria|daniel daniela|daniel danielle|gabriel gabriela|andrea andreas|andrea andrew|paul paula|
robert roberta|victor victoria|carlos carla|carl carla|eric erica|george georgia|christian christina|joan john|
joan jon|jean joan|jean john|dean sean|juan juana|julia julio|jose josie|luis luisa|alan elan|anna hannah|
anna anya|martin martina|michael michaela|michel michelle|michael michelle|nicholas nicole|simon simona|
stephan stephanie|louis louise|ahmed ahmad|ravi rani|anil anita|sunil sunita|priya prita|karan kiran|arjun arun|
rohan rohit|deepak deepa|leon leo|tina tim|ian iris|ana ann`
    .split('|')
    .map((pair) => pair.trim().split(' ').toSorted().join(' ')),
);

/** How many letters have to be added, taken away, replaced or swapped with their neighbours. */
export function lettersBetween(first: string, second: string): number {
  const [one, other] = [graphemes(first), graphemes(second)];
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isEqual = one[i - 1] === other[j - 1];
      const plain = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (isEqual ? 0 : 1),
      );
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(isSwap ? Math.min(plain, (rows[i - 2]?.[j - 2] ?? 0) + 1) : plain);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/** Whether every word of the shorter name is one of the longer: `Maria` and `Maria Elena`, `Lopez` and `Lopez Diaz`. */
function isPart(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length > 0 && short.every((word) => long.includes(word));
}

/** A mistyped vowel at the end is how the names of a sister and a brother differ; it is no mistake. */
const differsByEnd = (one: string, other: string): boolean =>
  one !== other && one.replace(/(?<![aeiou])[aeiou]+$/, '') === other.replace(/(?<![aeiou])[aeiou]+$/, '');

/** How two first names, or two last names, compare. */
export function nameLikeness(one: string, other: string): NameLikeness {
  const [a, b] = [foldedName(one), foldedName(other)];
  if (a === '' || b === '') return 'different';
  if (a === b || share(a, b) || isPart(a.split(' '), b.split(' '))) return 'same';
  if (apart.has([a, b].toSorted().join(' ')) || differsByEnd(a, b)) return 'different';
  if (spokenName(a) === spokenName(b)) return 'same';
  const [letters, others] = [graphemes(a), graphemes(b)];
  const shortest = Math.min(letters.length, others.length);
  if (shortest === 1 && letters[0] === others[0]) return 'near';
  const most = shortest >= 8 ? 2 : shortest >= 4 ? 1 : 0;
  return lettersBetween(a, b) <= most ? 'near' : 'different';
}
