// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import { chooseWorkingRole, inWorkingRole } from '../../../../web/common/account/working-role.ts';

const sue = { id: 4001, role: 'super_manager' } as Account;
const maria = { id: 1001, role: 'manager' } as Account;

it('A super manager sees the side that they chose in this browser, and first that of oversight (PLUS-53)', () => {
  expect(inWorkingRole(sue).role).toBe('super_manager');
  chooseWorkingRole(sue, 'manager');
  expect(inWorkingRole(sue)).toEqual({ ...sue, role: 'manager' });
  chooseWorkingRole(sue, 'super_manager');
  expect(inWorkingRole(sue).role).toBe('super_manager');
});

it('The choice is of one account, and nobody else works in another role than their own', () => {
  chooseWorkingRole({ id: 4002 }, 'manager');
  expect(inWorkingRole(sue).role).toBe('super_manager');
  chooseWorkingRole(maria, 'super_manager');
  expect(inWorkingRole(maria).role).toBe('manager');
});
