// The server writes the same words into its pages, so the rules stand in shared.
export { authorizationOf, clearanceOf, companyOf, employmentOf, payOf, placeOf, rateOf, relocationOf, salaryOf, travelOf } from '../../shared/rules/job-words.ts';
