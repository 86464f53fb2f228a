/** A person without surname and picture. */
export const unnamed = <P extends { lastName: string; avatar?: string | null | undefined }>(person: P): P => ({
  ...person,
  lastName: '',
  avatar: null,
});
