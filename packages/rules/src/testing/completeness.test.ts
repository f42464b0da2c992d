import { describe, expect, test } from 'vitest';
import {
  checkComplete,
  checkReasons,
  checkRulebooks,
  checkTested,
  checkWords,
  type Folder,
  idsInTitles,
} from './completeness.ts';
import { readFolder } from './completeness-files.ts';
import { checkPlaythrough, firstPlaythrough, parsePlaythrough, renderPlaythrough } from './playthrough.ts';
import { wordsOf } from './sentences.ts';
import { tinyRace } from './tiny/index.ts';

const folder: Folder = readFolder(new URL('./tiny/', import.meta.url));
const rules = folder.rulebooks;

describe('what is missing from a game is found', () => {
  test('a paragraph that one language lacks, has twice, out of order, or leaves empty', () => {
    const without = (text: string, id: string): string => text.replace(new RegExp(`.*${id}.*\\n`), '');
    expect(() => checkRulebooks({ ...rules, ru: without(rules.ru, 'TR-2.4') })).toThrow('RULES.ru.md: lacks TR-2.4');
    expect(() => checkRulebooks({ ...rules, en: without(rules.en, 'TR-2.4') })).toThrow(
      'RULES.es.md: has TR-2.4, which the English one has not',
    );
    expect(() => checkRulebooks({ ...rules, es: `${rules.es}- **TR-1.1** Otra vez.\n` })).toThrow('has TR-1.1 twice');
    expect(() => checkRulebooks({ ...rules, es: `- **TR-4.1** Gana.\n${without(rules.es, 'TR-4.1')}` })).toThrow('out of order');
    expect(() => checkRulebooks({ ...rules, en: rules.en.replace(/(\*\*TR-1\.1\*\*).*/, '$1') })).toThrow(
      'says nothing at TR-1.1',
    );
  });

  test('a rule that no test names, and a test of a rule that is not there', () => {
    expect(() =>
      checkTested(
        rules.en,
        folder.tests.map((source) => source.replaceAll('[TR-3.1]', '')),
      ),
    ).toThrow('no title names TR-3.1');
    checkTested(
      rules.en,
      folder.tests.map((source) => source.replaceAll('[TR-3.1]', '')),
      ['TR-3.1'],
    );
    expect(() => checkTested(rules.en, [...folder.tests, "test('[TR-9.9] x', () => {})"])).toThrow('TR-9.9');
  });

  test('titles in all their forms', () => {
    const source =
      "test.each([[1]])(\n  '[AA-1.1, AA-1.2] x', f);\ndescribe(`AA-2.1`, g); test.skip('[AA-3.1]', h); test.todo('[AA-3.2]'); at('AA-4.1');";
    expect([...idsInTitles(source)]).toEqual(['AA-1.1', 'AA-1.2', 'AA-2.1']);
  });

  test('words', async () => {
    const words = await wordsOf(tinyRace);
    const { 'score.steps_few': _few, ...ru } = words.ru;
    expect(() => checkWords({ ...words, ru })).toThrow('ru: lacks "score.steps_few"');
    expect(() => checkWords({ ...words, es: { ...words.es, name: ' ' } })).toThrow('"name" is empty');
    expect(() => checkWords({ ...words, es: { ...words.es, 'log.chose': 'Elegido.' } })).toThrow('leaves out {{player}}');
    expect(() => checkWords({ ...words, es: { ...words.es, more: 'Más.' } })).toThrow('has "more"');
    expect(() => checkReasons(words.en, ['too-far', 'too-late'])).toThrow('too-late');
    expect(() => checkReasons(words.en, ['too-far'])).toThrow('is never given');
  });

  test('a playthrough', async () => {
    await expect(checkComplete(tinyRace, { ...folder, playthroughs: [] })).rejects.toThrow('has no playthrough');
    const text = await renderPlaythrough(tinyRace, firstPlaythrough(tinyRace), { on: true });
    expect(await renderPlaythrough(tinyRace, parsePlaythrough(text))).toBe(text);
    await checkPlaythrough(tinyRace, 'first.txt', text);
    await expect(checkPlaythrough(tinyRace, 'first.txt', text.replace('"die":', '"dye":'))).rejects.toThrow(/line \d+/);
    await expect(
      checkPlaythrough(tinyRace, 'first.txt', text.slice(0, text.lastIndexOf('\n## ', text.indexOf('## End') - 1))),
    ).rejects.toThrow(/line \d+/);
    const slow = { ...tinyRace, rulesVersion: 2, longest: 1, refusal: () => ({ rule: 'TR-2.1', reason: 'not-now', params: {} }) };
    await expect(checkPlaythrough(slow, 'first.txt', text)).rejects.toThrow(/action 1/);
  });
});
