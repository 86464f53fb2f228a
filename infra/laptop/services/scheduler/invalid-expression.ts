/** A schedule expression that EventBridge would refuse. */
export class InvalidExpression extends Error {
  constructor(expression: string, reason: string) {
    super(`Invalid Schedule Expression ${expression}: ${reason}`);
  }
}
