import type { TableInfo } from '@tabletrotter/protocol';
import type { Watch } from '../../live/watch.ts';
import { Stamp } from '../../ui/Stamp.tsx';
import { useWords } from '../../words/words.ts';
import { Afterword } from '../Afterword.tsx';
import { Race } from '../Race.tsx';
import '../ending.css';
import type { TableVoice } from '../voice.ts';
import { WhatNext } from './WhatNext.tsx';

interface AgreedProps {
  readonly info: TableInfo;
  readonly viewer: number | null;
  /** Points so far; `null` in games without. */
  readonly totals: readonly number[] | null;
  /** Points to reach; `null` where there is no such number. */
  readonly target: number | null;
  readonly watch: Watch;
  readonly voice: TableVoice;
}

/** A game that all agreed to end before it was over: nobody has won it. */
export const Agreed = ({ info, viewer, totals, target, watch, voice }: AgreedProps) => {
  const { t } = useWords();
  const Told = voice.screen.Afterword;
  return (
    <section class="ending panel" aria-labelledby="ending-title">
      <header class="ending-head">
        <h2 id="ending-title">{t('over.agreed')}</h2>
        <Stamp tone="bad">{t('over.open')}</Stamp>
      </header>
      <p>{t('over.agreed-why')}</p>
      {totals !== null && <Race totals={totals} gains={null} target={target} voice={voice} />}
      <WhatNext info={info} viewer={viewer} watch={watch} />
      {Told !== null && <Afterword Told={Told} watch={watch} voice={voice} />}
    </section>
  );
};
