import { currencies } from '../../../shared/constants/currencies.ts';

/** The currencies of a money range, each with its symbol where it has one. */
export const currencyOptions = currencies.map(({ code, symbol }) => ({
  value: code,
  label: symbol === code ? code : `${code} ${symbol}`,
}));
