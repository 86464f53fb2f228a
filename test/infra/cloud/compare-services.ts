/** One step of a story, asked of a service by the laptop and by others; what it returns is compared as JSON. */
export type Step<Service> = readonly [title: string, ask: (service: Service) => Promise<unknown>];

/** What became of a step: its result, or the name and status of the refusal. */
async function outcomeOf(asked: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify((await asked) ?? 'done');
  } catch (error) {
    const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
    if (!$metadata) throw error;
    return `refused: ${name} ${$metadata.httpStatusCode}`;
  }
}

/** Goes through a story with both services, and returns each step whose outcomes differ: ours, and theirs. */
export async function differencesIn<Service>(
  steps: readonly Step<Service>[],
  ours: Service,
  theirs: Service,
): Promise<Record<string, [ours: string, theirs: string]>> {
  const differences: Record<string, [string, string]> = {};
  for (const [title, ask] of steps) {
    const pair: [string, string] = [await outcomeOf(ask(ours)), await outcomeOf(ask(theirs))];
    if (pair[0] !== pair[1]) differences[title] = pair;
  }
  return differences;
}
