import { describe, expect, it } from 'vitest';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { agreedContact } from '../../../../../functions/features/resumes/parse/recognized-contact.ts';

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
    ['an m as rn', 'Tom Lindqvist', 'torn.lindqvist@example.com', 'tom.lindqvist@example.com'],
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

describe('A recognized name and address', () => {
  const agreed = (first: string, last: string, local: string) => {
    const address = `${local}@example.com`;
    const { name, email } = agreedContact({
      name: { raw: `${first} ${last}`, firstName: first, lastName: last, confidence: 0.9 },
      email: { raw: address, value: address, confidence: 0.98 },
    });
    expect([name!.raw, email!.raw]).toEqual([`${first} ${last}`, address]);
    return [name!.firstName, name!.lastName, name!.confidence, email!.value, email!.confidence];
  };

  it.each([
    ['Ada', 'Byron', 'ada.byr0n', 'ada.byron'],
    ['Ada', 'Byron', 'adabyronl2', 'adabyron12'],
    ['Ada', 'Byron', 'adabyron2o4i', 'adabyron2041'],
    ['Ada', 'Bill', 'b1ll', 'bill'],
    ['Ada', 'Bill', 'ab1ll', 'abill'],
    ['Jim', 'Bill', 'J1m', 'jim'],
    ['Bobi', 'Lake', 'bobl+news', 'bobi+news'],
    ['Qiang', 'Wu', 'giang9', 'qiang9'],
    ['Ola', 'Wu', '0la-wu', 'ola-wu'],
    ['Anna Lisa', 'Hill', 'anna_li5a.h1ll', 'anna_li5a.hill'],
  ])('of %s %s agree where %s is spelled as %s', (first, last, local, meant) => {
    expect(agreed(first, last, local)).toEqual([first, last, 0.9, `${meant}@example.com`, 0.7]);
  });

  it.each([
    ['Ada', 'Byron', 'byronada'],
    ['Ada', 'Byron', 'ada.byronx'],
    ['Ada', 'Byron', 'ada.byronll'],
    // What follows is a number, or something else altogether.
    ['Ada', 'Byron', 'ada.byr0n1x'],
    ['Ada', 'Byron', 'ada.byr0nx1'],
    ['Ada', 'Bill', 'bi11a'],
    ['Rosa', 'Miiller', 'rosa.miiller'],
    ['Rosa', 'Petrovié', 'petrovica'],
    ['Ana', 'Nié', 'nic'],
    ['Liam', 'Bern', 'liam'],
    ['Éva', 'Bern', 'eva.bem9'],
  ])('of %s %s stay as they are beside %s', (first, last, local) => {
    expect(agreed(first, last, local)).toEqual([first, last, 0.9, `${local}@example.com`, 0.98]);
  });

  it.each([
    ['Rosa', 'Miiller', 'rosa.muller', 'Rosa', 'Muller'],
    ['Rosa', 'Castafieda', 'castaneda', 'Rosa', 'Castaneda'],
    ['Rosa', 'Petrovié', 'petrovic', 'Rosa', 'Petrovic'],
    ['Zoifa', 'Bern', 'zoefa', 'Zoefa', 'Bern'],
    ['Siobhifin', 'Bern', 'siobhan', 'Siobhan', 'Bern'],
  ])('of %s %s have the letter of %s where recognition had none', (first, last, local, meantFirst, meantLast) => {
    expect(agreed(first, last, local)).toEqual([meantFirst, meantLast, 0.7, `${local}@example.com`, 0.98]);
  });

  it('stay as they are where one of them is missing', () => {
    const email = { raw: 'b1ll@example.com', value: 'b1ll@example.com', confidence: 0.98 };
    expect(agreedContact({ name: undefined, email })).toEqual({ name: undefined, email });
    const name = { raw: 'Ada Miiller', firstName: 'Ada', lastName: 'Miiller', confidence: 0.9 };
    expect(agreedContact({ name, email: undefined })).toEqual({ name, email: undefined });
  });
});
