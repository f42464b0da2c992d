/** A piece of a paragraph: plain, stressed, or the mark of a house ruling. */
export interface Piece {
  readonly kind: 'plain' | 'stressed' | 'ruling';
  readonly text: string;
}

/** A numbered paragraph of a rulebook. */
export interface Paragraph {
  readonly id: string;
  readonly pieces: readonly Piece[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface RulebookText {
  readonly title: string;
  /** The game in a few lines, before the first chapter. */
  readonly short: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** `_stressed_` words, and `_(rulings)_`, apart from the rest. */
const piecesOf = (text: string): readonly Piece[] =>
  text
    .split(/(_[^_]+_)/)
    .filter((part) => part !== '')
    .map((part): Piece => {
      if (!/^_[^_]+_$/.test(part)) return { kind: 'plain', text: part };
      const inside = part.slice(1, -1);
      return /^\(.*\)$/.test(inside) ? { kind: 'ruling', text: inside.slice(1, -1) } : { kind: 'stressed', text: inside };
    });

/** Reads a rulebook as our games write it: `# title`, lines in short, `## BC-1 chapter`, `- **BC-1.1** paragraph` on one line. */
export const parseRulebook = (markdown: string): RulebookText => {
  let title = '';
  const short: string[] = [];
  const chapters: { id: string; title: string; paragraphs: Paragraph[] }[] = [];
  for (const line of markdown.split('\n')) {
    const head = /^# (.+)$/.exec(line);
    const chapter = /^## (\S+) (.+)$/.exec(line);
    const inShort = /^- ([^*].*)$/.exec(line);
    const paragraph = /^- \*\*([A-Z]+-[\d.]+)\*\* (.+)$/.exec(line);
    if (head?.[1] !== undefined) title = head[1];
    else if (inShort?.[1] !== undefined && chapters.length === 0) short.push(inShort[1]);
    else if (chapter?.[1] !== undefined && chapter[2] !== undefined)
      chapters.push({ id: chapter[1], title: chapter[2], paragraphs: [] });
    else if (paragraph?.[1] !== undefined && paragraph[2] !== undefined)
      chapters.at(-1)?.paragraphs.push({ id: paragraph[1], pieces: piecesOf(paragraph[2]) });
  }
  return { title, short, chapters };
};
