/** Whether this moment has passed. */
export function isOver(at: string): boolean {
  return Date.parse(at) <= Date.now();
}
