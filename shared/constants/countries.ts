/** A country of the product (LOOK-01). `id` is the ISO 3166-1 numeric code, `phoneCode` has no plus sign. */
export interface Country {
  id: number;
  name: string;
  iso: string;
  phoneCode: string;
  flag: string;
}

/** Code, number and phone code of each country of ISO 3166-1. */
const table = `
  US840+1 IN356+91 AD20+376 AE784+971 AF4+93 AG28+1 AI660+1 AL8+355 AM51+374 AO24+244 AQ10+672 AR32+54 AS16+1
  AT40+43 AU36+61 AW533+297 AX248+358 AZ31+994 BA70+387 BB52+1 BD50+880 BE56+32 BF854+226 BG100+359 BH48+973
  BI108+257 BJ204+229 BL652+590 BM60+1 BN96+673 BO68+591 BQ535+599 BR76+55 BS44+1 BT64+975 BV74+47 BW72+267
  BY112+375 BZ84+501 CA124+1 CC166+61 CD180+243 CF140+236 CG178+242 CH756+41 CI384+225 CK184+682 CL152+56
  CM120+237 CN156+86 CO170+57 CR188+506 CU192+53 CV132+238 CW531+599 CX162+61 CY196+357 CZ203+420 DE276+49
  DJ262+253 DK208+45 DM212+1 DO214+1 DZ12+213 EC218+593 EE233+372 EG818+20 EH732+212 ER232+291 ES724+34 ET231+251
  FI246+358 FJ242+679 FK238+500 FM583+691 FO234+298 FR250+33 GA266+241 GB826+44 GD308+1 GE268+995 GF254+594
  GG831+44 GH288+233 GI292+350 GL304+299 GM270+220 GN324+224 GP312+590 GQ226+240 GR300+30 GS239+500 GT320+502
  GU316+1 GW624+245 GY328+592 HK344+852 HM334+672 HN340+504 HR191+385 HT332+509 HU348+36 ID360+62 IE372+353
  IL376+972 IM833+44 IO86+246 IQ368+964 IR364+98 IS352+354 IT380+39 JE832+44 JM388+1 JO400+962 JP392+81 KE404+254
  KG417+996 KH116+855 KI296+686 KM174+269 KN659+1 KP408+850 KR410+82 KW414+965 KY136+1 KZ398+7 LA418+856 LB422+961
  LC662+1 LI438+423 LK144+94 LR430+231 LS426+266 LT440+370 LU442+352 LV428+371 LY434+218 MA504+212 MC492+377
  MD498+373 ME499+382 MF663+590 MG450+261 MH584+692 MK807+389 ML466+223 MM104+95 MN496+976 MO446+853 MP580+1
  MQ474+596 MR478+222 MS500+1 MT470+356 MU480+230 MV462+960 MW454+265 MX484+52 MY458+60 MZ508+258 NA516+264
  NC540+687 NE562+227 NF574+672 NG566+234 NI558+505 NL528+31 NO578+47 NP524+977 NR520+674 NU570+683 NZ554+64
  OM512+968 PA591+507 PE604+51 PF258+689 PG598+675 PH608+63 PK586+92 PL616+48 PM666+508 PN612+64 PR630+1 PS275+970
  PT620+351 PW585+680 PY600+595 QA634+974 RE638+262 RO642+40 RS688+381 RU643+7 RW646+250 SA682+966 SB90+677
  SC690+248 SD729+249 SE752+46 SG702+65 SH654+290 SI705+386 SJ744+47 SK703+421 SL694+232 SM674+378 SN686+221
  SO706+252 SR740+597 SS728+211 ST678+239 SV222+503 SX534+1 SY760+963 SZ748+268 TC796+1 TD148+235 TF260+262
  TG768+228 TH764+66 TJ762+992 TK772+690 TL626+670 TM795+993 TN788+216 TO776+676 TR792+90 TT780+1 TV798+688
  TW158+886 TZ834+255 UA804+380 UG800+256 UM581+1 UY858+598 UZ860+998 VA336+39 VC670+1 VE862+58 VG92+1 VI850+1
  VN704+84 VU548+678 WF876+681 WS882+685 YE887+967 YT175+262 ZA710+27 ZM894+260 ZW716+263`;

/** What people call these; the others are named by `Intl`. */
const usualNames: Readonly<Record<string, string>> = {
  CD: 'DR Congo',
  CG: 'Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
};
const named = new Intl.DisplayNames(['en'], { type: 'region' });
/** The letters of a code as regional indicators, which fonts draw as its flag. */
const flagOf = (iso: string): string =>
  String.fromCodePoint(...[...iso].map((letter) => letter.charCodeAt(0) - 65 + 0x1f1e6));

const all = table
  .trim()
  .split(/\s+/)
  .map((entry): Country => {
    const iso = entry.slice(0, 2);
    const [id = '', phoneCode = ''] = entry.slice(2).split('+');
    return { id: Number(id), name: usualNames[iso] ?? named.of(iso) ?? iso, iso, phoneCode, flag: flagOf(iso) };
  });
const [first, second, ...others] = all;

/** The United States, where a form begins that knows nothing better. */
export const unitedStates = first!;

/** Where most people are. */
export const mainCountries: readonly Country[] = [unitedStates, second!];

/** The main ones, then all others by name (LOOK-02). */
export const countries: readonly Country[] = [
  ...mainCountries,
  ...others.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
];

const byId = new Map(countries.map((country) => [country.id, country]));
const byIso = new Map(countries.map((country) => [country.iso, country]));

/** The country with this id, or undefined. */
export const countryById = (id: number): Country | undefined => byId.get(id);

/** The country with this two-letter code, or undefined. */
export const countryByIso = (iso: string): Country | undefined => byIso.get(iso);
