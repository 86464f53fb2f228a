import { describe, expect, it } from 'vitest';
import { findSkills } from '../../../../functions/features/lookups/find-skills/find-skills.ts';
import { lookedAt, onlyMeasured, postings } from './bench/labelled-postings.ts';
import { measureSkills } from './bench/measure-skills.ts';

const namesIn = (text: string) => findSkills(text).map(({ name }) => name);

it('Each skill found in a text comes with the words that name it', () => {
  const text = 'React.js, and more react: React Native too.';
  const found = findSkills(text).map(({ name, places }) => [name, places.map(({ from, to }) => text.slice(from, to))]);
  expect(found).toEqual([
    ['React', ['React.js', 'react']],
    ['React Native', ['React Native']],
  ]);
});

describe('The longest name wins', () => {
  it.each([
    ['Spring Boot', ['Spring Boot']],
    ['Java and JavaScript', ['Java', 'JavaScript']],
    ['Google Cloud Platform', ['Google Cloud']],
    ['REST APIs', ['REST APIs']],
    ['K8s, CI / CD and ASP.NET Core', ['Kubernetes', 'CI/CD', 'ASP.NET Core']],
    ['C++, C# and F# on .NET', ['C++', 'C#', 'F#', '.NET']],
  ])('%s', (text, names) => expect(namesIn(text)).toEqual(names));
});

describe('A name inside a longer word is none', () => {
  it.each(['Javanese dancing', 'pregnant', 'Reactor operator', 'sql2go'])('%s', (text) =>
    expect(namesIn(text)).toEqual([]),
  );
});

describe('A name never spans two sentences or list items', () => {
  it.each([
    ['We use React. Native speakers only.', ['React']],
    ['- React\n\n- Native apps', ['React']],
    ['Java\n\nSpring', ['Java']],
  ])('%j', (text, names) => expect(namesIn(text)).toEqual(names));
});

const meant: Record<string, [text: string, names: string[]][]> = {
  Go: [
    ['Services in Go and PostgreSQL', ['Go', 'PostgreSQL']],
    ['Golang on AWS', ['Go', 'AWS']],
    ['Python team. Ready to Go live with AWS', ['Python', 'AWS']],
    ['We go where Python goes', ['Python']],
  ],
  C: [
    ['C, C++ and Python', ['C', 'C++', 'Python']],
    ['Programming in C for us', ['C']],
    ['Report to the C-suite about Python', ['Python']],
    ['Shift C, building C', []],
  ],
  R: [
    ['Statistics in R or SAS', ['Statistics', 'R', 'SAS']],
    ['R&D department, Python', ['Python']],
  ],
  Excel: [
    ['Strong Excel', ['Excel']],
    ['You will excel here', []],
    ['Excel in a team that cares', []],
  ],
  Spring: [
    ['Java, Spring, Maven', ['Java', 'Spring', 'Maven']],
    ['Starts in Spring 2027 with Java', ['Java']],
  ],
  Word: [
    ['Word and Excel', ['Word', 'Excel']],
    ['Word of mouth and Excel', ['Excel']],
  ],
  Access: [
    ['Excel, Access and Outlook', ['Excel', 'Access', 'Outlook']],
    ['Access to Excel training', ['Excel']],
  ],
  Teams: [
    ['Outlook, Teams and SharePoint', ['Outlook', 'Teams', 'SharePoint']],
    ['Lead sales Teams with Excel', ['Excel']],
  ],
  Swift: [
    ['iOS apps in Swift', ['iOS', 'Swift']],
    ['Swift response to iOS users', ['iOS']],
  ],
  GCP: [
    ['Terraform on GCP', ['Terraform', 'Google Cloud']],
    ['Clinical trials under GCP', ['Clinical trials', 'GCP']],
  ],
  Epic: [
    ['Charting in Epic for the ICU', ['Epic', 'Intensive care unit']],
    ['An Epic journey', []],
  ],
  Chef: [
    ['Configuration with Chef and Terraform', ['Chef', 'Terraform']],
    ['Executive Chef wanted', []],
  ],
};

describe('An ambiguous word is a skill only where its neighbours show it', () => {
  it.each(Object.values(meant).flat())('%s', (text, names) => {
    expect(namesIn(text).toSorted()).toEqual(names.toSorted());
  });
});

describe('What the job offers or does not ask is no skill', () => {
  it.each([
    ['Python. Benefits: physical therapy, dental, vision, 401(k) and life insurance.', ['Python']],
    ['Python. Java is not required.', ['Python']],
    ['No experience with Kubernetes, but Docker.', ['Docker']],
    ['Equal opportunity employer, also for nursing mothers.', []],
  ])('%s', (text, names) => expect(namesIn(text)).toEqual(names));
});

it('A text of 200 kB is read in time that grows with its length', () => {
  const text = `${'Go, C, R and Excel with Spring; '.repeat(60)}\n`.repeat(100);
  const begun = performance.now();
  expect(namesIn(text)).toContain('Go');
  expect(performance.now() - begun).toBeLessThan(5_000);
});

describe('Labelled postings', () => {
  it('are at least 60, of many trades', () => {
    expect(postings.length).toBeGreaterThanOrEqual(60);
    expect(new Set(postings.map(({ title }) => title)).size).toBe(postings.length);
  });

  it.each([
    ['looked at', lookedAt],
    ['only measured', onlyMeasured],
  ])('%s: precision is at least .80 and recall at least .75', (_name, part) => {
    const { precision, recall } = measureSkills(part);
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(recall).toBeGreaterThanOrEqual(0.75);
  });
});
