const megabyte = 1_048_576;

/** A file's size: whole 'KB' below one megabyte, then 'MB' with one decimal (CONST-13, CONST-14). */
export function formatFileSize(bytes: number): string {
  return bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`;
}
