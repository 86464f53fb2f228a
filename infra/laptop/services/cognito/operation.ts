import { CognitoRefusal, invalidParameter } from './cognito-refusal.ts';
import type { Directory } from './directory.ts';
import type { SignInAttempts } from './attempts.ts';
import type { Challenges } from './challenges.ts';
import type { TokenService } from './tokens.ts';

/** What the operations work on. */
export interface CognitoContext {
  directory: Directory;
  tokens: TokenService;
  attempts: SignInAttempts;
  challenges: Challenges;
}

/** One API operation: checks that the required members exist, then responds. */
export type Operation = (input: unknown) => Promise<object>;
export type Operations = Record<string, Operation>;

export interface PoolInput {
  UserPoolId: string;
}
export interface UserInput extends PoolInput {
  Username: string;
}
export interface Attribute {
  Name: string;
  Value?: string;
}

const shapes: Record<string, (value: unknown) => boolean> = {
  UserAttributes: Array.isArray,
  AuthParameters: isRecord,
  ChallengeResponses: isRecord,
  Credential: isRecord,
};

/** Makes an operation from a function; a missing or malformed required member is an InvalidParameterException. */
export function operation<Input extends object>(
  required: readonly (keyof Input & string)[],
  respond: (input: Input) => object | Promise<object>,
): Operation {
  return async (input) => {
    if (!isRecord(input)) throw new CognitoRefusal('SerializationException', 'The request body must be a JSON object.');
    for (const member of required) {
      const fits = shapes[member] ?? isText;
      if (!fits(input[member])) {
        throw invalidParameter(
          `1 validation error detected: Value at '${member.charAt(0).toLowerCase()}${member.slice(1)}' failed to satisfy constraint: Member must not be null`,
        );
      }
    }
    return respond(input as Input);
  };
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
