/** A response other than success, as DynamoDB words it: `type` is the exception's name, `extra` its further fields. */
export class Refusal extends Error {
  readonly type: string;
  readonly status: number;
  readonly extra: Record<string, unknown>;

  constructor(type: string, message: string, extra: Record<string, unknown> = {}, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
    this.extra = extra;
  }

  /** The JSON body the SDK turns into the exception. */
  get body(): Record<string, unknown> {
    return {
      __type: `${namespaces[this.type] ?? 'com.amazonaws.dynamodb.v20120810'}#${this.type}`,
      message: this.message,
      ...this.extra,
    };
  }
}

export const invalid = (message: string): Refusal => new Refusal('ValidationException', message);
export const conditionFailed = (): Refusal =>
  new Refusal('ConditionalCheckFailedException', 'The conditional request failed');
export const tableMissing = (message = 'Requested resource not found'): Refusal =>
  new Refusal('ResourceNotFoundException', message);

const namespaces: Record<string, string> = {
  AccessDeniedException: 'com.amazon.coral.service',
  MissingAuthenticationTokenException: 'com.amazon.coral.service',
  IncompleteSignatureException: 'com.amazon.coral.service',
  SerializationException: 'com.amazon.coral.service',
  UnknownOperationException: 'com.amazon.coral.service',
  ValidationException: 'com.amazon.coral.validate',
};
