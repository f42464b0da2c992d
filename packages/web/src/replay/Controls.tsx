import pauseSign from 'icon:tabler/player-pause';
import playSign from 'icon:tabler/player-play';
import backSign from 'icon:tabler/player-skip-back';
import onSign from 'icon:tabler/player-skip-forward';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableVoice } from '../table/voice.ts';
import { Button } from '../ui/Button.tsx';
import { Drawn } from '../ui/Icon.tsx';
import { useWords } from '../words/words.ts';
import { EyesSheet } from './EyesSheet.tsx';
import type { Place } from './place.ts';

interface ControlsProps {
  readonly place: Place;
  readonly last: number;
  readonly seats: number;
  readonly voice: TableVoice;
  readonly onPlace: (place: Place) => void;
  /** What else one may do with the game. */
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

/** How one goes through a game that is past, in one row: forwards, backwards, with whose eyes. */
export const Controls = ({ place, last, seats, voice, onPlace, children }: ControlsProps) => {
  const { t } = useWords();
  const [playing, play] = usePlaying(place, last, onPlace);
  const goTo = (at: number): void => {
    play(false);
    onPlace({ ...place, at: Math.min(Math.max(at, 0), last) });
  };
  const playOn = (): void => {
    if (place.at === last) onPlace({ ...place, at: 0 });
    play(!playing);
  };
  return (
    <section class="replay-controls" aria-label={t('replay.title')}>
      <Button label={t('replay.back')} disabled={place.at === 0} onClick={() => goTo(place.at - 1)}>
        <Drawn drawing={backSign} />
      </Button>
      <Button label={t(playing ? 'replay.pause' : 'replay.play')} onClick={playOn}>
        <Drawn drawing={playing ? pauseSign : playSign} />
      </Button>
      <Button label={t('replay.on')} disabled={place.at === last} onClick={() => goTo(place.at + 1)}>
        <Drawn drawing={onSign} />
      </Button>
      <div class="replay-step">
        <input
          type="range"
          min={0}
          max={last}
          value={place.at}
          aria-label={t('replay.step')}
          aria-valuetext={t('replay.step-of', { at: place.at, last })}
          onInput={(event) => goTo(Number(event.currentTarget.value))}
        />
        <output>{t('replay.step-of', { at: place.at, last })}</output>
      </div>
      <EyesSheet seats={seats} eyes={place.eyes} voice={voice} onEyes={(eyes) => onPlace({ ...place, eyes })}>
        {children}
      </EyesSheet>
    </section>
  );
};
