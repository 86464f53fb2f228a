import { expect, it } from 'vitest';
import { arrangeDescription } from '../../../../../functions/features/ai/description/arrange-description.ts';
import { runInList } from '../../../../../functions/features/ai/description/run-in-list.ts';

it.each([
  [
    'Responsibilities: • Plan shifts • Order tea • Train staff',
    '## Responsibilities\n\n- Plan shifts\n- Order tea\n- Train staff',
  ],
  ['Your day: - plan shifts - order tea - train staff', 'Your day:\n\n- plan shifts\n- order tea\n- train staff'],
  ['You 1) plan shifts 2) order tea 3) train staff.', 'You\n\n1. plan shifts\n2. order tea\n3. train staff.'],
  ['You (1) plan shifts (2) order tea (3) train staff.', 'You\n\n1. plan shifts\n2. order tea\n3. train staff.'],
  ['You: a) plan shifts b) order tea c) train staff', 'You:\n\n1. plan shifts\n2. order tea\n3. train staff'],
  ['Duties (A) plan shifts (B) order tea (C) train', 'Duties\n\n1. plan shifts\n2. order tea\n3. train'],
  ['We offer ✓ free tea ✓ late shifts ✓ a pension', 'We offer\n\n- free tea\n- late shifts\n- a pension'],
  ['Next steps → a call → a visit → an offer', 'Next steps\n\n- a call\n- a visit\n- an offer'],
  ['We want* a nurse* a cook* a driver', 'We want\n\n- a nurse\n- a cook\n- a driver'],
  ['We want * a nurse * a cook * a driver', 'We want\n\n- a nurse\n- a cook\n- a driver'],
])('Improving splits a list that was pasted into one line: %s (JOB-81)', (before, after) => {
  expect(arrangeDescription(before)).toBe(after);
});

it.each([
  'We sell tea - and only tea - to cafés - gladly.',
  'Reach us at 1. Main Street or 2. Side Street.',
  'We sell *tea* and *only* tea to *cafés* gladly.',
  'Vitamin A) is not b) here',
  'Two • things',
  'Empty • • • marks',
  'From 1) here to 3) there',
])('A sentence with marks that make no list stays one: %s', (text) => {
  expect(runInList(text)).toBeUndefined();
});
