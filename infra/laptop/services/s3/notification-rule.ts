/** Which objects of a bucket somebody wants to hear of. */
export interface NotificationRule {
  /** Who: handed on with the event, the ARN of a function or queue. */
  target: string;
  /** For example `s3:ObjectCreated:*` or `s3:ObjectCreated:Put`. */
  events: readonly string[];
  prefix?: string;
  suffix?: string;
}
