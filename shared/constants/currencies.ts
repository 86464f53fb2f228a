/** An ISO 4217 currency as forms and money texts show it (LOOK-04). */
export interface Currency {
  code: string;
  symbol: string;
  name: string;
}

/** The currency a form starts with (LOOK-05). */
export const defaultCurrency = 'USD';

/** One line per currency: code, symbol, name. Kept as text because two hundred object literals hide the data. */
const table = `
USD|$|US Dollar
INR|₹|Indian Rupee
EUR|€|Euro
GBP|£|British Pound
CAD|CA$|Canadian Dollar
AUD|A$|Australian Dollar
JPY|¥|Japanese Yen
CHF|CHF|Swiss Franc
CNY|CN¥|Chinese Yuan
SGD|S$|Singapore Dollar
AED|د.إ|UAE Dirham
AFN|؋|Afghan Afghani
ALL|L|Albanian Lek
AMD|֏|Armenian Dram
ANG|ƒ|Netherlands Antillean Guilder
AOA|Kz|Angolan Kwanza
ARS|AR$|Argentine Peso
AWG|Afl.|Aruban Florin
AZN|₼|Azerbaijani Manat
BAM|KM|Bosnia-Herzegovina Convertible Mark
BBD|Bds$|Barbadian Dollar
BDT|৳|Bangladeshi Taka
BGN|лв|Bulgarian Lev
BHD|.د.ب|Bahraini Dinar
BIF|FBu|Burundian Franc
BMD|BD$|Bermudan Dollar
BND|B$|Brunei Dollar
BOB|Bs|Bolivian Boliviano
BRL|R$|Brazilian Real
BSD|B$|Bahamian Dollar
BTN|Nu.|Bhutanese Ngultrum
BWP|P|Botswanan Pula
BYN|Br|Belarusian Ruble
BZD|BZ$|Belize Dollar
CDF|FC|Congolese Franc
CLP|CLP$|Chilean Peso
COP|COL$|Colombian Peso
CRC|₡|Costa Rican Colón
CUP|₱|Cuban Peso
CVE|Esc|Cape Verdean Escudo
CZK|Kč|Czech Koruna
DJF|Fdj|Djiboutian Franc
DKK|kr|Danish Krone
DOP|RD$|Dominican Peso
DZD|د.ج|Algerian Dinar
EGP|E£|Egyptian Pound
ERN|Nfk|Eritrean Nakfa
ETB|Br|Ethiopian Birr
FJD|FJ$|Fijian Dollar
FKP|FK£|Falkland Islands Pound
GEL|₾|Georgian Lari
GHS|GH₵|Ghanaian Cedi
GIP|£|Gibraltar Pound
GMD|D|Gambian Dalasi
GNF|FG|Guinean Franc
GTQ|Q|Guatemalan Quetzal
GYD|G$|Guyanaese Dollar
HKD|HK$|Hong Kong Dollar
HNL|L|Honduran Lempira
HTG|G|Haitian Gourde
HUF|Ft|Hungarian Forint
IDR|Rp|Indonesian Rupiah
ILS|₪|Israeli New Shekel
IQD|ع.د|Iraqi Dinar
IRR|﷼|Iranian Rial
ISK|kr|Icelandic Króna
JMD|J$|Jamaican Dollar
JOD|د.ا|Jordanian Dinar
KES|KSh|Kenyan Shilling
KGS|с|Kyrgystani Som
KHR|៛|Cambodian Riel
KMF|CF|Comorian Franc
KPW|₩|North Korean Won
KRW|₩|South Korean Won
KWD|د.ك|Kuwaiti Dinar
KYD|CI$|Cayman Islands Dollar
KZT|₸|Kazakhstani Tenge
LAK|₭|Laotian Kip
LBP|ل.ل|Lebanese Pound
LKR|Rs|Sri Lankan Rupee
LRD|L$|Liberian Dollar
LSL|M|Lesotho Loti
LYD|ل.د|Libyan Dinar
MAD|د.م.|Moroccan Dirham
MDL|L|Moldovan Leu
MGA|Ar|Malagasy Ariary
MKD|ден|Macedonian Denar
MMK|K|Myanmar Kyat
MNT|₮|Mongolian Tugrik
MOP|MOP$|Macanese Pataca
MRU|UM|Mauritanian Ouguiya
MUR|₨|Mauritian Rupee
MVR|Rf|Maldivian Rufiyaa
MWK|MK|Malawian Kwacha
MXN|MX$|Mexican Peso
MYR|RM|Malaysian Ringgit
MZN|MT|Mozambican Metical
NAD|N$|Namibian Dollar
NGN|₦|Nigerian Naira
NIO|C$|Nicaraguan Córdoba
NOK|kr|Norwegian Krone
NPR|रू|Nepalese Rupee
NZD|NZ$|New Zealand Dollar
OMR|ر.ع.|Omani Rial
PAB|B/.|Panamanian Balboa
PEN|S/|Peruvian Sol
PGK|K|Papua New Guinean Kina
PHP|₱|Philippine Peso
PKR|₨|Pakistani Rupee
PLN|zł|Polish Zloty
PYG|₲|Paraguayan Guarani
QAR|ر.ق|Qatari Rial
RON|lei|Romanian Leu
RSD|дин.|Serbian Dinar
RUB|₽|Russian Ruble
RWF|RF|Rwandan Franc
SAR|ر.س|Saudi Riyal
SBD|SI$|Solomon Islands Dollar
SCR|SR|Seychellois Rupee
SDG|ج.س.|Sudanese Pound
SEK|kr|Swedish Krona
SHP|£|St. Helena Pound
SLE|Le|Sierra Leonean Leone
SOS|S|Somali Shilling
SRD|SR$|Surinamese Dollar
SSP|SS£|South Sudanese Pound
STN|Db|São Tomé and Príncipe Dobra
SVC|₡|Salvadoran Colón
SYP|LS|Syrian Pound
SZL|E|Swazi Lilangeni
THB|฿|Thai Baht
TJS|SM|Tajikistani Somoni
TMT|T|Turkmenistani Manat
TND|د.ت|Tunisian Dinar
TOP|T$|Tongan Paʻanga
TRY|₺|Turkish Lira
TTD|TT$|Trinidad and Tobago Dollar
TWD|NT$|New Taiwan Dollar
TZS|TSh|Tanzanian Shilling
UAH|₴|Ukrainian Hryvnia
UGX|USh|Ugandan Shilling
UYU|$U|Uruguayan Peso
UZS|soʻm|Uzbekistani Som
VES|Bs.|Venezuelan Bolívar
VND|₫|Vietnamese Dong
VUV|VT|Vanuatu Vatu
WST|WS$|Samoan Tala
XAF|FCFA|Central African CFA Franc
XCD|EC$|East Caribbean Dollar
XCG|Cg|Caribbean Guilder
XOF|CFA|West African CFA Franc
XPF|₣|CFP Franc
YER|﷼|Yemeni Rial
ZAR|R|South African Rand
ZMW|ZK|Zambian Kwacha
ZWG|ZiG|Zimbabwe Gold
BOV|BOV|Bolivian Mvdol
CHE|CHE|WIR Euro
CHW|CHW|WIR Franc
CLF|UF|Chilean Unit of Account
COU|COU|Colombian Real Value Unit
CUC|CUC$|Cuban Convertible Peso
HRK|kn|Croatian Kuna
MXV|UDI|Mexican Investment Unit
SLL|Le|Sierra Leonean Leone (1964–2022)
USN|US$|US Dollar (next day)
UYI|UYI|Uruguayan Peso (indexed units)
VED|Bs.D|Bolívar Soberano
XDR|SDR|Special Drawing Rights
ZWL|Z$|Zimbabwean Dollar`;

/** Every currency: the ten most used here first, then by code (LOOK-04). */
export const currencies: readonly Currency[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', symbol = '', name = ''] = line.split('|');
    return { code, symbol, name };
  });
