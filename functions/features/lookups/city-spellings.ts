/** What people call cities and the areas around them that no list of places has; `fold` writes names so. */
const called: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nyc: 'new york city',
    'new york': 'new york city',
    'tri state area': 'new york city',
    sf: 'san francisco',
    'bay area': 'san francisco',
    'sf bay area': 'san francisco',
    'silicon valley': 'san jose',
    la: 'los angeles',
    dc: 'washington',
    dmv: 'washington',
    philly: 'philadelphia',
    vegas: 'las vegas',
    pdx: 'portland',
    kc: 'kansas city',
    'chi town': 'chicago',
    'twin cities': 'minneapolis',
    'quad cities': 'davenport',
    'inland empire': 'riverside',
    'hampton roads': 'norfolk',
    'research triangle': 'raleigh',
    rtp: 'raleigh',
    'den bosch': 's hertogenbosch',
    blr: 'bengaluru',
    hyd: 'hyderabad',
    'delhi ncr': 'delhi',
    ny: 'new york city',
    bklyn: 'brooklyn',
    'st pete': 'st petersburg fl',
    'hollywood ca': 'los angeles',
    'san fran': 'san francisco',
    'salt lake': 'salt lake city',
    phx: 'phoenix az',
    jax: 'jacksonville fl',
    'jax beach': 'jacksonville beach fl',
    manc: 'manchester uk',
    'big d': 'dallas',
    indy: 'indianapolis',
    atl: 'atlanta',
    nola: 'new orleans',
    okc: 'oklahoma city',
    dfw: 'dallas',
    slc: 'salt lake city',
    cdmx: 'mexico city',
    sac: 'sacramento',
    beantown: 'boston',
    'motor city': 'detroit',
    'music city': 'nashville',
    'windy city': 'chicago',
    'sin city': 'las vegas',
    'big apple': 'new york city',
    'the big apple': 'new york city',
    'h town': 'houston',
    nash: 'nashville tn',
    brum: 'birmingham uk',
    blore: 'bengaluru',
    'b lore': 'bengaluru',
    mpls: 'minneapolis',
    pgh: 'pittsburgh',
    cincy: 'cincinnati',
    bham: 'birmingham',
    abq: 'albuquerque',
    atx: 'austin',
    hcmc: 'ho chi minh city',
    rangoon: 'yangon',
    kl: 'kuala lumpur',
    hk: 'hong kong',
    bcn: 'barcelona',
    joburg: 'johannesburg',
  }),
);

/** Large cities in the letters of their own countries, as people there type them. */
const inOwnLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    東京: 'tokyo',
    大阪: 'osaka',
    京都: 'kyoto',
    横浜: 'yokohama',
    名古屋: 'nagoya',
    福岡: 'fukuoka',
    札幌: 'sapporo',
    北京: 'beijing',
    上海: 'shanghai',
    广州: 'guangzhou',
    深圳: 'shenzhen',
    成都: 'chengdu',
    杭州: 'hangzhou',
    武汉: 'wuhan',
    南京: 'nanjing',
    香港: 'hong kong',
    台北: 'taipei',
    서울: 'seoul',
    부산: 'busan',
    인천: 'incheon',
    대구: 'daegu',
    москва: 'moscow',
    'санкт-петербург': 'saint petersburg',
    новосибирск: 'novosibirsk',
    екатеринбург: 'yekaterinburg',
    київ: 'kyiv',
    киев: 'kyiv',
    харків: 'kharkiv',
    львів: 'lviv',
    одеса: 'odesa',
    минск: 'minsk',
    софия: 'sofia',
    београд: 'belgrade',
    दिल्ली: 'delhi',
    'नई दिल्ली': 'new delhi',
    मुंबई: 'mumbai',
    पुणे: 'pune',
    बेंगलुरु: 'bengaluru',
    कोलकाता: 'kolkata',
    चेन्नई: 'chennai',
    हैदराबाद: 'hyderabad',
    जयपुर: 'jaipur',
    लखनऊ: 'lucknow',
    ঢাকা: 'dhaka',
    কলকাতা: 'kolkata',
    சென்னை: 'chennai',
    القاهرة: 'cairo',
    دبي: 'dubai',
    الرياض: 'riyadh',
    جدة: 'jeddah',
    بيروت: 'beirut',
    عمان: 'amman',
    بغداد: 'baghdad',
    الدوحة: 'doha',
    تهران: 'tehran',
    کراچی: 'karachi',
    لاہور: 'lahore',
    αθήνα: 'athens',
    θεσσαλονίκη: 'thessaloniki',
    'תל אביב': 'tel aviv',
    ירושלים: 'jerusalem',
    חיפה: 'haifa',
    กรุงเทพ: 'bangkok',
    กรุงเทพมหานคร: 'bangkok',
    เชียงใหม่: 'chiang mai',
    თბილისი: 'tbilisi',
    երևան: 'yerevan',
  }),
);
/** Eastern addresses go on without a space: `東京都新宿区`. */
const unspacedName = /^[\p{Script=Han}\p{Script=Hangul}]{2,3}/u;

/** The folded name of a list of places for folded words that people use instead. */
export const knownName = (words: string): string => called.get(words) ?? words;

/** Whether a text is what people call a city rather than its name: `SF`, `Chi-Town`. */
export const isNickname = (text: string): boolean =>
  called.has(
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );

const placeLabel =
  /^\s*(?:(?:current |home |preferred )?(?:location|city|place|address)\s*[:：–-]|(?:based|located|living|lives) in\b:?)\s*/i;
const modeOfWork =
  /(?:^(?:remote|hybrid|on-?site)|(?:\s?[/|&(,–-]\s?|\sor\s|\s)(?:fully |100% )?(?:remote|hybrid|on-?site|wfh)\b\)?)/gi;

/** A place without its label and without how somebody works there: `NYC` of `Location: NYC / Remote`. */
export function barePlace(text: string): string {
  const bare = text
    .replace(placeLabel, '')
    .replace(modeOfWork, '')
    .replace(/^[\s/|,–-]{1,3}/, '')
    .trim();
  return bare || text;
}

/** The text, with a large city's name in Latin letters where it is in those of its own country. */
export function inLatinLetters(text: string): string {
  if (!/[^\p{Script=Latin}\P{L}]/u.test(text)) return text;
  const [first = '', ...others] = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .split(/[,，、]/)
    .map((part) => part.trim());
  const eastern = unspacedName.exec(first)?.[0] ?? '';
  const name = inOwnLetters.get(first) ?? inOwnLetters.get(eastern) ?? inOwnLetters.get(eastern.slice(0, 2));
  return name ? [name, ...others.filter((one) => /\p{Script=Latin}/u.test(one))].join(', ') : text;
}
