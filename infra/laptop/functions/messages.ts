/** What the thread of a function needs to begin. */
export interface ThreadData {
  /** The bundle that holds the handler. */
  file: string;
  /** Export of that bundle. */
  exportName: string;
  functionName: string;
  functionArn: string;
  memoryMegabytes: number;
  /** Where compiled code is kept for later instances and starts. */
  compiledFolder?: string;
}

/** To the thread: run the handler once. */
export interface InvokeMessage {
  requestId: string;
  traceId: string;
  event: unknown;
  /** Milliseconds since 1970. */
  deadline: number;
}

/** From the thread, in the order in which things happened. */
export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'log'; text: string }
  | { kind: 'answer'; requestId: string; payload: string }
  | { kind: 'failure'; requestId: string; failure: Failure };

/** How Lambda reports a failure to the caller. */
export interface Failure {
  errorType: string;
  errorMessage: string;
  trace: string[];
}
