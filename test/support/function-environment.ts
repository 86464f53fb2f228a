import { vi } from 'vitest';
import { budgets } from '../../shared/constants/limits.ts';
import { functionVariables } from './function-variables.ts';
import type { LocalTable } from './local-table.ts';

/** Gives every Lambda entry the environment that it asks for, with this table; `vi.unstubAllEnvs()` takes it back. */
export function stubFunctionEnvironment(table: Pick<LocalTable, 'tableName' | 'url'>): void {
  // A few people make in a test what hundreds of people make in a day.
  budgets.creations.most = 1_000_000;
  budgets.requests.most = 1_000_000;
  for (const [name, value] of Object.entries(functionVariables(table))) vi.stubEnv(name, value);
}
