/** The facts known about a person, ready to be put into words; every number and name is stored, none is guessed. */
export interface ProfileFacts {
  firstName: string;
  role: string;
  place: string | null;
  /** Month and year, for example 'January 2026'. */
  since: string;
  /** What the person did, each a clause after the name: 'has 3 open jobs and 1 that is closed'. */
  statements: string[];
  /** The most frequent skills, in descending order. */
  skills: string[];
  /** Titles of the newest jobs that the person worked on or applied to. */
  titles: string[];
}

/** The author of a text. */
export type AiTextEngine = 'bedrock' | 'extractive';

/** A summary and its author. */
export interface WrittenSummary {
  text: string;
  engine: AiTextEngine;
}

/**
 * Writes a short summary of a person from facts alone. It always returns one: what a model cannot do in time is put
 * together by rule.
 */
export type SummarizeProfile = (facts: ProfileFacts) => Promise<WrittenSummary>;

/** How a stage writes summaries, and whether a model does, which costs money each time. */
export interface StageSummaries {
  summarize: SummarizeProfile;
  usesModel: boolean;
}

/** Rewrites a job description as Markdown with headings and lists; rejects when the model fails or is late. */
export type RewriteDescription = (description: string) => Promise<string>;
