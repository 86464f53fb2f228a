import { expect, it } from 'vitest';
import { eachWord, wordsOf } from '../../../shared/rules/words.ts';

it.each([
  ['Senior C++/C# and .NET developer', ['senior', 'c++', 'c#', 'and', 'dotnet', 'developer']],
  ['ASP.NET, Node.js; F#', ['asp', 'dotnet', 'node', 'js', 'f#']],
  ['Résumé of Zoë Müller in Łódź', ['resume', 'of', 'zoe', 'muller', 'in', 'lodz']],
  ['Søren Straße, Đorđe Cœur; Æsir İzmir ılık', ['soren', 'strasse', 'dorde', 'coeur', 'aesir', 'izmir', 'ilik']],
  ['Re\u0301sume\u0301, engi\u00adneer', ['resume', 'engineer']],
  ['नर्स (क्ष\u200d)', ['नरस', 'कष']],
  ['東京 日本語', ['東京', '日本語']],
  ['a+ c+b x+ y', ['a', 'c', 'b', 'x', 'y']],
  ['c++y z++', ['c++', 'y', 'z++']],
  ['{time}`a@b[c]', ['time', 'a', 'b', 'c']],
  ['full-time (40h/week)', ['full', 'time', '40h', 'week']],
  ['', []],
  ['–— !', []],
])('The words of %j are found', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each(['Senior C++ developer', 'Zoë, C# Müller'])('The positions of the words of %j are found', (text) => {
  const found: string[] = [];
  eachWord(text, (_word, start, end) => found.push(text.slice(start, end)));
  expect(found).toEqual(text.split(/,? /));
});
