import { expect, it } from 'vitest';
import { acceptedEndings, judgeFile, typeOfFile } from '../../../../web/features/resumes/judge-file.ts';

it('Every ending that may be chosen has a type, by which files are also chosen in any case (RESUME-01)', () => {
  const endings = acceptedEndings.split(',');
  expect(endings).toEqual(['.pdf', '.docx', '.txt', '.png', '.jpg', '.jpeg']);
  expect(endings.map((ending) => typeOfFile({ name: `Resume${ending.toUpperCase()}` }))).toEqual([
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/plain',
    'image/png',
    'image/jpeg',
    'image/jpeg',
  ]);
});

it('A file of another type, without content or too large is not sent', () => {
  expect(judgeFile({ name: 'resume.docx', size: 1 })).toBeUndefined();
  const refused = [
    { name: 'resume.doc', size: 1 },
    { name: 'resume.docm', size: 1 },
    { name: 'resume', size: 1 },
    { name: 'resume.pdf', size: 0 },
    { name: 'resume.pdf', size: 1e12 },
    { name: '../resume.pdf', size: 1 },
  ].map(judgeFile);
  expect(refused.every(Boolean)).toBe(true);
  expect(new Set(refused).size).toBe(5);
});
