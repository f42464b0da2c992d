import { useMemo, useState } from 'preact/hooks';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import { useWords } from '../../../words/words.ts';
import type { AfterwordProps, StoryProps } from '../../screen.ts';
import { Gumshoe } from '../Gumshoe.tsx';
import { Middle } from '../Middle.tsx';
import { homeOf } from '../model.ts';
import type { PlaceState } from '../Place.tsx';
import { cardName, line } from '../words.ts';
import { type Knowing, type Knowledge, knowledgeIn, type Matter } from './knowledge.ts';
import './knew.css';

const matterName = (matter: Matter, say: StoryProps['say']): string => {
  if (matter === 'carmen') return say(line('afterword.carmen'));
  if (matter === 'center') return say(line('afterword.center'));
  return say(line('afterword.pair', { loot: cardName(matter), location: cardName(homeOf(matter)) }));
};

/** Who knew something since which turn; the first is marked. */
const Row = ({ knowing: { matter, since }, say }: { readonly knowing: Knowing } & Pick<StoryProps, 'say'>) => {
  const turns = since.filter((turn) => turn !== null);
  const first = Math.min(...turns);
  return (
    <tr>
      <th scope="row">{matterName(matter, say)}</th>
      {since.map((turn, seat) => (
        <td key={seat} class={turn === first ? 'knew-first' : undefined}>
          {turn === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span class="unseen">{say(line('afterword.never'))}</span>
            </>
          ) : (
            say(line('afterword.turn', { number: turn }))
          )}
        </td>
      ))}
    </tr>
  );
};

const QUIET: PlaceState = { target: false, picked: false };

/** The table at the end of any turn, as it was or as somebody knew it. */
const Eyes = ({ knowledge: { moments }, say, nameOf }: { readonly knowledge: Knowledge } & StoryProps) => {
  const [place, setPlace] = useState(moments.length - 1);
  const [eyes, setEyes] = useState<number | null>(null);
  const moment = moments[place];
  if (moment === undefined) return null;
  const view = (eyes === null ? undefined : moment.eyes[eyes]) ?? moment.truth;
  const number = say(line('afterword.scrub', { number: moment.turn, all: moments.at(-1)?.turn ?? 0 }));
  const table = { view, say, nameOf, stateOf: () => QUIET, onTap: () => undefined };
  return (
    <section class="knew-eyes">
      <div class="knew-choose">
        <label class="field">
          <span>{say(line('afterword.eyes'))}</span>
          <select
            class="select"
            value={eyes === null ? '' : String(eyes)}
            onChange={({ currentTarget: { value } }) => setEyes(value === '' ? null : Number(value))}
          >
            <option value="">{say(line('afterword.truth'))}</option>
            {moment.eyes.map((_, seat) => (
              <option key={seat} value={String(seat)}>
                {nameOf(seat)}
              </option>
            ))}
          </select>
        </label>
        <label class="field knew-scrub">
          <span>
            {number} <SeatGlyph seat={moment.seat} />
          </span>
          <input
            type="range"
            min={0}
            max={moments.length - 1}
            value={place}
            aria-valuetext={number}
            onInput={({ currentTarget: { value } }) => setPlace(Number(value))}
          />
        </label>
      </div>
      <div class="knew-table">
        <Middle {...table} />
        {view.rows.map((_, seat) => (
          <Gumshoe key={seat} {...table} seat={seat} own={false} />
        ))}
      </div>
    </section>
  );
};

/** After the game, from its record: since when each seat knew Carmen, the centre and each pair, and the table through any eyes. */
export const WhatEveryoneKnew = ({ record, say, nameOf }: AfterwordProps) => {
  const { t } = useWords();
  const knowledge = useMemo(() => knowledgeIn(record), [record]);
  if (!knowledge.ok) return <p>{t('over.no-record')}</p>;
  const { knowings, first, moments } = knowledge.value;
  return (
    <div class="knew">
      <p>{say(line('afterword.lead'))}</p>
      {first !== null && (
        <p class="knew-could">
          <SeatGlyph seat={first.seat} />
          {say(line('afterword.first', { number: first.turn, player: { seat: first.seat } }))}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard */}
      <section class="knew-scroll" tabIndex={0} aria-label={say(line('afterword.knew'))}>
        <table class="knew-sheet">
          <thead>
            <tr>
              <td />
              {moments[0]?.eyes.map((_, seat) => (
                <th key={seat} scope="col">
                  <SeatGlyph seat={seat} />
                  {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {knowings.map((knowing) => (
              <Row key={knowing.matter} knowing={knowing} say={say} />
            ))}
          </tbody>
        </table>
      </section>
      <Eyes knowledge={knowledge.value} say={say} nameOf={nameOf} />
    </div>
  );
};
