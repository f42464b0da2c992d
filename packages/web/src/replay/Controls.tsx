import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableVoice } from '../table/voice.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import type { Place } from './place.ts';

interface ControlsProps {
  readonly place: Place;
  readonly last: number;
  readonly seats: number;
  readonly voice: TableVoice;
  readonly onPlace: (place: Place) => void;
  readonly children: ComponentChildren;
}

/** A step every so many milliseconds. */
const PACE = 1_200;

/** Goes on by itself, step by step, until the end. */
const usePlaying = (place: Place, last: number, onPlace: (place: Place) => void): readonly [boolean, (on: boolean) => void] => {
  const [on, setOn] = useState(false);
  const playing = on && place.at < last;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => onPlace({ ...place, at: place.at + 1 }), PACE);
    return () => clearTimeout(timer);
  }, [playing, place, onPlace]);
  return [playing, setOn];
};

/** How one goes through a game that is past: forwards, backwards, with whose eyes. */
export const Controls = ({ place, last, seats, voice, onPlace, children }: ControlsProps) => {
  const { t } = useWords();
  const [playing, play] = usePlaying(place, last, onPlace);
  const step = (by: number): void => {
    play(false);
    onPlace({ ...place, at: Math.min(Math.max(place.at + by, 0), last) });
  };
  return (
    <section class="replay-controls panel" aria-label={t('replay.title')}>
      <div class="replay-steps">
        <Button label={t('replay.back')} disabled={place.at === 0} onClick={() => step(-1)}>
          ‹
        </Button>
        <Button label={t(playing ? 'replay.pause' : 'replay.play')} disabled={place.at === last} onClick={() => play(!playing)}>
          {playing ? '❚❚' : '▶'}
        </Button>
        <Button label={t('replay.on')} disabled={place.at === last} onClick={() => step(1)}>
          ›
        </Button>
        <input
          type="range"
          min={0}
          max={last}
          value={place.at}
          aria-label={t('replay.step')}
          aria-valuetext={t('replay.step-of', { at: place.at, last })}
          onInput={(event) => {
            play(false);
            onPlace({ ...place, at: Number(event.currentTarget.value) });
          }}
        />
        <output>{t('replay.step-of', { at: place.at, last })}</output>
      </div>
      <div class="replay-eyes">
        <label class="field">
          <span>{t('replay.whose')}</span>
          <select
            class="select"
            value={String(place.eyes ?? 'public')}
            onChange={({ currentTarget: { value } }) =>
              onPlace({ ...place, eyes: value === 'all' ? 'all' : value === 'public' ? null : Number(value) })
            }
          >
            <option value="public">{t('replay.public')}</option>
            {Array.from({ length: seats }, (_, seat) => (
              <option key={seat} value={String(seat)}>
                {voice.nameOf(seat)}
              </option>
            ))}
            <option value="all">{t('replay.all')}</option>
          </select>
        </label>
        {children}
      </div>
    </section>
  );
};
