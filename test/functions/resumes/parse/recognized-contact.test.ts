import { describe, expect, it } from 'vitest';
import { linesOfText } from '../../../../functions/resumes/text/flowing-lines.ts';
import { parseResume } from '../../../../functions/resumes/parse/parse-resume.ts';

const isDoubtful = (confidence: number | undefined): boolean => (confidence ?? 1) < 0.8;

function read(lines: string, isRecognized = true) {
  const { firstName, lastName, email } = parseResume({ lines: linesOfText(lines), links: [], isRecognized });
  return { name: `${firstName?.value} ${lastName?.value}`, email: email?.value, firstName, lastName, emailFact: email };
}

describe('Name and address of a scan', () => {
  it.each([
    ['a q recognized as g', 'Dwayne Lindqvist', 'd_lindgvist@example.com', 'd_lindqvist@example.com'],
    ['an l as i', 'Deepa Patil', 'deepa.patii@example.co.in', 'deepa.patil@example.co.in'],
    ['a j as i', 'Caitlin St. James', 'caitlinstiames48@example.com', 'caitlinstjames48@example.com'],
    ['an initial l as I', 'Lakshmi Nair', 'I_nair@example.com', 'l_nair@example.com'],
    [
      'a 1 as l before a number',
      'Ananya Chatterjee',
      'ananyachatterjeel2@example.com',
      'ananyachatterjee12@example.com',
    ],
    ['a capital', 'Vikram Patil', 'V_patil@example.com', 'v_patil@example.com'],
  ])('agree where %s, and the address is marked to be looked at (PLUS-20)', (what, name, recognized, meant) => {
    const { email, emailFact } = read(`${name}\n${recognized}\n\nSkills\nSQL`);
    expect(email).toBe(meant);
    expect(isDoubtful(emailFact?.confidence)).toBe(what !== 'a capital');
  });

  it.each([
    ['Rosa Miiller-Brandt', 'rosamullerbrandt51@example.com', 'Rosa Muller-Brandt'],
    ['Zoé Castafieda', 'zoe.castaneda@example.com', 'Zoé Castaneda'],
    ['Hannah Petrovié', 'h_petrovic@example.com', 'Hannah Petrovic'],
  ])('agree where an accent made %s of it, and the name is marked to be looked at (PLUS-20)', (name, email, meant) => {
    const found = read(`${name}\n${email}\n\nSkills\nSQL`);
    expect(found).toMatchObject({ name: meant, email });
    expect(isDoubtful(found.lastName?.confidence)).toBe(true);
  });

  it('have the capital I that recognition took for a small l', () => {
    expect(read('Lakshmi lyer\nlakshmi.iyer@example.com').name).toBe('Lakshmi Iyer');
    expect(read('lmran Kulkarni\nimran.kulkarni@example.com').name).toBe('Imran Kulkarni');
  });

  it('stay as they are where they differ by more than what looks alike, and in a file that was not recognized', () => {
    expect(read('Dwayne Lindqvist\ndl.workmail@example.com').email).toBe('dl.workmail@example.com');
    expect(read('Dwayne Lindqvist\nd_lindgren@example.com').email).toBe('d_lindgren@example.com');
    expect(read('Dwayne Lindqvist\nd_lindgvist@example.com', false).email).toBe('d_lindgvist@example.com');
  });

  it('have the words that were recognized as their evidence (PLUS-20)', () => {
    const lines = linesOfText('Lakshmi lyer\nI_lyer@example.com');
    const facts = parseResume({ lines, links: [], isRecognized: true });
    const words = (fact: typeof facts.email) =>
      fact!.sources
        .map(({ line, part, from, to }) => lines[line]!.parts[part]!.text.slice(from, to))
        .join('')
        .replace(/\s/g, '');
    expect([words(facts.lastName), words(facts.email)]).toEqual(['Lakshmilyer', 'I_lyer@example.com']);
    expect(facts.email?.value).toBe('l_iyer@example.com');
  });
});
