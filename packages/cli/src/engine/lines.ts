/** The longest line that is read, in bytes, without its end. */
export const LONGEST_LINE = 1_000_000;

const LF = 0x0a;
const CR = 0x0d;

/** A line of input: its text, or why there is none. */
export type Line =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-utf8' };

const decoder = new TextDecoder('utf-8', { fatal: true });

const decode = (pieces: readonly Uint8Array[]): Line => {
  const joined = Buffer.concat(pieces);
  const bytes = joined.at(-1) === CR ? joined.subarray(0, -1) : joined;
  if (bytes.length > LONGEST_LINE) return { kind: 'too-long' };
  try {
    return { kind: 'text', text: decoder.decode(bytes) };
  } catch {
    return { kind: 'not-utf8' };
  }
};

/**
 * The lines of a stream of bytes, as they come. Blank ones are skipped; half a line at the end is a line; of one that is
 * too long nothing is kept.
 */
export const readLines = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line, void> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  const add = (piece: Uint8Array): void => {
    held += piece.length;
    if (held > LONGEST_LINE + 1) pieces = [];
    else pieces.push(piece);
  };
  const take = (): Line | undefined => {
    const line: Line = held > LONGEST_LINE + 1 ? { kind: 'too-long' } : decode(pieces);
    pieces = [];
    held = 0;
    return line.kind === 'text' && line.text.trim() === '' ? undefined : line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, from)) {
      add(chunk.subarray(from, end));
      from = end + 1;
      const line = take();
      if (line !== undefined) yield line;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  const rest = take();
  if (rest !== undefined) yield rest;
};
