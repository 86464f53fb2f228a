/** An error of the Cognito user pools API: `type` is the exception name that SDK clients see. */
export class CognitoRefusal extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const invalidParameter = (message: string) => new CognitoRefusal('InvalidParameterException', message);
export const notFound = (message: string) => new CognitoRefusal('ResourceNotFoundException', message);
export const userNotFound = () => new CognitoRefusal('UserNotFoundException', 'User does not exist.');
export const notAuthorized = (message = 'Incorrect username or password.') =>
  new CognitoRefusal('NotAuthorizedException', message);
