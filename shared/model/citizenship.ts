import * as z from 'zod';
import { authorizationKinds, citizenships } from '../constants/work-authorization.ts';

/** The key of a work authorization: one of LOOK-11, or a country's code and how somebody may work there, as in `in_citizen`. */
export const citizenship = z.union([
  z.enum(citizenships),
  z.templateLiteral([z.string().length(2), '_', z.enum(authorizationKinds)]),
]);
