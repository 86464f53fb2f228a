import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Input } from './memory-dynamodb.ts';
import { copied } from './memory-dynamodb.ts';

/** What a client of the SDK was asked to send. */
export interface AwsCall {
  /** The command's name, such as `PutCommand`. */
  name: string;
  input: Input;
  isOfTable: boolean;
  /** The call in a line of the trace. */
  line: string;
}

type Client = { send(command: { input: object }): Promise<unknown> };

/** Lets `send` carry out what any client of the SDK is asked to send in this process. */
export function serveAws(send: (call: AwsCall) => Promise<unknown>): void {
  const clients = Object.getPrototypeOf(DynamoDBDocumentClient.prototype) as Client;
  clients.send = function sendHere(this: Client, command) {
    const name = command.constructor.name;
    // Others may change what they have sent, as a network would not let them.
    const input = copied(command.input as Input);
    return send({
      name,
      input,
      isOfTable: this instanceof DynamoDBDocumentClient,
      line: `${name} ${subjectOf(input)}`,
    });
  };
}

function subjectOf(input: Input): string {
  const {
    Key,
    Item,
    TransactItems,
    IndexName,
    ExpressionAttributeValues: values,
  } = input as {
    Key?: Keyed;
    Item?: Keyed;
    TransactItems?: Record<string, { Key?: Keyed; Item?: Keyed } | undefined>[];
    IndexName?: string;
    ExpressionAttributeValues?: Record<string, unknown>;
  };
  const place = (one: Keyed | undefined) => (one ? `${one.pk}|${one.sk}` : '');
  if (TransactItems)
    return TransactItems.map((item) => {
      const [kind = '', write] = Object.entries(item)[0] ?? [];
      return `${kind} ${place(write?.Key ?? write?.Item)}`;
    }).join('; ');
  return Key || Item ? place(Key ?? Item) : `${IndexName ?? ''} ${String(values?.[':partition'] ?? '')}`;
}

interface Keyed {
  pk: string;
  sk: string;
}

/** What a client throws when its tries are used up. */
export function awsFailure(name: string): Error {
  return Object.assign(new Error(`${name}, simulated`), { name, $fault: 'server' });
}
