/** An error of the S3 API: HTTP status, the code SDK clients see, and a sentence. */
export class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const accessDenied = (message = 'Access Denied') => new S3Refusal(403, 'AccessDenied', message);
export const noSuchBucket = () => new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist');
export const noSuchKey = () => new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');
export const invalidArgument = (message: string) => new S3Refusal(400, 'InvalidArgument', message);
export const notImplemented = (what: string) =>
  new S3Refusal(501, 'NotImplemented', `${what} is not offered by this endpoint.`);
export const preconditionFailed = () =>
  new S3Refusal(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
