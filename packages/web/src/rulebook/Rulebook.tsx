import { useEffect, useRef, useState } from 'preact/hooks';
import { RuleLink } from '../table/RuleLink.tsx';
import { useWords } from '../words/words.ts';
import { loadRulebook } from './files.ts';
import { type Paragraph, type Piece, parseRulebook, type RulebookText } from './parse.ts';
import './rulebook.css';

const PieceText = ({ piece }: { readonly piece: Piece }) => {
  switch (piece.kind) {
    case 'plain':
      return <>{piece.text}</>;
    case 'stressed':
      return <em>{piece.text}</em>;
    case 'ruling':
      return <span class="ruling">{piece.text}</span>;
  }
};

interface ParagraphProps {
  readonly game: string;
  readonly paragraph: Paragraph;
  /** It is the one that was asked for. */
  readonly marked: boolean;
}

const ParagraphText = ({ game, paragraph, marked }: ParagraphProps) => (
  <li id={paragraph.id} class={marked ? 'paragraph marked' : 'paragraph'} tabIndex={-1}>
    <span class="paragraph-id">
      <RuleLink game={game} rule={paragraph.id} />
    </span>
    <p>
      {paragraph.pieces.map((piece, index) => (
        <PieceText key={index} piece={piece} />
      ))}
    </p>
  </li>
);

interface RulebookProps {
  readonly game: string;
  /** The paragraph to go to. */
  readonly paragraph: string | null;
}

/** A game's rules, each paragraph under its number. */
export const Rulebook = ({ game, paragraph }: RulebookProps) => {
  const { t, language } = useWords();
  const [text, setText] = useState<RulebookText | null | undefined>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    const loading = loadRulebook(game, language);
    if (loading === undefined) setText(undefined);
    else
      void loading.then((markdown) => {
        if (wanted) setText(parseRulebook(markdown));
      });
    return () => {
      wanted = false;
    };
  }, [game, language]);
  useEffect(() => {
    if (paragraph === null || !text) return;
    const place = ref.current?.querySelector<HTMLElement>(`[id="${CSS.escape(paragraph)}"]`);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [paragraph, text]);

  if (text === undefined) return <p>{t('rules.none')}</p>;
  if (text === null) return <p class="quiet">{t('table.loading')}</p>;
  return (
    <div class="rulebook" ref={ref}>
      <h1>{text.title}</h1>
      {text.short.length > 0 && (
        <section class="rulebook-short" aria-labelledby="rulebook-short">
          <h2 id="rulebook-short">{t('rules.short')}</h2>
          <ul>
            {text.short.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      <p class="quiet">{t('rules.rulings')}</p>
      {text.chapters.map((chapter) => (
        <section key={chapter.id} id={chapter.id}>
          <h2>
            <span class="chapter-id">{chapter.id}</span> {chapter.title}
          </h2>
          <ul>
            {chapter.paragraphs.map((each) => (
              <ParagraphText key={each.id} game={game} paragraph={each} marked={each.id === paragraph} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
