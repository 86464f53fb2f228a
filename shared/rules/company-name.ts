// Words that say what a company legally is or belongs to, by which one company is written in many ways.
const legalForms = new Set(
  `inc incorporated llc llp lp ltd limited corp corporation co company plc pvt pte pty private
  gmbh mbh ag kg ug ohg se sa sas sarl srl spa bv nv oy oyj ab as asa aps kk sro doo
  holding holdings group`.split(/\s+/),
);
/** Whether a word says only what a company legally is. */
export const isLegalForm = (word: string): boolean => legalForms.has(word);

const joiningWords = new Set(['and', 'und', 'et', 'y']);

// Letters of other scripts, and digits, that look like Latin ones; a name wholly in another script stays itself.
const lookAlikes = new Map(
  Object.entries({
    a: 'аα',
    b: 'вβ',
    c: 'с',
    e: 'еε',
    h: 'һ',
    i: 'іι',
    j: 'ј',
    k: 'кκ',
    l: 'ӏ1',
    m: 'м',
    n: 'п',
    o: 'оοօ0ø',
    p: 'рρ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ν',
    x: 'хχ',
    y: 'уγ',
    w: 'ԝ',
    ss: 'ß',
    ae: 'æ',
    oe: 'œ',
    d: 'đ',
  }).flatMap(([latin, others]) => [...others].map((one) => [one, latin] as const)),
);

const wordsOf = (name: string): string[] =>
  [...name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    // S.A. and U.S. are one word each.
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * A company's name as one word without case, accents, spacing, punctuation, article, legal form and look-alike letters,
 * so that `The Acme Holdings, Inc.`, `ACME` and `Аcme` are the same. Any other word makes another company.
 */
export function companyKey(name: string): string {
  const words = wordsOf(name);
  const named = words[0] === 'the' ? words.slice(1) : words;
  const kept = named.filter((word, at) => at === 0 || !(legalForms.has(word) || joiningWords.has(word)));
  return (kept.length > 0 ? kept : words).join('');
}

// Where anybody gets an address: such a domain names no company.
const publicMailDomains = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com mac.com
  proton.me protonmail.com gmx.com gmx.net gmx.de web.de mail.com zoho.com yandex.com yandex.ru mail.ru qq.com 163.com
  fastmail.com hey.com`.split(/\s+/),
);

/** The domain of a mail address where it names a company; undefined for those at which anybody gets an address. */
export function companyDomain(address: string): string | undefined {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return domain.includes('.') && !publicMailDomains.has(domain) ? domain : undefined;
}

/** The domain of a company's site or of an address of the web or of mail, without `www`, as somebody wrote it. */
export function writtenDomain(address: string): string {
  const host = address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/?#].*$/, '');
  return host.slice(host.lastIndexOf('@') + 1);
}

/**
 * The domain by which a client is known as a company: of its site where it is named, else of its contact's address, but
 * not that of its manager, who may be the contact of many.
 */
export function domainOfClient(
  { domain, email }: { domain?: string | null | undefined; email: string },
  managersEmail: string,
): string | undefined {
  const ofContact = companyDomain(email);
  return domain ?? (ofContact === companyDomain(managersEmail) ? undefined : ofContact);
}
