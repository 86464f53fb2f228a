// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { Component } from '../../../../../web/features/resumes/routes/add-from-resume.tsx';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ readParsedResume: vi.fn(), createImportedCandidate: vi.fn() }));
vi.mock('../../../../../web/api/api.ts', () => ({ api: { resumes: calls, imports: calls, lookups: {} } }));

const email = 'ada@example.com';
const lines = ['Ada Byron', `Write to ${email}`].map((text) => ({
  page: 0,
  parts: [{ text, left: 0, top: 0, width: 0, height: 0 }],
}));
const at = (line: number, from: number, to: number) => [{ line, part: 0, from, to }];
const facts = {
  firstName: { value: 'Ada', confidence: 0.95, sources: at(0, 0, 3) },
  lastName: { value: 'Byron', confidence: 0.6, sources: at(0, 4, 9) },
  email: { value: email, confidence: 0.99, sources: at(1, 9, 24) },
  phone: null,
  location: null,
  skills: [],
  workExperiences: [],
  educations: [],
  certifications: [],
};
const document = { pages: [{ width: 0, height: 0 }], lines };
const resume = { id: 8001, filename: 'cv.txt', status: 'parsed', reason: null, facts, document };

beforeEach(() => {
  vi.resetAllMocks();
  calls.readParsedResume.mockResolvedValue({ data: resume });
});
afterEach(cleanup);

const path = '/recruiter/candidates/add-from-resume/:id';
const open = () => renderSignedIn(Component, { path, at: '/recruiter/candidates/add-from-resume/8001' });

it('The form of a resume is filled in, and the words of the field in focus light up beside it (CAND-07, PLUS-20)', async () => {
  const { container } = open();
  const field = await screen.findByLabelText<HTMLInputElement>('Email');
  expect(field.value).toBe(email);
  await userEvent.click(field);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([email]);
  // Only the last name was read without certainty.
  expect(screen.getAllByText('Check this')).toHaveLength(1);
});

it('A candidate is added with what the form says, and the resume that it came from (CAND-07)', async () => {
  calls.createImportedCandidate.mockResolvedValue({ data: {} });
  open();
  await screen.findByLabelText('Email');
  await userEvent.click(screen.getByRole('button', { name: 'Add and invite candidate' }));
  expect(await screen.findByText('at /resumes')).toBeTruthy();
  expect(calls.createImportedCandidate).toHaveBeenCalledWith({
    body: expect.objectContaining({ email, parsedResumePath: '/resumes/8001' }),
  });
});

it.each([403, 404])(
  'The form of a resume shows the no-access view and nothing of the resume after a %i response (ERR-07)',
  async (status) => {
    calls.readParsedResume.mockRejectedValue(new ApiError(status, 'There is no such resume'));
    open();
    expect(await screen.findByText('This resume is not available')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);
