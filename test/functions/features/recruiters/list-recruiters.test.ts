import { describe, expect, it } from 'vitest';
import { employmentWrites } from '../../../../functions/records/recruiter-of-manager.ts';
import { listRecruitersHandler } from '../../../../functions/features/recruiters/recruiter.handlers.ts';
import { recruitersStore } from '../../../../functions/features/recruiters/recruiters.store.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('A manager’s list of recruiters', () => {
  const manager = anActor('manager');
  const other = anActor('manager', { id: 1002 });
  const own = anActor('recruiter', { id: 2001, firstName: 'Olivia' });
  const shared = anActor('recruiter', { id: 2002, firstName: 'Adam' });
  const strange = anActor('recruiter', { id: 2003, firstName: 'Bela' });
  let table: Table;
  withLocalTable(async (local) => {
    table = openTable(local.tableName, local.documents);
    const links = [
      { boss: manager, recruiter: own },
      { boss: manager, recruiter: shared },
      { boss: other, recruiter: shared },
      { boss: other, recruiter: strange },
      { boss: anActor('manager', { id: 1003 }), recruiter: strange },
    ];
    for (const { boss, recruiter } of links) await table.write(employmentWrites(boss.id, recruiter, someTime));
  });

  const listed = async (query: { withOthers?: boolean; page?: number; perPage?: number } = {}) => {
    const needs = { recruitersStore: recruitersStore(table) };
    const { result } = await handled(
      listRecruitersHandler,
      { query: { page: 1, perPage: 25, ...query }, actor: manager },
      needs,
    );
    return { total: result.meta.total, rows: result.data.map(({ id, email, isOther }) => ({ id, email, isOther })) };
  };
  const mine = [
    { id: shared.id, email: shared.email, isOther: false },
    { id: own.id, email: own.email, isOther: false },
  ];
  const others = [{ id: strange.id, email: null, isOther: true }];

  it('has the manager’s own recruiters alone, by name, unless others are asked for (RECR-31)', async () => {
    expect(await listed()).toEqual({ total: 2, rows: mine });
    expect(await listed({ withOthers: false })).toEqual({ total: 2, rows: mine });
  });

  it('has with others also who works for other managers, once, by name, without address and page by page (RECR-31, RECR-32, PERM-32)', async () => {
    expect(await listed({ withOthers: true })).toEqual({ total: 3, rows: [...mine, ...others] });
    expect(await listed({ withOthers: true, page: 2, perPage: 2 })).toEqual({ total: 3, rows: others });
  });
});
