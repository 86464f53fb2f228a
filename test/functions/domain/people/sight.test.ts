import { expect, it } from 'vitest';
import {
  personFields,
  relations,
  seesField,
  sightOf,
  type PersonField,
  type Relation,
  viewerKinds,
  type ViewerKind,
} from '../../../../functions/domain/people/sight.ts';
import { findableBy, type FindableBy } from '../../../../shared/constants/candidate-profile.ts';

// Every viewer, choice and relation: W whole, N with the name but without contact and resume, A what
// they can do and not who they are, - nothing. The columns are
// own, working, met, applied, confirmed, stranger, hidden.
const cells: Record<ViewerKind, Record<FindableBy, string>> = {
  candidate: { recruiters: 'W----A-', confirmed: 'W------', nobody: 'W------' },
  recruiter: { recruiters: '-WWNNA-', confirmed: '-WWNN--', nobody: '-WWN---' },
  verified_recruiter: { recruiters: '-WWNNN-', confirmed: '-WWNN--', nobody: '-WWN---' },
  manager: { recruiters: '-WW--A-', confirmed: '-WW----', nobody: '-WW----' },
  super_manager: { recruiters: '-WW--W-', confirmed: '-WW----', nobody: '-WW----' },
};
const columns: Record<Relation, number> = {
  own: 0,
  working: 1,
  met: 2,
  applied: 3,
  confirmed: 4,
  stranger: 5,
  hidden: 6,
};
const fields: Record<string, readonly PersonField[]> = {
  W: personFields,
  N: ['title', 'skills', 'city', 'years', 'rates', 'surname', 'picture', 'employers', 'schools', 'wishes'],
  A: ['title', 'skills', 'city', 'years', 'rates'],
  '-': [],
};

it.each(
  viewerKinds.flatMap((viewer) =>
    findableBy.flatMap((choice) => relations.map((relation) => [viewer, choice, relation] as const)),
  ),
)(
  'A %s sees of a candidate findable by %s who is %s to them what the table says (PLUS-38)',
  (viewer, choice, relation) => {
    const cell = cells[viewer][choice][columns[relation]]!;
    const standing = { viewer, relation, choice };
    expect(personFields.filter((field) => seesField(standing, field))).toEqual(fields[cell]);
    expect(sightOf(standing) === 'nothing').toBe(cell === '-');
  },
);
