import { expect, it } from 'vitest';
import { filesMatching, withoutComments } from '../../house/tree.ts';

it('The data of the demo world is apart from code: its files hold values and types only', () => {
  const files = filesMatching('infra/demo-world/data/**/*.ts');
  expect(files.length).toBeGreaterThan(10);
  const withCode = files.filter(({ text }) =>
    /=>|\bfunction\b|\.\w+\(/.test(withoutComments(text).replaceAll(/'[^'\n]*'/g, '')),
  );
  expect(withCode.map(({ path }) => path)).toEqual([]);
});
