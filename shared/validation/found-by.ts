import * as z from 'zod';
import { findableBy } from '../constants/candidate-profile.ts';

/** Who finds a candidate; nothing is chosen for them (PLUS-38). */
export const foundBy = z.enum(findableBy, 'Choose who finds you');
