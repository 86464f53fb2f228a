// The server writes the same words into its pages, so the rules stand in shared.
export { cityInFull, cityName } from '../../shared/rules/city-name.ts';
