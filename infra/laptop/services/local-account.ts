/** The account and region that every local resource name carries. */
export const localAccount = { id: '000000000000', region: 'us-east-1' } as const;

/** The ARN of a local resource, for example `localArn('events', 'event-bus/orders')`. */
export function localArn(service: string, resource: string): string {
  return `arn:aws:${service}:${localAccount.region}:${localAccount.id}:${resource}`;
}
