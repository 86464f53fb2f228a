/** An error that a local AWS endpoint returns under its own name, as the SDK's exception classes expect. */
export class ServiceFault extends Error {
  readonly status: number;
  /** Further members of the error body, for example Lambda's `Type`. */
  readonly members: Record<string, unknown>;

  constructor(name: string, message: string, status = 400, members: Record<string, unknown> = {}) {
    super(message);
    this.name = name;
    this.status = status;
    this.members = members;
  }
}
