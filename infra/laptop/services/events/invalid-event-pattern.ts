/** A rule's pattern that EventBridge would refuse. */
export class InvalidEventPattern extends Error {
  override name = 'InvalidEventPatternException';

  constructor(reason: string) {
    super(`Event pattern is not valid. Reason: ${reason}`);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
