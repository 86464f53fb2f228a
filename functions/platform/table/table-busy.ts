/** A write that did not get past its rivals. Nothing of it was written, and it may succeed a second later. */
export class TableBusy extends Error {
  override name = 'TableBusy';
}
