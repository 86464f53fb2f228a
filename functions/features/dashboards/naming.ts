/**
 * Whether whom and what a manager's closings and rows name may be read: always in one's own figures (no `overseer`), and in
 * everybody's of the super manager who asks and of those managers who work with them.
 */
export function namingTo(
  overseer: number | undefined,
  worksTogether: (managerId: number) => boolean,
): (managerId: number | undefined) => boolean {
  return (managerId) =>
    overseer === undefined || (managerId !== undefined && (managerId === overseer || worksTogether(managerId)));
}
