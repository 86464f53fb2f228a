/** What every local AWS protocol endpoint is started with. */
export interface ServiceOptions {
  /** Folder that holds this service's state; created when missing. Nothing is written outside it. */
  folder: string;
  /** Loopback port to listen on; 0 or absent picks a free one. */
  port?: number;
  /** Decides whether the caller may do this; absent means that everything is allowed. */
  authorize?: Authorize;
  /** Called with every finished call, for the console and the meter. */
  observe?: (call: ServiceCall) => void;
}

/** A running endpoint: where it listens and how to end it with all state flushed. */
export interface RunningService {
  /** Base address, for example http://127.0.0.1:43121. */
  url: string;
  close(): Promise<void>;
}

/** One call as IAM sees it: `action` like `dynamodb:PutItem`, `resource` an ARN. */
export interface AuthorizationRequest {
  accessKeyId: string;
  action: string;
  resource: string;
}

/** Returns a sentence that says why the call is refused, or undefined when it is granted. */
export type Authorize = (request: AuthorizationRequest) => string | undefined;

/** One finished call of a local service, as the console and the meter record it. */
export interface ServiceCall {
  service: string;
  action: string;
  accessKeyId: string;
  resource: string;
  milliseconds: number;
  /** DynamoDB only. */
  readUnits?: number;
  writeUnits?: number;
  items?: number;
  bytes?: number;
  error?: string;
}
