import { expect, test } from 'vitest';
import { type Line, LONGEST_LINE, readLines } from '../src/engine/lines.ts';

const read = async (...chunks: readonly (string | Uint8Array)[]): Promise<readonly string[]> => {
  const stream = async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  };
  const lines: Line[] = [];
  for await (const line of readLines(stream())) lines.push(line);
  return lines.map((line) => (line.kind === 'text' ? line.text : `<${line.kind}>`));
};

test('lines are put together from chunks and cut apart in them', async () => {
  expect(await read('a\nb', 'c\n', 'd', 'e', '\nf\n')).toEqual(['a', 'bc', 'de', 'f']);
});

test('half a line at the end of input is a line', async () => {
  expect(await read('a\nb')).toEqual(['a', 'b']);
  expect(await read('')).toEqual([]);
  expect(await read()).toEqual([]);
});

test('CRLF ends a line too, also across chunks', async () => {
  expect(await read('a\r\nb\r', '\nc\r')).toEqual(['a', 'b', 'c']);
});

test('blank lines are skipped', async () => {
  expect(await read('\n\n  \t\n\r\na\n\n')).toEqual(['a']);
});

test('letters cut in two by a chunk come out whole', async () => {
  const bytes = Buffer.from('Бонни\n');
  expect(await read(bytes.subarray(0, 3), bytes.subarray(3))).toEqual(['Бонни']);
});

test('bytes that are no UTF-8 are one bad line, and the next is read', async () => {
  expect(await read(Uint8Array.of(0x61, 0xff, 0x0a), 'b\n', Uint8Array.of(0xd0))).toEqual(['<not-utf8>', 'b', '<not-utf8>']);
});

test('a line may be exactly as long as the longest; one byte more is too long', async () => {
  const longest = 'x'.repeat(LONGEST_LINE);
  expect(await read(`${longest}\n${longest}x\nb\n`)).toEqual([longest, '<too-long>', 'b']);
  expect(await read(`${longest}\r\n${longest}x\r\nb\r\n`)).toEqual([longest, '<too-long>', 'b']);
  expect(await read(`${longest}xx`)).toEqual(['<too-long>']);
});

test('of a line that is too long nothing is kept', async () => {
  const chunk = Buffer.alloc(1_000_000, 'x');
  const endless = async function* () {
    for (let sent = 0; sent < 4_500; sent++) yield chunk; // more than a Buffer can hold
    yield Buffer.from('\nb\n');
  };
  const kinds: string[] = [];
  for await (const line of readLines(endless())) kinds.push(line.kind);
  expect(kinds).toEqual(['too-long', 'text']);
});
