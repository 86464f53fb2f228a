// The server writes the same words into its pages, so the rules stand in shared.
export { countOf, formatCount, formatRate, formatSalary, type MoneySpan } from '../../shared/rules/money.ts';

const megabyte = 1_048_576;

/** A file's size: whole 'Kb' below one megabyte, then 'Mb' with one decimal (CONST-13, CONST-14). */
export function formatFileSize(bytes: number): string {
  return bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} Kb` : `${(bytes / megabyte).toFixed(1)} Mb`;
}
