import type { Translate } from '@tabletrotter/rules';
import { useState } from 'preact/hooks';
import { Emblem } from '../games/Emblem.tsx';
import type { ClosedScreen } from '../games/screen.ts';
import { isOnShelf } from '../games/shelf.ts';
import { lineTo } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { NeedsHttps } from '../offline/NeedsHttps.tsx';
import { showRoute } from '../router.ts';
import { useStore } from '../store.ts';
import { FailureLine } from '../table/Failure.tsx';
import { NameField } from '../table/NameField.tsx';
import { myName } from '../table/name.ts';
import { chairName } from '../table/names.ts';
import { useTitle } from '../table/title.ts';
import { useScreen } from '../table/useScreen.ts';
import { Button } from '../ui/Button.tsx';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useGameWords } from '../words/game.ts';
import { useWords } from '../words/words.ts';
import { type Chair, ChairSelect } from './ChairSelect.tsx';
import { makeTable } from './make-table.ts';
import { NoLine } from './NoLine.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import './setup.css';
import { useChoices } from './useChoices.ts';

/** The page that sets a table up. Its defaults are good: one tap on Play is enough. */
export const NewTable = ({ game }: { readonly game: string }) => {
  const { t } = useWords();
  const screen = useScreen(game);
  const translate = useGameWords(game);
  if (screen === undefined) return <p class="page">{t('error.unknown-game')}</p>;
  if (screen === null || translate === undefined) return <p class="page quiet">{t('table.loading')}</p>;
  return <SetupForm game={game} screen={screen} translate={translate} />;
};

interface SetupProps {
  readonly game: string;
  readonly screen: ClosedScreen;
  readonly translate: Translate;
}

const SetupForm = ({ game, screen, translate }: SetupProps) => {
  const { t } = useWords();
  const word = (key: string): string => translate(key, {});
  const { setup } = screen;
  const { seats } = setup;
  const [name, setName] = useState(() => myName(t));
  const [chairs, setChairs] = useState<readonly Chair[]>(() => new Array<Chair>(seats.min - 1).fill('casual'));
  /** By seat after the own one, how whoever shares this device is called. */
  const [names, setNames] = useState<readonly string[]>([]);
  const choices = useChoices(setup);
  const [begins, setBegins] = useState<number | null>(null);
  const line = useStore(lineTo('server').line); // it is open by the time Play is pressed
  /** Where the table is to be kept, as the person has chosen; `null`: they have not. */
  const [chosen, keepOnDevice] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const count = chairs.length + 1;
  const nameOf = (seat: number): string => (seat === 0 ? t('table.you') : chairName(t, seat));
  useTitle(word('name'));

  // nobody comes from elsewhere to a table on this device
  const canStayHere = !chairs.includes('open');
  const onDevice = canStayHere && (chosen ?? (line === 'offline' || !navigator.onLine));
  const nameHere = (index: number): string => names[index] ?? chairName(t, index + 1);
  const isNamed = name.trim() !== '' && chairs.every((chair, index) => chair !== 'here' || nameHere(index).trim() !== '');

  const play = async (): Promise<void> => {
    setBusy(true);
    const start = begins !== null && begins < count ? begins : null;
    setFailure(
      await makeTable({
        game,
        name: name.trim(),
        chairs: chairs.map((chair, index) => ({ chair, name: nameHere(index).trim() })),
        options: { ...choices.options, ...setup.first(start, count) },
        keeper: onDevice ? 'device' : 'server',
      }),
    );
    setBusy(false);
  };

  return (
    <main class={`page setup ${game}`}>
      <header class="setup-head">
        {isOnShelf(game) && <Emblem game={game} />}
        <div>
          <h1>{word('name')}</h1>
          <p>{word('tagline')}</p>
        </div>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <div class="panel">
          <NameField name={name} onName={setName} seat={null} />
          <fieldset>
            <legend>{t('new.seats')}</legend>
            <ul class="chairs">
              <li class="chair">
                <SeatGlyph seat={0} large />
                <span class="chair-name">{t('table.you')}</span>
              </li>
              {chairs.map((chair, index) => (
                <li key={index} class="chair">
                  <SeatGlyph seat={index + 1} large />
                  <span class="chair-name">{chairName(t, index + 1)}</span>
                  <ChairSelect
                    label={t('new.chair', { seat: chairName(t, index + 1) })}
                    levels={screen.levels}
                    value={chair}
                    onChange={(value) => setChairs(chairs.map((each, at) => (at === index ? value : each)))}
                  />
                  {chair === 'here' && (
                    <NameField
                      seat={index + 1}
                      name={nameHere(index)}
                      onName={(value) => setNames(chairs.map((_, at) => (at === index ? value : nameHere(at))))}
                    />
                  )}
                </li>
              ))}
            </ul>
            <div class="row">
              <Button disabled={count >= seats.max} onClick={() => setChairs([...chairs, 'casual'])}>
                {t('new.add')}
              </Button>
              <Button disabled={count <= seats.min} onClick={() => setChairs(chairs.slice(0, -1))}>
                {t('new.remove')}
              </Button>
            </div>
          </fieldset>
        </div>
        <OptionsPanel setup={setup} translate={translate} choices={choices} seats={count} nameOf={nameOf}>
          <label class="field">
            <span>{t('new.first')}</span>
            <select
              class="select"
              value={begins === null || begins >= count ? '' : String(begins)}
              onChange={(event) => setBegins(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
            >
              <option value="">{t('new.chance')}</option>
              {Array.from({ length: count }, (_, seat) => (
                <option key={seat} value={String(seat)}>
                  {nameOf(seat)}
                </option>
              ))}
            </select>
          </label>
        </OptionsPanel>
        {canStayHere && (
          <div class="panel">
            <label class="choice">
              <input type="checkbox" checked={onDevice} onChange={(event) => keepOnDevice(event.currentTarget.checked)} />
              <span>{t('new.device')}</span>
            </label>
            <p class="quiet">{t('new.device-help')}</p>
            <NeedsHttps />
          </div>
        )}
        <div class="setup-play">
          <a class="button quiet" href={showRoute({ page: 'rules', game, paragraph: null })}>
            {t('tab.rules')}
          </a>
          <Button kind="primary" type="submit" disabled={busy || !choices.extra.ready || !isNamed}>
            {chairs.includes('open') ? t('new.invite') : t('home.play')}
          </Button>
        </div>
        {failure?.code === 'offline' ? <NoLine canStayHere={canStayHere} /> : <FailureLine failure={failure} />}
      </form>
    </main>
  );
};
