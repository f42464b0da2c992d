import { LANGUAGES } from '@tabletrotter/rules';
import { expect, test } from 'vitest';
import { loadRulebook } from './files.ts';
import { parseRulebook } from './parse.ts';

test('a rulebook is read into chapters and paragraphs, rulings apart', () => {
  const text = '# Game\n\n- Take cards.\n\n## GA-1 Start\n\n- **GA-1.1** Take _one_ card _(house ruling)_.\n';
  expect(parseRulebook(text)).toEqual({
    title: 'Game',
    short: ['Take cards.'],
    chapters: [
      {
        id: 'GA-1',
        title: 'Start',
        paragraphs: [
          {
            id: 'GA-1.1',
            pieces: [
              { kind: 'plain', text: 'Take ' },
              { kind: 'stressed', text: 'one' },
              { kind: 'plain', text: ' card ' },
              { kind: 'ruling', text: 'house ruling' },
              { kind: 'plain', text: '.' },
            ],
          },
        ],
      },
    ],
  });
});

test('every line of every rulebook is read, and the languages have the same paragraphs', async () => {
  const books = await Promise.all(LANGUAGES.map((language) => loadRulebook('bonnie-and-clyde', language)));
  const ids = books.map((text = '') => {
    const { title, short, chapters } = parseRulebook(text);
    const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
    expect(title).not.toBe('');
    expect(short).toHaveLength(3);
    expect(1 + short.length + chapters.length + paragraphs.length).toBe(
      text.split('\n').filter((line) => line.trim() !== '').length,
    );
    return paragraphs.map(({ id }) => id);
  });
  expect(ids[0]).toContain('BC-2.10');
  expect(ids[1]).toEqual(ids[0]);
  expect(ids[2]).toEqual(ids[0]);
});
