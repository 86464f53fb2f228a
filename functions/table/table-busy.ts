/** A write that did not get past its rivals. Nothing of it was written, and it may succeed a second later. */
export class TableBusy extends Error {
  constructor(tries: number) {
    super(`a write conflicted with others ${tries} times`);
    this.name = 'TableBusy';
  }
}
