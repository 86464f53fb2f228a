import { expect, it } from 'vitest';
import { candidateCount, candidateMaterial } from '../../../infra/demo-world/candidate-material.ts';
import { jobMaterial } from '../../../infra/demo-world/job-material.ts';
import { managers, recruiters, superManagers } from '../../../infra/demo-world/data/people.ts';
import { profileForm } from '../../../shared/validation/profile.ts';

const candidates = Array.from({ length: candidateCount }, (_, index) => candidateMaterial(index));

it('There are 60 candidates, 8 recruiters, 3 managers and a super manager, each with an address of their own', () => {
  expect([candidateCount, recruiters.length, managers.length, superManagers.length]).toEqual([60, 8, 3, 1]);
  const addresses = [...candidates, ...recruiters, ...managers, ...superManagers].map((person) => person.email);
  expect(new Set(addresses).size).toBe(72);
  for (const address of addresses) expect(address).toMatch(/^[a-z.]+@example\.com$/);
});

it('Every candidate fits the profile form', () => {
  for (const { firstName, lastName, phonePrefix, phone, birthday, city } of candidates) {
    const parsed = profileForm.safeParse({ firstName, lastName, phonePrefix, phone, birthday, cityId: city.id });
    expect(parsed.error?.issues, `${firstName} ${lastName} ${phone}`).toBeUndefined();
  }
});

it('Every candidate has a summary, a gapless career and an education', () => {
  for (const { summary, experience, education, email } of candidates) {
    expect(summary, email).not.toMatch(/[{}]|undefined| a [aeio]/);
    expect(experience.length, email).toBeGreaterThan(1);
    for (const { from, to } of experience) expect(from < (to ?? '9999'), `${email} ${from} ${to}`).toBe(true);
    expect(
      experience.slice(1).map((position) => position.to),
      email,
    ).toEqual(experience.slice(0, -1).map((position) => position.from));
    expect(education.length, email).toBeGreaterThan(0);
  }
});

it('The jobs that suit a candidate are of the same field', () => {
  for (const { suitableJobs, field } of candidates) {
    expect(suitableJobs).toHaveLength(25);
    expect(new Set(suitableJobs.map((number) => jobMaterial(number).field))).toEqual(new Set([field]));
  }
});
