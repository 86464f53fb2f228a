import { expect, it } from 'vitest';
import { line, text } from '../../../shared/contract/fields.ts';
import { clientForm } from '../../../shared/validation/client.ts';
import { sourceFiles } from '../../house/tree.ts';

it.each(['Nurse\nBcc: everyone', 'Nurse\r\nrn', 'Nurse\rrn', 'Nurse\u2028rn', 'Nurse\vrn'])(
  'A field of one line refuses the line break in %j, and one of several lines takes it',
  (written) => {
    expect(
      line(80)
        .safeParse(written)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Must be one line']);
    expect(text(80).safeParse(written).success).toBe(true);
  },
);

it('A field of one line takes what is pasted with a line break at its end', () => {
  expect(line(80, 1).parse('  Night nurse\n')).toBe('Night nurse');
});

it('The name of a company with a line break is refused at its field', () => {
  const { error } = clientForm.safeParse({ companyName: 'Mercy\nHospital' });
  expect(error?.issues.find(({ path }) => path[0] === 'companyName')?.message).toBe('Must be one line');
});

it('Every field of at most 200 characters has one line', () => {
  const short = sourceFiles('shared').flatMap(({ path, text: source }) =>
    [...source.matchAll(/\btext\((\d[\d_]*)/g)]
      .filter(([, most = '']) => Number(most.replaceAll('_', '')) <= 200)
      .map(([call]) => `${path} ${call}`),
  );
  expect(short).toEqual([]);
});
