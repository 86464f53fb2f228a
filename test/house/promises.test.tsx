// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LandingPage } from '../../web/features/landing/pages/landing.tsx';
import { AboutPage } from '../../web/features/landing/pages/about.tsx';
import { HowToDeletePage } from '../../web/features/landing/pages/how-to-delete.tsx';
import { PrivacyPage } from '../../web/features/landing/pages/privacy.tsx';
import { TermsPage } from '../../web/features/landing/pages/terms.tsx';
import { SignUpPage } from '../../web/features/accounts/pages/sign-up.tsx';
import { keepSignUpDraft } from '../../web/features/accounts/model/sign-up-draft.ts';
import { promises } from '../promises.ts';
import { nothingPromised } from '../promises/nothing-promised.ts';
import { everyLetter } from '../support/letters.ts';
import { renderPage, respondToCalls } from '../web/support/render-page.tsx';
import { sentencesIn, sentencesOf } from './public-sentences.ts';
import { root } from './tree.ts';

const pages = [LandingPage, AboutPage, PrivacyPage, TermsPage, HowToDeletePage];
const year = new Date().getFullYear();

function sentencesOfPages(): string[] {
  const shown = (Page: () => React.JSX.Element) => {
    renderPage(Page, '/');
    const sentences = sentencesIn(document.body);
    cleanup();
    return sentences;
  };
  const signUps = (['candidate', 'recruiter', 'manager'] as const).flatMap((kind) => {
    keepSignUpDraft({ kind });
    return shown(SignUpPage);
  });
  return [...pages.flatMap(shown), ...signUps];
}

function sentencesOfMails(): string[] {
  const texts = Object.values(everyLetter()).flatMap(({ paragraphs, smallPrint = '', stop }) => [
    ...paragraphs,
    smallPrint,
    stop?.reason ?? '',
  ]);
  return texts.flatMap(sentencesOf);
}

describe('A sentence that the public reads', () => {
  let read: Set<string>;
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('reduce'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    respondToCalls({});
    read = new Set([...sentencesOfPages(), ...sentencesOfMails()].map((one) => one.replace(`© ${year}`, '© {year}')));
  });
  afterEach(() => {
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  const promised = promises.flatMap((part) => Object.values(part).flatMap((proofs) => Object.values(proofs).flat()));
  const others = Object.values(nothingPromised).flat();

  it('is a promise with a proof, or promises nothing of the service (PLUS-39)', () => {
    const known = new Set([...promised, ...others]);
    expect([...read].filter((sentence) => !known.has(sentence))).toEqual([]);
  });

  it('is read somewhere, and is one or the other', () => {
    expect([...promised, ...others].filter((sentence) => !read.has(sentence))).toEqual([]);
    // A sentence of several claims has a proof for each of them.
    const all = [...new Set(promised), ...others];
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([]);
  });
});

describe('The proof of a promise', () => {
  const proofs = promises.flatMap((part) =>
    Object.entries(part).flatMap(([file, titles]) => Object.keys(titles).map((title) => [title, file] as const)),
  );

  it.each(proofs)('%s is a test of %s (PLUS-39)', (title, file) => {
    const at = path.join(root, file);
    expect(existsSync(at) && readFileSync(at, 'utf8').replaceAll("\\'", "'")).toContain(title);
  });
});
