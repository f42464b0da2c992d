import type { Refusal, Sentence } from '@tabletrotter/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ScoredRound } from '../games/screen.ts';
import type { TableState } from '../live/state.ts';
import type { Watch } from '../live/watch.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { RulesDialog } from '../rulebook/RulesDialog.tsx';
import { useWords } from '../words/words.ts';
import { failureText } from './Failure.tsx';
import './frame.css';
import { Ending } from './Ending.tsx';
import { LogPanel } from './LogPanel.tsx';
import { scoredRounds } from './lines.ts';
import { NotesPanel } from './NotesPanel.tsx';
import { type Notice, Prompt } from './Prompt.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { OpenRule } from './RuleLink.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { SeatsRail } from './SeatsRail.tsx';
import { type Tab, Tabs } from './Tabs.tsx';
import { Ticker } from './Ticker.tsx';
import { useTitle } from './title.ts';
import type { TableVoice } from './voice.ts';

type Shown = Extract<TableState, { readonly status: 'shown' }>;

interface FrameProps {
  readonly state: Shown;
  readonly game: NonNullable<Shown['game']>;
  readonly watch: Watch;
  readonly voice: TableVoice;
}

/** Beside the table the log is open where there is room; on a phone the table itself is. */
const firstTab = (): Tab => (matchMedia('(min-width: 1100px)').matches ? 'log' : 'table');

/** The frame of every table: seats, prompt, stage, log, scores and rules. The game's board stands in the middle. */
export const Frame = ({ state, game, watch, voice }: FrameProps) => {
  const { t } = useWords();
  const { info, viewer } = state;
  const { view, ask, outcome, version } = game.showing;
  const { screen } = voice;
  const [tab, setTab] = useState<Tab>(firstTab);
  const [rule, openRule] = useState<string | null>(null);
  const [refused, refuse] = useState<Refusal | null>(null);
  const [instruction, instruct] = useState<Sentence | null>(null);
  const asked = ask !== null && info.status === 'playing';
  const rounds = useMemo(() => scoredRounds(game.log, screen), [game.log, screen]);

  // what was refused a moment ago says nothing about what is asked now
  // whenever something has happened
  useEffect(() => refuse(null), [version]);

  const [sheet, showSheet] = useState<ScoredRound | null>(null);
  useEffect(() => {
    const counted = game.news?.events.map((event) => screen.scored(event)).find((round) => round !== undefined);
    if (counted !== undefined) showSheet(counted);
  }, [game.news, screen]);

  const [current = null] = screen.toAct(view);
  const prompt = voice.say(instruction ?? screen.prompt(view));
  const notice = noticeOf({ refused, state, voice, t });
  useTitle(asked ? t('title.your-turn') : info.code);
  const totals = screen.totals(view);

  return (
    <OpenRule.Provider value={openRule}>
      <main class="frame" data-tab={tab}>
        <h1 class="unseen">{voice.say({ key: 'name', params: {} })}</h1>
        <SeatsRail info={info} view={view} viewer={viewer} voice={voice} />
        <Prompt seat={current} text={prompt} mine={asked} watching={viewer === null} notice={notice} game={info.game} />
        <section class="stage" id="panel-table" role="tabpanel" aria-label={t('tab.table')}>
          {outcome !== null && <Ending info={info} outcome={outcome} watch={watch} voice={voice} />}
          <screen.Board
            view={view}
            seat={viewer}
            asked={asked}
            acting={state.acting}
            send={(action) => {
              refuse(null);
              watch.act(action);
            }}
            note={refuse}
            instruct={instruct}
            say={voice.say}
            nameOf={voice.nameOf}
          />
        </section>
        <Ticker entry={game.news ?? game.log.at(-1) ?? null} voice={voice} onOpen={() => setTab('log')} />
        <Tabs tab={tab} onTab={setTab} seated={viewer !== null} />
        <aside class="side">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached by the keyboard */}
          <section id="panel-log" role="tabpanel" tabIndex={0} class="side-panel log-panel" aria-label={t('tab.log')}>
            <LogPanel game={game} voice={voice} open={tab === 'log'} onOlder={() => void watch.loadOlder()} />
          </section>
          <section id="panel-scores" role="tabpanel" class="side-panel scores-panel" aria-label={t('tab.scores')}>
            <ScoreSheet
              rounds={rounds}
              totals={totals ?? []}
              target={screen.target(view)}
              game={info.game}
              voice={voice}
              older={game.older}
              onOlder={() => void watch.loadAll()}
            />
          </section>
          <section id="panel-rules" role="tabpanel" class="side-panel rules-panel" aria-label={t('tab.rules')}>
            {tab === 'rules' && <Rulebook game={info.game} paragraph={null} />}
          </section>
          <section id="panel-notes" role="tabpanel" class="side-panel notes-panel" aria-label={t('tab.notes')}>
            {tab === 'notes' && viewer !== null && <NotesPanel notes={state.notes} />}
          </section>
        </aside>
        {sheet !== null && (
          <RoundDialog round={sheet} outcome={outcome} game={info.game} voice={voice} onClose={() => showSheet(null)} />
        )}
        {rule !== null && <RulesDialog game={info.game} paragraph={rule} onClose={() => openRule(null)} />}
      </main>
    </OpenRule.Provider>
  );
};

interface NoticeOf {
  readonly refused: Refusal | null;
  readonly state: Shown;
  readonly voice: TableVoice;
  readonly t: ReturnType<typeof useWords>['t'];
}

/** Why not: the last refusal, here or by the server, or what keeps the table from going on. */
const noticeOf = ({ refused, state, voice, t }: NoticeOf): Notice | null => {
  if (state.info.status === 'frozen') return { text: t('table.frozen'), rule: null };
  if (refused !== null) return { text: voice.refuse(refused), rule: refused.rule };
  const { problem } = state;
  if (problem === null) return null;
  if (problem.code !== 'refused') return { text: failureText(t, problem), rule: null };
  return 'reason' in problem ? { text: voice.refuse(problem), rule: problem.rule } : null;
};
