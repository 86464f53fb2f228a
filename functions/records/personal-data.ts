/** What erasure does: delete, anonymise what belongs to others too, or keep for some days with a reason. */
export type Treatment = { does: 'delete' } | { does: 'anonymise' } | { does: 'keep'; reason: string; days: number };

/** One entity of functions/platform/table/keys.ts, or one place outside the table, that can hold a person's data. */
export interface Holding {
  /** What it holds about whom. */
  holds: string;
  /** How it is found; nothing is ever searched. */
  found: string;
  /** The file of the archive that contains it, or why none does. */
  exported: { file: string } | { not: string };
  erasure: Treatment;
  /** The partition that belongs to the person alone, exported and erased as a whole. */
  own?: (userId: number) => { pk: string };
}

/** A holding as its record declares it: one in a partition of the person's own is found there. */
export type Declared = Omit<Holding, 'found' | 'own'> &
  ({ found: string; own?: Holding['own'] } | { found?: string; own: NonNullable<Holding['own']> });

/** An entity that only leads to others, or that holds nothing personal. */
export interface LeadsOn {
  leadsTo: string;
}

/** By entity, what is stored about a person: plain literals, so that only the inventory carries them. */
export type PersonalData = Readonly<Record<string, Declared | LeadsOn>>;

export const remove: Treatment = { does: 'delete' };
export const anonymise: Treatment = { does: 'anonymise' };
export const secret = { not: 'It is a secret, stored as a hash.' };
