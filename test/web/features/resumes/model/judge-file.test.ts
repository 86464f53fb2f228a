import { expect, it } from 'vitest';
import { resumeLimits } from '../../../../../shared/constants/resume.ts';
import { resumeFileMessages, resumeMessages } from '../../../../../shared/validation/resume.ts';
import { acceptedEndings, judgeFile, typeOfFile } from '../../../../../web/features/resumes/model/judge-file.ts';

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

it.each([
  ['resume.docx', 1, undefined],
  ['resume.doc', 1, resumeMessages.oldWord],
  ['resume.rtf', 1, resumeMessages.richText],
  ['resume.odt', 1, resumeMessages.openDocument],
  ['resume.pages', 1, resumeMessages.applePages],
  ['resume.heic', 1, resumeFileMessages.type],
  ['resume', 1, resumeFileMessages.type],
  ['docm.xlsx', 1, resumeFileMessages.type],
  ['resume.DOCM', 1, resumeMessages.macros],
  ['resume.pdf', 0, resumeMessages.empty],
  ['resume.pdf', resumeLimits.largest, undefined],
  ['resume.pdf', resumeLimits.largest + 1, resumeMessages.size],
  ['../resume.pdf', 1, resumeFileMessages.name],
  ['a\\resume.pdf', 1, resumeFileMessages.name],
  [`${'n'.repeat(resumeLimits.longestName - 4)}.pdf`, 1, undefined],
  [`${'n'.repeat(resumeLimits.longestName - 3)}.pdf`, 1, resumeFileMessages.name],
])('A file is judged by its type, size and name before it is sent, case %#', (name, size, reason) => {
  expect(judgeFile({ name, size })).toBe(reason);
});
