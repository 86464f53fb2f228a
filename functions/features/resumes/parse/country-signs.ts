import type { CountryCode } from 'libphonenumber-js';

/** What the schools, papers and ways of counting of one country are called, which its resumes have and others do not. */
const signs: [words: RegExp, country: CountryCode][] = [
  [/\bK\.?C\.?[SP]\.?E\b|\bKiswahili\b|\bM-?PESA\b|\bKenya(?:n|tta)?\b/g, 'KE'],
  [/\bNYSC\b|\bNECO\b|\bSSCE\b|\bWAEC\b|\bNigerian?\b/g, 'NG'],
  [
    new RegExp(
      '\\b(?:CBSE|ICSE|[BM]\\.? ?Tech|Pvt|lakhs?|crores?|Aadhaar|LPA|Marathi|Telugu|Kannada|Malayalam|Gujarati|Pune|[SH]\\.S\\.C|Indian?)\\b',
      'gi',
    ),
    'IN',
  ],
  [/\bDhaka\b|\bBangla(?:desh)?\b/gi, 'BD'],
  [/\bTESDA\b|\bNC ?II\b|\bTagalog\b|\bBarangay\b|\bPhilippines\b|\bFilipino\b/gi, 'PH'],
  [/\bVMBO\b|\bHAVO\b|\bMBO\b|\bNederlandse?\b/g, 'NL'],
  [/\bABSA\b|\bSetswana\b|\bisiZulu\b|\bAfrikaans\b|\bSouth Africa\b|\bMatriculated\b/gi, 'ZA'],
  [/\bTAFE\b|\bAGSVA\b|\bATAR\b|\bAustralian?\b/g, 'AU'],
  [/\bSPM\b|\bSTPM\b|\bMalaysian?\b/g, 'MY'],
  [/\bENEM\b|\bTCC\b|\bCPF\b|\bBrasil\b|\bbrasileir[ao]\b|\bensino m[ée]dio\b/gi, 'BR'],
  [/\bMatura\b|\bPESEL\b|\bPolska\b/g, 'PL'],
  [/\bICFES\b|\bSENA\b|\bColombia\b|\bcolombian[ao]\b/g, 'CO'],
  [/\bINEI\b|\bSENATI\b|\bPer[úu]\b|\bperuan[ao]\b/g, 'PE'],
  [/\bargentin[ao]\b/gi, 'AR'],
  [/\bespañola?\b|\bEspaña\b|\bSpanish\b(?= *$)/gim, 'ES'],
  [/\bpakistani?\b|\bCNIC\b|\bMatric\b.*\bF\.?Sc\b/gi, 'PK'],
];

/** The country whose signs a resume has, and most of them; undefined where two have as many. */
export function countryOfSigns(text: string): CountryCode | undefined {
  const counted = signs
    .map(([words, country]) => ({ country, count: new Set(text.match(words)).size }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  return first && first.count > (second?.count ?? 0) ? first.country : undefined;
}
