import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  type DynamoDBClient,
  type TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import type { RandomCall } from './random-operations.ts';

type Answer = Record<string, unknown>;

const commands: Record<RandomCall['operation'], unknown> = {
  PutItem: PutItemCommand,
  UpdateItem: UpdateItemCommand,
  DeleteItem: DeleteItemCommand,
  GetItem: GetItemCommand,
  Query: QueryCommand,
  Scan: ScanCommand,
  BatchGetItem: BatchGetItemCommand,
  BatchWriteItem: BatchWriteItemCommand,
  TransactGetItems: TransactGetItemsCommand,
  TransactWriteItems: TransactWriteItemsCommand,
};

/** What a caller can observe of one call: its response, or how it was refused. */
export interface Outcome {
  /** The response in canonical JSON, without what the reference is known to give differently. */
  answer?: string;
  refused?: string;
  reasons?: string[];
  items?: string;
}

/** Runs one call against one endpoint. */
export async function outcome(client: DynamoDBClient, { operation, input }: RandomCall): Promise<Outcome> {
  const Command = commands[operation] as unknown as new (input: Answer) => Parameters<typeof client.send>[0];
  try {
    const { $metadata: _, ...answer } = (await client.send(new Command(structuredClone(input)))) as unknown as Answer;
    return { answer: canonical(withoutOrder(operation, input, withoutKnownDifferences(operation, input, answer))) };
  } catch (error) {
    const {
      name,
      Item,
      CancellationReasons = [],
    } = error as Partial<TransactionCanceledException> & { Item?: unknown };
    return {
      refused: name,
      reasons: CancellationReasons.map(({ Code }) => String(Code)),
      items: canonical([Item, CancellationReasons.map((reason) => reason.Item)]),
    };
  }
}

/**
 * Whether both endpoints behaved alike. DynamoDB cancels a transaction whose update does not fit its item, naming
 * ValidationError as the reason (so does ours); DynamoDB Local responds with ValidationException instead. @see
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
 */
export function alike(ours: Outcome, theirs: Outcome): boolean {
  if (ours.reasons?.includes('ValidationError') && theirs.refused === 'ValidationException') return true;
  return JSON.stringify(ours) === JSON.stringify(theirs);
}

/**
 * DynamoDB Local departs from DynamoDB in these, where ours follows the documented rules: what batches, transactions,
 * empty reads and items with half an index key consume; a page that ends exactly at its Limit, which carries a
 * LastEvaluatedKey also when nothing follows; and UPDATED_OLD and UPDATED_NEW, which of a list or map hold only the
 * updated elements.
 */
function withoutKnownDifferences(operation: string, input: Answer, answer: Answer): Answer {
  const compared = { ...answer };
  const item = (input['Item'] ?? {}) as Answer;
  if (/^(Batch|Transact)/.test(operation) || answer['ScannedCount'] === 0 || 'g' in item !== 'h' in item)
    delete compared['ConsumedCapacity'];
  if (answer['ScannedCount'] === input['Limit']) delete compared['LastEvaluatedKey'];
  if (String(input['ReturnValues']).startsWith('UPDATED')) {
    const { m: _m, l: _l, ...scalars } = (answer['Attributes'] ?? {}) as Answer;
    compared['Attributes'] = scalars;
  }
  return compared;
}

/** Where DynamoDB promises no order, none is compared. */
function withoutOrder(operation: string, input: Answer, answer: Answer): Answer {
  if (operation === 'Scan' || input['IndexName'])
    return { ...answer, Items: answer['Items'] && sorted(answer['Items']) };
  if (operation !== 'BatchGetItem') return answer;
  const responses = Object.entries(answer['Responses'] as Answer).map(([table, items]) => [table, sorted(items)]);
  return { ...answer, Responses: Object.fromEntries(responses) as Answer };
}

const sorted = (items: unknown): string[] => (items as unknown[]).map(canonical).sort();

/** JSON with sorted names and sets, numbers in one spelling, and no empty Attributes. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (name, part: unknown) => {
      if (part instanceof Uint8Array) return Buffer.from(part).toString('base64');
      if (name === 'N') return String(Number(part));
      if (name === 'NS' && Array.isArray(part)) return part.map(Number).sort();
      if (name === 'SS' && Array.isArray(part)) return (part as string[]).toSorted();
      if (name === 'Attributes' && part && Object.keys(part).length === 0) return undefined;
      if (!part || typeof part !== 'object' || Array.isArray(part)) return part;
      return Object.fromEntries(
        Object.entries(part)
          .filter(([, inner]) => inner !== undefined)
          .sort(([left], [right]) => (left < right ? -1 : 1)),
      );
    }) ?? ''
  );
}
