import { expect, it } from 'vitest';
import { viewpointLabels } from '../../../shared/constants/candidate-profile.ts';

it.each(Object.values(viewpointLabels))(
  'A phone of 360 px shows the whole choice of who sees a profile: %s',
  (label) => {
    expect(label.length).toBeLessThanOrEqual(32);
  },
);
