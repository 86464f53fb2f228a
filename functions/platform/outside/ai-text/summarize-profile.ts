import { log } from '../../door/log.ts';
import { environment } from '../../environment.ts';
import { bedrockSummary } from './bedrock.ts';
import { extractiveSummary } from './extractive.ts';
import type { ProfileFacts, StageSummaries, SummarizeProfile } from './port.ts';

/**
 * Asks the model where there is one; when it fails or is late, the text is put together by rule and marked with that
 * engine.
 */
export function summarizeProfile(byModel: ((facts: ProfileFacts) => Promise<string>) | undefined): SummarizeProfile {
  return async (facts) => {
    if (byModel) {
      try {
        return { text: await byModel(facts), engine: 'bedrock' };
      } catch (error) {
        log.warn('the model wrote no summary', { error: error as Error });
      }
    }
    return { text: extractiveSummary(facts), engine: 'extractive' };
  };
}

/** How this stage writes summaries. */
export function stageSummaries(): StageSummaries {
  const { AI_TEXT_MODEL } = environment('ai-text');
  return {
    summarize: summarizeProfile(AI_TEXT_MODEL ? bedrockSummary(AI_TEXT_MODEL) : undefined),
    usesModel: AI_TEXT_MODEL !== '',
  };
}
