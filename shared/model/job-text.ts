import * as z from 'zod';

/** What keeps people from applying: missing pay or place, words coded for gender, age or origin, long paragraphs. */
export const descriptionFlag = z.object({
  kind: z.enum(['pay', 'place', 'gender', 'age', 'origin', 'long']),
  /** The words as written, their place in the description, and what to write instead; absent where something is missing. */
  words: z.string().optional(),
  from: z.number().optional(),
  to: z.number().optional(),
  instead: z.string().optional(),
});
export type DescriptionFlag = z.output<typeof descriptionFlag>;

/** A description in Markdown with the same facts. */
export const improvedDescription = z.object({
  improvedMarkdown: z.string(),
  flags: z.array(descriptionFlag),
  /** Its author: a model, or the rules that arrange a text without changing its words. */
  engine: z.enum(['bedrock', 'rules']),
});
export type ImprovedDescription = z.output<typeof improvedDescription>;

/** A skill that a job's text names, with the words that name it. */
export const skillSuggestion = z.object({
  id: z.number(),
  name: z.string(),
  places: z.array(
    z.object({ field: z.enum(['title', 'description']), from: z.number(), to: z.number(), words: z.string() }),
  ),
});
export type SkillSuggestion = z.output<typeof skillSuggestion>;
