import type { Line } from '../text/resume-text.ts';
import { findRange, findSingle } from './dates.ts';
import { found, type Found } from './evidence.ts';
import { trimmed, withoutBullet } from './normal-text.ts';
import type { Section } from './sections.ts';

/** A certification as a resume has it. */
export interface ParsedCertification {
  name: Found<string>;
  issueOrg: Found<string> | null;
  issueYear: Found<number> | null;
  issueMonth: Found<number> | null;
}

const issuer = new RegExp(
  '^(amazon web services|aws|microsoft|google|google cloud|cisco|comptia|oracle|pmi|project management institute|scrum alliance|scrum\\.org|isaca|\\(?isc\\)?2|red hat|salesforce|coursera|udemy|edx|linkedin learning|cncf|the linux foundation|linux foundation|hashicorp|sap|ibm|american red cross|american heart association|osha|axelos|cfa institute|.* (institute|association|council|board|academy|foundation|university|college))$',
  'i',
);

/** The certifications of a resume: one a line. */
export function certificationsOf(sections: readonly Section[], lines: readonly Line[]): ParsedCertification[] {
  return sections
    .filter(({ kind }) => kind === 'certifications')
    .flatMap((section) =>
      section.lines.flatMap((line) => {
        const text = withoutBullet(line.text);
        if (/^https?:/.test(text) || text.length > 140 || /^(credential|issued|expires|valid)\b/i.test(text)) return [];
        const date = findRange(text) ?? findSingle(text);
        const rest = date ? text.replace(date.raw, ' | ') : text;
        const pieces = rest
          .split(/\s+\|\s+|\s+[-–—]\s+|\s*[·•]\s*|,\s+(?=\p{Lu})|\s{2,}|\(|\)/u)
          .map(trimmed)
          .filter((one) => one.length > 2 && !/^(issued|expires|credential id)/i.test(one));
        const [name, ...others] = pieces;
        if (!name || name.length < 4 || name.length > 110) return [];
        const within = { from: line.index, to: line.index + 1 };
        const fact = <T>(value: T | null | undefined, raw: string, confidence: number) =>
          value === null || value === undefined ? null : found({ value, raw, confidence }, lines, within);
        const named = fact(name, name, 0.8);
        const org = others.find((one) => issuer.test(one)) ?? others[0];
        const issued = date?.from ?? date?.to;
        return named
          ? [
              {
                name: named,
                issueOrg: fact(org, org ?? '', org && issuer.test(org) ? 0.85 : 0.5),
                issueYear: fact(issued?.year, date?.raw ?? '', 0.8),
                issueMonth: fact(issued?.month, date?.raw ?? '', 0.8),
              },
            ]
          : [];
      }),
    );
}
