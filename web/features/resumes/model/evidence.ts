import type { ParsedFactsSent, ResumeDocument } from '../../../../shared/model/parsed-resume.ts';

type Source = ParsedFactsSent['skills'][number]['sources'][number];

/** How sure a value is, from 0 to 1, and where it was found. */
export interface Evidence {
  confidence: number;
  sources: readonly Source[];
}

/** The evidence of each form field, by the field's name: `email`, `workExperiences.0.title` (PLUS-20). */
export function evidenceOf(facts: ParsedFactsSent): ReadonlyMap<string, Evidence> {
  const found = new Map<string, Evidence>();
  const put = (name: string, fact: unknown) => {
    if (isEvidence(fact)) found.set(name, fact);
  };
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) put(name, facts[name]);
  put('phonePrefix', facts.phone);
  put('city', facts.location);
  put('clearanceType', facts.clearance);
  put('citizenship', facts.authorization);
  put('hourly', facts.hourly);
  put('salary', facts.salary);
  for (const section of ['workExperiences', 'educations', 'certifications'] as const)
    for (const [at, entry] of facts[section].entries())
      for (const [field, fact] of Object.entries(entry)) put(`${section}.${at}.${field}`, fact);
  if (facts.skills.length > 0) put('skills', together(facts.skills));
  return found;
}

// Skills are one field: as sure as the least sure of them.
const together = (skills: ParsedFactsSent['skills']): Evidence => ({
  confidence: Math.min(...skills.map(({ confidence }) => confidence)),
  sources: skills.flatMap(({ sources }) => sources),
});

function isEvidence(fact: unknown): fact is Evidence {
  return typeof fact === 'object' && fact !== null && 'confidence' in fact && 'sources' in fact;
}

/** A part of a line cut at the words that light up. */
export interface Piece {
  text: string;
  isLit: boolean;
}

/** A part's text as pieces: those that the sources name light up. */
export function piecesOf(text: string, place: { line: number; part: number }, lit: readonly Source[]): Piece[] {
  const here = lit
    .filter(({ line, part }) => line === place.line && part === place.part)
    .toSorted((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of here) {
    if (from > at) pieces.push({ text: text.slice(at, from), isLit: false });
    if (to > at) pieces.push({ text: text.slice(Math.max(at, from), to), isLit: true });
    at = Math.max(at, to);
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isLit: false });
  return pieces;
}

/** The lines of each page of a document, with their places in it. */
export function pagesOf({ pages, lines }: ResumeDocument) {
  const numbered = lines.map((line, place) => ({ ...line, place }));
  return pages.map((page, at) => ({ ...page, lines: numbered.filter((line) => line.page === at) }));
}
