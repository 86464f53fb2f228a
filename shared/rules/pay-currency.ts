import { defaultCurrency } from '../constants/currencies.ts';
import { countryById } from '../constants/countries.ts';

/** Countries by the currency in which work is paid there (ISO 4217); where none is named, it is not known. */
const table = `
AED AE;ARS AR;AUD AU CC CX HM KI NF NR TV;BDT BD;BGN BG;BRL BR;CAD CA;CHF CH LI;CLP CL;CNY CN;COP CO;CRC CR;CZK CZ;
DKK DK FO GL;DOP DO;EGP EG;
EUR AD AT AX BE BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA YT;
GBP GB GG IM JE;GHS GH;HKD HK;HUF HU;IDR ID;ILS IL PS;INR IN;ISK IS;JMD JM;JOD JO;JPY JP;KES KE;KRW KR;KWD KW;LKR LK;
MAD MA EH;MXN MX;MYR MY;NGN NG;NOK NO SJ BV;NPR NP;NZD NZ CK NU PN TK;OMR OM;PEN PE;PHP PH;PKR PK;PLN PL;QAR QA;RON RO;
RSD RS;SAR SA;SEK SE;SGD SG;THB TH;TND TN;TRY TR;TWD TW;TZS TZ;UAH UA;UGX UG;UYU UY;VND VN;XAF CM CF CG GA GQ TD;
XOF BF BJ CI GW ML NE SN TG;ZAR ZA;ZMW ZM
`;
const byCountry: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/;\s*/)
    .flatMap((line) => {
      const [currency = '', ...countries] = line.trim().split(/\s+/);
      return countries.map((iso) => [iso, currency] as const);
    }),
);

/** The currency in which work is paid in a country: the usual one where none is known. */
export const payCurrencyOf = (countryId: number): string =>
  byCountry.get(countryById(countryId)?.iso ?? '') ?? defaultCurrency;
