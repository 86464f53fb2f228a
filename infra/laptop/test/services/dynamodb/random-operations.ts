import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** One call of the API: the operation's name and its input. */
export interface RandomCall {
  operation:
    | 'PutItem'
    | 'UpdateItem'
    | 'DeleteItem'
    | 'GetItem'
    | 'Query'
    | 'Scan'
    | 'BatchGetItem'
    | 'BatchWriteItem'
    | 'TransactWriteItems'
    | 'TransactGetItems';
  input: Record<string, unknown>;
}

/** Generates calls from a seed, on few keys so that they meet each other's items. */
export function randomCalls(seed: number, TableName: string): () => RandomCall {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(random() * limit);
  const chance = (share: number): boolean => random() < share;
  const pick = <Value>(values: Value[]): Value => values[below(values.length)] as Value;

  const text = () => pick(['', 'a', 'zeta', 'é', '😀', 'x'.repeat(below(6000))]);
  const number = () => pick(['0', '1', '-3.5', '10000000000', '2', '0.001', '-120', '123456.789']);
  const value = (depth = 0): AttributeValue =>
    pick<() => AttributeValue>([
      () => ({ S: text() }),
      () => ({ N: number() }),
      () => ({ BOOL: chance(0.5) }),
      () => ({ NULL: true }),
      () => ({ SS: pick([['a'], ['a', 'b'], ['b', 'a']]) }),
      () => ({ NS: pick([['1'], ['1', '2.5']]) }),
      () => ({ B: new Uint8Array([1, below(4)]) }),
      () => (depth > 2 ? { L: [] } : { L: Array.from({ length: below(4) }, () => value(depth + 1)) }),
      () =>
        depth > 2
          ? { M: {} }
          : { M: Object.fromEntries(['x', 'y'].filter(() => chance(0.6)).map((name) => [name, value(depth + 1)])) },
    ])();
  const usualValue = (name: string): AttributeValue => {
    if (name === 'm') return { M: { x: value(1), y: { M: { z: value(2) } } } };
    if (name === 'l') return { L: Array.from({ length: below(5) }, () => value(1)) };
    if (name === 't') return { SS: ['a', 'b', 'c'].slice(below(3)) };
    return name === 'n' ? { N: number() } : value();
  };
  type Key = ReturnType<typeof key>;
  const key = () => ({ pk: { S: `p${below(4)}` }, sk: { S: `s${below(6)}` } });
  const indexNumber = () => ({ N: pick(['0', '3', '-2', '-2.5', '7.25', '10', '1000']) });
  const item = () => ({
    ...key(),
    ...Object.fromEntries(
      ['a', 'b', 'c', 'm', 'l', 'n', 't']
        .filter(() => chance(0.6))
        .map((name) => [name, chance(0.2) ? value() : usualValue(name)]),
    ),
    ...(chance(0.5) ? { g: pick<AttributeValue>([{ S: 'g0' }, { S: 'g1' }, { S: 'g2' }]) } : {}),
    ...(chance(0.5) ? { h: indexNumber() } : {}),
    ...(chance(0.02) ? { g: pick<AttributeValue>([{ N: '5' }, { S: '' }]) } : {}),
  });

  const allPaths = [
    '#a',
    '#b',
    '#c',
    '#a',
    '#b',
    '#c',
    '#m.x',
    '#m.y.z',
    '#l[0]',
    '#l[1]',
    '#l[3]',
    '#l',
    '#m',
    '#m.y',
  ];

  /** Collects the placeholders of one call; `with` adds them to the expressions that use them. */
  function expression() {
    const values: Record<string, AttributeValue> = {};
    return {
      value(given: AttributeValue) {
        const placeholder = `:v${Object.keys(values).length}`;
        values[placeholder] = given;
        return placeholder;
      },
      path: () => pick(allPaths),
      with<Parts extends Record<string, string | undefined>>(parts: Parts, more: Record<string, AttributeValue> = {}) {
        const names = Object.values(parts).flatMap((part) => part?.match(/#\w/g) ?? []);
        const all = { ...values, ...more };
        return {
          ...parts,
          ...(Object.keys(all).length > 0 ? { ExpressionAttributeValues: all } : {}),
          ...(names.length > 0
            ? { ExpressionAttributeNames: Object.fromEntries(names.map((name) => [name, name.slice(1)])) }
            : {}),
        };
      },
    };
  }
  type Expression = ReturnType<typeof expression>;

  function condition(within: Expression, depth = 0): string {
    const path = () => within.path();
    const simple = [
      () => `attribute_exists(${path()})`,
      () => `attribute_not_exists(${path()})`,
      () => `${path()} = ${within.value(value())}`,
      () => `${path()} <> ${within.value(value())}`,
      () =>
        `${path()} ${pick(['<', '<=', '>', '>='])} ${within.value(pick([{ N: number() }, { S: 'a' }, { B: new Uint8Array([1, 2]) }]))}`,
      () => `${path()} IN (${within.value(value())}, ${within.value(value())})`,
      () =>
        `contains(${path()}, ${within.value(pick([{ S: 'a' }, { N: '1' }, { S: 'x' }, { BOOL: true }, { M: {} }]))})`,
      () => `begins_with(${path()}, ${within.value({ S: 'z' })})`,
      () => `size(${path()}) ${pick(['>=', '=', '<'])} ${within.value({ N: String(below(4)) })}`,
      () => `attribute_type(${path()}, ${within.value({ S: pick(['S', 'N', 'L', 'M', 'SS', 'NULL', 'BOOL']) })})`,
      () => `${path()} BETWEEN ${within.value({ N: '0' })} AND ${within.value({ N: '5' })}`,
    ];
    if (depth > 2 || chance(0.65)) return pick(simple)();
    return pick([
      () => `(${condition(within, depth + 1)} OR ${condition(within, depth + 1)})`,
      () => `(${condition(within, depth + 1)} AND ${condition(within, depth + 1)})`,
      () => `NOT ${condition(within, depth + 1)}`,
      () => `NOT NOT ${condition(within, depth + 1)}`,
    ])();
  }

  function update(within: Expression): string {
    const clauses: Record<string, string[]> = {};
    const add = (section: string, clause: string) => (clauses[section] ??= []).push(clause);
    const used = new Set<string>();
    const attempts = 1 + below(3);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const path = within.path();
      if (used.has(path.slice(0, 2)) && chance(0.9)) continue;
      used.add(path.slice(0, 2));
      const usual = (name: string) => (chance(0.9) && !used.has(name) ? (used.add(name), name) : path);
      pick([
        () => add('REMOVE', path),
        () => add('ADD', `${usual('#n')} ${within.value(pick([{ N: '1' }, { N: '2.5' }]))}`),
        () => add('ADD', `${usual('#t')} ${within.value(pick([{ SS: ['q', 'a'] }, { NS: ['7'] }]))}`),
        () => add('DELETE', `${usual('#t')} ${within.value({ SS: ['a'] })}`),
        () => {
          const number = usual('#n');
          add(
            'SET',
            `${number} = if_not_exists(${number}, ${within.value({ N: '0' })}) ${pick(['+', '-'])} ${within.value({ N: '1.5' })}`,
          );
        },
        () => {
          const list = usual('#l');
          add(
            'SET',
            `${list} = list_append(if_not_exists(${list}, ${within.value({ L: [] })}), ${within.value({ L: [{ S: 'n' }] })})`,
          );
        },
        () => add('SET', `${path} = ${within.path()}`),
        () => add('SET', `${path} = ${within.value(value())}`),
        () => add('SET', `${path} = ${within.value(value())}`),
      ])();
    }
    if (chance(0.3)) add('SET', `g = ${within.value({ S: `g${below(3)}` })}, h = ${within.value(indexNumber())}`);
    else if (chance(0.2)) add('REMOVE', 'g');
    return Object.entries(clauses)
      .map(([section, parts]) => `${section} ${parts.join(', ')}`)
      .join(' ');
  }

  const guarded = (within: Expression) => (chance(0.25) ? { ConditionExpression: condition(within) } : {});
  const asksOld = () => (chance(0.5) ? { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } : {});
  const put = () => {
    const within = expression();
    return { TableName, Item: item(), ...within.with(guarded(within)), ...asksOld() };
  };
  const change = () => {
    const within = expression();
    return {
      TableName,
      Key: key(),
      ...within.with({ UpdateExpression: update(within), ...guarded(within) }),
      ...asksOld(),
    };
  };
  const removal = () => {
    const within = expression();
    return { TableName, Key: key(), ...within.with(guarded(within)), ...asksOld() };
  };
  const check = () => {
    const within = expression();
    return { TableName, Key: key(), ...within.with({ ConditionExpression: condition(within) }), ...asksOld() };
  };
  const inner = (kind: string, Key: Key) => {
    if (kind === 'ConditionCheck') return { ConditionCheck: { ...check(), Key } };
    if (kind === 'Delete') return { Delete: { ...removal(), Key } };
    if (kind === 'Update') return { Update: { ...change(), Key } };
    const made = put();
    return { Put: { ...made, Item: { ...made.Item, ...Key } } };
  };
  const filter = (within: Expression) => (chance(0.5) ? { FilterExpression: condition(within) } : {});
  const projection = () => (chance(0.2) ? { ProjectionExpression: `${pick(['#a', '#m.x', '#l[0]'])}, sk` } : {});
  const page = () => ({
    ScanIndexForward: chance(0.5),
    ...(chance(0.3) ? { Limit: 1 + below(4) } : {}),
    ...(chance(0.1) ? { Select: 'COUNT' } : {}),
  });

  function tableQuery() {
    const within = expression();
    const bounds = pick([
      '',
      ' AND begins_with(sk, :s)',
      ' AND sk >= :s',
      ' AND sk < :s',
      ' AND sk = :s',
      ' AND sk BETWEEN :s AND :t',
    ]);
    const keys = {
      ':p': { S: `p${below(4)}` },
      ...(bounds ? { ':s': { S: `s${below(4)}` } } : {}),
      ...(bounds.includes(':t') ? { ':t': { S: 's4' } } : {}),
    };
    return {
      TableName,
      ...page(),
      ConsistentRead: chance(0.5),
      ...within.with({ KeyConditionExpression: `pk = :p${bounds}`, ...filter(within), ...projection() }, keys),
    };
  }

  function indexQuery() {
    const bounds = pick([' AND h BETWEEN :x AND :y', ' AND h > :x', ' AND h <= :y', '']);
    return {
      TableName,
      IndexName: 'gsi',
      KeyConditionExpression: `g = :p${bounds}`,
      ScanIndexForward: chance(0.5),
      ExpressionAttributeValues: {
        ':p': { S: `g${below(3)}` },
        ...(bounds.includes(':x') ? { ':x': { N: pick(['-3', '-2', '0', '3']) } } : {}),
        ...(bounds.includes(':y') ? { ':y': { N: pick(['3', '7.5', '10', '2000']) } } : {}),
      },
    };
  }

  const keysOnce = (count: number) => [
    ...new Map(Array.from({ length: count }, key).map((drawn) => [JSON.stringify(drawn), drawn])).values(),
  ];
  const batchWrite = () => ({
    RequestItems: {
      [TableName]: keysOnce(1 + below(5)).map((drawn) =>
        chance(0.6) ? { PutRequest: { Item: { ...item(), ...drawn } } } : { DeleteRequest: { Key: drawn } },
      ),
    },
  });
  const transaction = () => ({
    TransactItems: keysOnce(1 + below(4)).map((Key) => inner(pick(['Put', 'Update', 'Delete', 'ConditionCheck']), Key)),
  });

  return () => {
    const drawn = random();
    if (drawn < 0.18) return call('PutItem', { ...put(), ReturnValues: 'ALL_OLD' });
    if (drawn < 0.46)
      return call('UpdateItem', {
        ...change(),
        ReturnValues: pick(['ALL_NEW', 'UPDATED_NEW', 'ALL_OLD', 'UPDATED_OLD', 'NONE']),
      });
    if (drawn < 0.53) return call('DeleteItem', { ...removal(), ReturnValues: 'ALL_OLD' });
    if (drawn < 0.58)
      return call('GetItem', {
        TableName,
        Key: key(),
        ConsistentRead: chance(0.5),
        ...expression().with(projection()),
      });
    if (drawn < 0.67) return call('Query', tableQuery());
    if (drawn < 0.75) return call('Query', indexQuery());
    if (drawn < 0.77) {
      const within = expression();
      return call('Scan', { TableName, ...within.with(filter(within)) });
    }
    if (drawn < 0.8)
      return call('BatchGetItem', {
        RequestItems: { [TableName]: { Keys: keysOnce(1 + below(6)), ConsistentRead: chance(0.5) } },
      });
    if (drawn < 0.83) return call('BatchWriteItem', batchWrite());
    if (drawn < 0.86)
      return call('TransactGetItems', {
        TransactItems: keysOnce(1 + below(4)).map((Key) => ({ Get: { TableName, Key } })),
      });
    return call('TransactWriteItems', transaction());
  };
}

const call = (operation: RandomCall['operation'], input: Record<string, unknown>): RandomCall => ({
  operation,
  input: { ...input, ReturnConsumedCapacity: 'INDEXES' },
});
