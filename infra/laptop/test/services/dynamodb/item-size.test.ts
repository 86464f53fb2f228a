import { describe, expect, it } from 'vitest';
import { itemSize } from '../../../services/dynamodb/item-size.ts';

describe('Item size', () => {
  it.each([
    ['a string by its UTF-8 bytes', { a: { S: 'é😀' } }, 1 + 6],
    ['a name by its UTF-8 bytes', { é: { S: '' } }, 2],
    ['zero as one byte', { a: { N: '0' } }, 1 + 1],
    ['two digits to a byte, and one', { a: { N: '1234567' } }, 1 + 5],
    ['a minus sign as one byte', { a: { N: '-5' } }, 1 + 3],
    ['no trailing zeros', { a: { N: '10000000000' } }, 1 + 2],
    ['binary by its bytes', { a: { B: Buffer.from([1, 2, 3]).toString('base64') } }, 1 + 3],
    ['true, false and null as one byte', { a: { BOOL: true }, b: { NULL: true } }, 4],
    ['a list with three bytes and one per element', { a: { L: [{ S: 'x' }, { S: 'yz' }] } }, 1 + 3 + 2 + 3],
    ['a map with three bytes and one per entry', { a: { M: { k: { S: 'x' } } } }, 1 + 3 + 1 + 2],
    ['a set by its members', { a: { SS: ['x', 'yz'] } }, 1 + 3],
  ])('counts %s', (_what, item, bytes) => {
    expect(itemSize(item)).toBe(bytes);
  });
});
