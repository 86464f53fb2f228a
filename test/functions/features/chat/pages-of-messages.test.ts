import { describe, expect, it } from 'vitest';
import { pageAround } from '../../../../functions/features/chat/page-around.ts';
import { containsWords } from '../../../../functions/features/chat/search-messages.ts';

describe('A page of messages', () => {
  const perPage = 20;
  it.each([
    ['the newest', {}, [81, 100]],
    ['those before a number', { before: 81 }, [61, 80]],
    ['those before one near the beginning', { before: 6 }, [1, 5]],
    ['those after a number', { after: 95 }, [96, 100]],
    ['those after the newest, which are none', { after: 100 }, [101, 100]],
    ['those around a number', { around: 50 }, [40, 59]],
    ['those around the first', { around: 1 }, [1, 20]],
    ['those around the newest', { around: 100 }, [81, 100]],
  ])('contains %s (CHAT-27)', (_, wish, [first, last]) => {
    expect(pageAround(100, { ...wish, perPage })).toEqual({ first, last });
  });

  it('of a conversation without messages is empty', () => {
    const { first, last } = pageAround(0, { perPage });
    expect(last).toBeLessThan(first);
  });
});

describe('A search in a conversation', () => {
  it('finds all words in any order, whatever their case and accents, and the title of a job', () => {
    const message = { text: 'Können wir am Donnerstag sprechen?', job: { id: 1, title: 'ICU nurse' } };
    expect(containsWords(message, 'donnerstag konnen')).toBe(true);
    expect(containsWords(message, 'icu')).toBe(true);
    expect(containsWords(message, 'donnerstag friday')).toBe(false);
  });
});
