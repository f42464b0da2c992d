import type { Customs, SaidWhat, Sayable, Saying } from '@tabletrotter/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { useWords } from '../../words/words.ts';
import { FailureLine } from '../Failure.tsx';
import type { TableVoice } from '../voice.ts';
import { useAsk } from './ask.ts';
import { PHRASES, pictureOf, saidText } from './phrases.ts';
import './talk.css';

/** As in the protocol; the server checks it again. */
const LONGEST_SAYING = 200;

interface TalkProps {
  /** Oldest first. */
  readonly talk: readonly Saying[];
  readonly allowed: Customs['talk'];
  readonly viewer: number | null;
  readonly voice: TableVoice;
}

/** What was said at the table, and what one may say: phrases that everybody reads in the own language, and free text where it is allowed. */
export const TalkPanel = ({ talk, allowed, viewer, voice }: TalkProps) => {
  const { t } = useWords();
  const [text, setText] = useState('');
  const { failure, ask } = useAsk();
  const end = useRef<HTMLOListElement>(null);
  // whenever something was said
  useEffect(() => end.current?.scrollTo({ top: end.current.scrollHeight }), [talk]);
  const say = (what: Sayable): Promise<boolean> => ask({ type: 'say', what });
  return (
    <div class="talk">
      {talk.length === 0 && <p class="quiet">{t('talk.none')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached by the keyboard */}
      <ol ref={end} class="talk-said" aria-label={t('talk.said')} tabIndex={0}>
        {talk.map(({ seat, time, what }, place) => (
          <li key={`${time}-${place}`}>
            <SaidLine seat={seat} what={what} voice={voice} />
          </li>
        ))}
      </ol>
      {viewer === null ? (
        <p class="quiet">{t('talk.watching')}</p>
      ) : (
        <div class="talk-own">
          <ul class="phrases" aria-label={t('talk.phrases')}>
            {PHRASES.map((phrase) => {
              const what = { kind: 'phrase', phrase } as const;
              return (
                <li key={phrase}>
                  <Button onClick={() => void say(what)}>
                    <Picture what={what} />
                    {saidText(t, what)}
                  </Button>
                </li>
              );
            })}
          </ul>
          {allowed === 'free' && (
            <form
              class="talk-free"
              onSubmit={(event) => {
                event.preventDefault();
                void say({ kind: 'text', text }).then((said) => said && setText(''));
              }}
            >
              <label class="field">
                <span>{t('talk.free')}</span>
                <input
                  value={text}
                  maxLength={LONGEST_SAYING}
                  autocomplete="off"
                  required
                  onInput={(event) => setText(event.currentTarget.value)}
                />
              </label>
              <Button type="submit" disabled={text.trim() === ''}>
                {t('talk.send')}
              </Button>
            </form>
          )}
          <FailureLine failure={failure} />
        </div>
      )}
    </div>
  );
};

const Picture = ({ what }: { readonly what: Sayable }) => {
  const picture = pictureOf(what);
  return picture === null ? null : <Icon name={picture} />;
};

interface SaidProps {
  readonly seat: number;
  readonly what: SaidWhat;
  readonly voice: TableVoice;
}

/** Who said what, or what is said of a seat. */
export const SaidLine = ({ seat, what, voice }: SaidProps) => {
  const { t } = useWords();
  const name = voice.nameOf(seat);
  return (
    <span class="talk-line">
      <SeatGlyph seat={seat} />
      {what.kind === 'moved' ? (
        <em>{t('talk.moved', { name })}</em>
      ) : (
        <span>
          <strong>{name}:</strong> <Picture what={what} /> {saidText(t, what)}
        </span>
      )}
    </span>
  );
};
