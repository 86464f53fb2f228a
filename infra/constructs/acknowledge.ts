import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts a finding of cdk-nag on a construct and all below it; the reason is shown in reviews, so it must convince.
 */
export function acknowledge(construct: IConstruct, findings: string | readonly string[], reason: string): void {
  for (const id of typeof findings === 'string' ? [findings] : findings)
    Validations.of(construct).acknowledge({ id, reason });
}
