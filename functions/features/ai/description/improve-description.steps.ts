import type { ImprovedDescription } from '../../../../shared/model/job-text.ts';
import { log } from '../../../platform/door/log.ts';
import type { RewriteDescription } from '../../../platform/outside/ai-text/port.ts';
import { arrangeDescription } from './arrange-description.ts';
import { compareFacts } from './compare-facts.ts';
import { flagDescription } from './flag-description.ts';

/**
 * Improves a description: by the stage's model if there is one and its text keeps every fact and invents none, otherwise
 * by rule (JOB-81). The model's failures are logged without the text.
 */
export async function improveDescription(
  description: string,
  byModel: RewriteDescription | undefined,
): Promise<ImprovedDescription> {
  const flags = flagDescription(description);
  if (byModel) {
    try {
      const improvedMarkdown = await byModel(description);
      const { lost, invented } = compareFacts(description, improvedMarkdown);
      if (lost.length + invented.length === 0) return { improvedMarkdown, flags, engine: 'bedrock' };
      log.warn('the model changed facts of a description', { lost: lost.length, invented: invented.length });
    } catch (error) {
      log.warn('the model improved no description', { error: error as Error });
    }
  }
  return { improvedMarkdown: arrangeDescription(description), flags, engine: 'rules' };
}
