/** A function as its template resource declares it. */
export interface FunctionDefinition {
  name: string;
  /** What people read instead of the name. */
  description: string;
  arn: string;
  /** Folder of the bundled code. */
  folder: string;
  /** File and export, for example `index.handler`. */
  handler: string;
  variables: Record<string, string>;
  memoryMegabytes: number;
  timeoutSeconds: number;
  reservedConcurrency?: number;
}
