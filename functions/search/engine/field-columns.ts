import { ChoicesColumn } from './columns/choices-column.ts';
import type { Column, Stored, Test, FacetCounter, Condition } from './columns/column.ts';
import { NumberColumn } from './columns/number-column.ts';
import { PlaceColumn } from './columns/place-column.ts';
import { RangeColumn } from './columns/range-column.ts';
import { SetColumn } from './columns/set-column.ts';
import { SortTextColumn } from './columns/sort-text-column.ts';
import { ValueColumn } from './columns/value-column.ts';
import type { Field } from './kind.ts';

/** A column joined to the field that fills it. */
export interface FieldColumn<Document> {
  column:
    | NumberColumn
    | PlaceColumn
    | SortTextColumn
    | { test(condition: Condition): Test; counter(): FacetCounter | undefined };
  append(slot: number, document: Document): void;
  compacted(order: Uint32Array): FieldColumn<Document>;
  save(length: number): Stored;
}

/** An empty column for the field, or one of `length` documents from a snapshot. */
export function fieldColumn<Document>(field: Field<Document>, stored?: Stored, length = 0): FieldColumn<Document> {
  switch (field.type) {
    case 'value':
      return joined(field.of, stored ? ValueColumn.load(stored, length) : new ValueColumn());
    case 'set':
      return joined(field.of, stored ? SetColumn.load(stored) : new SetColumn());
    case 'choices':
      return joined(field.of, stored ? ChoicesColumn.load(stored) : new ChoicesColumn());
    case 'range':
      return joined(field.of, stored ? RangeColumn.load(stored) : new RangeColumn());
    case 'number':
      return joined(field.of, stored ? NumberColumn.load(stored) : new NumberColumn());
    case 'place':
      return joined(field.of, stored ? PlaceColumn.load(stored, length) : new PlaceColumn());
    case 'sort-text':
      return joined(field.of, stored ? SortTextColumn.load(stored) : new SortTextColumn());
  }
}

function joined<Document, Value>(of: (document: Document) => Value, column: Column<Value>): FieldColumn<Document> {
  return {
    column,
    append: (slot, document) => column.append(slot, of(document)),
    compacted: (order) => joined(of, column.compacted(order)),
    save: (length) => column.save(length),
  };
}
