import { invalidParameter, notAuthorized } from './cognito-refusal.ts';
import type { Attribute } from './operation.ts';
import type { UserRecord } from './records.ts';

export interface PageInput {
  Limit?: number;
  PaginationToken?: string;
}

/** A user as the API lists one; AdminGetUser calls the attributes `UserAttributes`. */
export function describeUser(user: UserRecord, attributesMember = 'Attributes'): object {
  return {
    Username: user.username,
    [attributesMember]: attributeList(user),
    Enabled: user.enabled,
    UserStatus: user.status,
    UserCreateDate: user.createdAt,
    UserLastModifiedDate: user.modifiedAt,
  };
}

export function attributeList({ attributes }: UserRecord): Attribute[] {
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}

/** Attributes of a request as a record; throws InvalidParameterException for `sub`, which nobody may set. */
export function attributesFrom(list: readonly Attribute[] = []): Record<string, string> {
  if (list.some(({ Name }) => Name === 'sub')) throw invalidParameter('user.sub: Attribute cannot be updated.');
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, String(Value ?? '')]));
}

/** As attributesFrom, for a user's own request: nobody verifies their own address by saying so. */
export function ownAttributesFrom(list: readonly Attribute[]): Record<string, string> {
  if (list.some(({ Name }) => Name.endsWith('_verified')))
    throw notAuthorized('A client attempted to write unauthorized attribute');
  return attributesFrom(list);
}

/** Cuts one page of at most 60, Cognito's largest, and answers the token of the next. */
export function page<Item>(
  items: readonly Item[],
  { Limit = 60, PaginationToken = '0' }: PageInput,
): { items: Item[]; next?: string } {
  const start = Number(PaginationToken);
  if (!(Number.isInteger(start) && start >= 0)) throw invalidParameter('Invalid pagination token.');
  if (!(Number.isInteger(Limit) && Limit >= 1 && Limit <= 60))
    throw invalidParameter('Limit must be between 1 and 60.');
  const end = start + Limit;
  return { items: items.slice(start, end), next: end < items.length ? String(end) : undefined };
}

/**
 * Turns a ListUsers filter such as `email ^= "ann"` into a test; `=` is equality, `^=` a prefix.
 * Throws InvalidParameterException when it cannot be read.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
export function userFilter(filter: string | undefined): (user: UserRecord) => boolean {
  if (!filter) return () => true;
  const [, name, operator, quoted] = /^\s*"?([\w:-]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (!name || quoted === undefined) throw invalidParameter('Error while parsing filter expression.');
  const wanted = quoted.replace(/\\(.)/g, '$1');
  return (user) => {
    const value = filteredValue(user, name);
    return value !== undefined && (operator === '=' ? value === wanted : value.startsWith(wanted));
  };
}

function filteredValue(user: UserRecord, name: string): string | undefined {
  if (name === 'username') return user.username;
  if (name === 'cognito:user_status') return user.status;
  if (name === 'status') return user.enabled ? 'Enabled' : 'Disabled';
  return user.attributes[name];
}
