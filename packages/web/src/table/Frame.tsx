import type { Refusal, Shown as Seen, Sentence } from '@tabletrotter/rules';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { barTool } from '../bar/bar-tool.ts';
import type { PrivateSight } from '../games/screen.ts';
import type { Failure } from '../live/message.ts';
import type { TableState } from '../live/state.ts';
import { useTiming } from '../live/useTiming.ts';
import type { Watch } from '../live/watch.ts';
import { CatchUp } from '../motion/CatchUp.tsx';
import { useLiveInput } from '../motion/useLiveInput.ts';
import { usePace } from '../motion/usePace.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { RulesDialog } from '../rulebook/RulesDialog.tsx';
import { useWords } from '../words/words.ts';
import { Announcer } from './Announcer.tsx';
import { Agreed } from './company/Agreed.tsx';
import { useAsk } from './company/ask.ts';
import { Calls } from './company/Calls.tsx';
import { Due } from './company/Due.tsx';
import { lastAction } from './company/going-back.ts';
import { Notices } from './company/Notices.tsx';
import { TableDialog } from './company/TableDialog.tsx';
import { TalkPanel } from './company/TalkPanel.tsx';
import { UndoButton } from './company/UndoButton.tsx';
import { useUnread } from './company/useUnread.ts';
import { failureText } from './Failure.tsx';
import './frame.css';
import { Ending } from './Ending.tsx';
import { wonText } from './ending-words.ts';
import { OwnSeatsContext } from './hot-seat/own-seats.ts';
import { LogPanel } from './LogPanel.tsx';
import { scoredRounds } from './lines.ts';
import { NotesPanel } from './NotesPanel.tsx';
import { useNews, useTurnBell } from './news.ts';
import { type Notice, Prompt } from './Prompt.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { OpenRule } from './RuleLink.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { SeatsRail } from './SeatsRail.tsx';
import { TABS, type Tab, Tabs } from './Tabs.tsx';
import { Ticker } from './Ticker.tsx';
import { useTitle, useTurnMark } from './title.ts';
import { useKept } from './useKept.ts';
import type { TableVoice } from './voice.ts';

type Shown = Extract<TableState, { readonly status: 'shown' }>;

interface FrameProps {
  readonly state: Shown;
  /** The latest; what is shown may be a little behind. */
  readonly game: NonNullable<Shown['game']>;
  readonly watch: Watch;
  readonly voice: TableVoice;
  /** The game is over and gone through once more: nothing can be done, asked or said at this table. */
  readonly past?: boolean;
}

/** Beside the table a panel is open where there is room; on a phone the table itself is. */
const firstTab = (beside: Tab): Tab => (matchMedia('(min-width: 1100px)').matches ? beside : 'table');

const JOURNAL: Sentence = { key: 'journal.title', params: {} };

/** What was shown to this seat alone, as one thing that is put away as one. */
const sightOf = (sights: Shown['sights'], watch: Watch): PrivateSight<Seen> | null => {
  const last = sights.at(-1);
  if (last === undefined) return null;
  return { events: sights.flatMap(({ events }) => events), putAway: () => watch.putAway(last.version) };
};

/** The frame of every table: seats, prompt, stage, log, scores and rules. The game's board stands in the middle. */
export const Frame = ({ state, game: latest, watch, voice, past = false }: FrameProps) => {
  const words = useWords();
  const { t } = words;
  const { screen } = voice;
  const frame = useRef<HTMLElement>(null);
  const stage = useRef<HTMLElement>(null);
  const opensSheet = (event: Seen, seen: Seen): boolean => screen.rounds([event], seen).length > 0;
  const leads = (event: Seen, seen: Seen): boolean =>
    screen.rounds([event], seen).some(({ story, storyFirst }) => storyFirst === true && story !== null);
  const pace = usePace(frame, latest, { cue: screen.cue, dwells: screen.dwells, say: voice.say, leads, opensSheet });
  const { game, waiting, telling, catchUp } = pace;
  const news = useNews(game);
  const { info, viewer } = state;
  const { view, ask, outcome, version, clock, photo } = game.showing;
  const { timing, reaction } = useTiming(clock, watch.localTime);
  const own = useContext(OwnSeatsContext);
  const hasJournal = screen.Journal !== null && viewer !== null;
  const hasNotes = viewer !== null && !state.veiled && !past; // where others look on, they are not shown
  const [tab, setTab] = useState<Tab>(() => firstTab(hasJournal ? 'journal' : 'log'));
  const tabs = TABS.filter((each) => {
    if (each === 'journal') return hasJournal;
    if (each === 'scores') return screen.totals(view) !== null;
    if (each === 'talk') return !past;
    return each !== 'notes' || hasNotes;
  });
  const [rule, openRule] = useState<string | null>(null);
  const [refused, refuse] = useState<Refusal | null>(null);
  const [instruction, instruct] = useState<Sentence | null>(null);
  const asking = useAsk();
  const [offered, offer] = useState<number | null>(null);
  const [isDialogOpen, openDialog] = useState(false);
  useEffect(() => {
    if (past) return;
    barTool.set({ press: () => openDialog(true) });
    return () => barTool.set(null);
  }, []);
  // the table may be over already while its end has yet to be shown
  const ends = outcome === null && latest.showing.outcome !== null;
  const playing = info.status === 'playing' || ends;
  const asked = ask !== null && info.status === 'playing';
  const acting = playing ? screen.toAct(view) : [];
  const rounds = useMemo(() => scoredRounds(game, screen), [game, screen]);

  // what was refused a moment ago says nothing about what is asked now
  // whenever something has happened, and before the tap that brought it to the latest is handled
  useLayoutEffect(() => {
    refuse(null);
    asking.refuse(null);
    offer(null);
  }, [version]);

  const [counted, showCounted] = useState(false);
  const begun = telling?.showing.version;
  useEffect(() => {
    // the sheet of a story is there from its beginning
    const opens = (event: Seen): boolean => opensSheet(event, view) && !leads(event, view);
    if (begun === undefined && !news.some(({ events }) => events.some(opens))) return;
    showCounted(true);
    void watch.loadAll(); // what the round counts may lie further back than the log in hand
  }, [news, begun, screen, watch]);
  const lastRound = rounds.at(-1);
  const sheet = useMemo(
    () => (telling === null ? lastRound : scoredRounds(telling, screen).at(-1)),
    [telling, lastRound, screen],
  );

  const [current = null] = acting;
  const agreed = info.status === 'over' && outcome === null && !ends;
  // a game gone through once more has no ending but this line
  const won = past && outcome !== null && outcome.winners.length > 0 ? wonText(words, outcome, voice) : null;
  const prompt = agreed ? t('over.agreed') : (won ?? voice.say(instruction ?? screen.prompt(view)));
  const notice = noticeOf({ refused, failure: asking.failure, state, voice, t });
  useTitle(asked ? t(state.nudge === null ? 'turn.yours' : 'nudge.title') : info.code);
  useTurnMark(asked);
  useTurnBell(asked, { title: t('turn.yours'), text: voice.say({ key: 'name', params: {} }), table: info.table });
  useLiveInput(stage, { behind: waiting > 0, own: asked, catchUp });
  const notes = useKept({ type: 'note', table: info.table, seat: viewer }, state.notes);
  const journal = useKept({ type: 'journal', table: info.table, seat: viewer }, state.journal);
  const told = useMemo(() => game.log.flatMap(({ seq, events }) => events.map((event) => ({ seq, event }))), [game.log]);
  const last = told.at(-1);
  const seen = state.sights.filter((each) => each.version <= version);
  const totals = screen.totals(view);
  const target = screen.target(view);
  const { deadlines } = latest.showing;
  const due = deadlines.find(({ seat }) => seat === viewer) ?? deadlines[0];
  const unread = useUnread(state.talk, tab === 'talk');
  const undo = (): void => {
    if (latest.showing.canUndo) {
      void asking.ask({ type: 'undo', version: latest.showing.version });
      return;
    }
    asking.refuse(latest.showing.undoSpent ? { code: 'undo-spent' } : { code: 'cannot-undo', message: '' });
    offer(lastAction(latest));
  };

  return (
    <OpenRule.Provider value={openRule}>
      <main class="frame" data-tab={tab} ref={frame}>
        <h1 class="unseen">{voice.say({ key: 'name', params: {} })}</h1>
        <SeatsRail
          info={info}
          view={view}
          acting={acting}
          deadlines={deadlines.filter((each) => each !== due)}
          localTime={watch.localTime}
          viewer={viewer}
          voice={voice}
          asking={asking}
        />
        <Prompt
          seat={instruction === null ? current : viewer}
          text={prompt}
          mine={asked}
          watching={viewer === null && !past}
          notice={notice}
          game={info.game}
          time={
            due !== undefined &&
            info.customs.clock !== null && (
              <Due
                deadline={due}
                clock={info.customs.clock}
                localTime={watch.localTime}
                viewer={viewer}
                voice={voice}
                asking={asking}
              />
            )
          }
        />
        <section ref={stage} class="stage" id="panel-table" role="tabpanel" aria-label={t('tab.table')}>
          {outcome !== null && !past && (
            <Ending
              info={info}
              viewer={viewer}
              outcome={outcome}
              told={last === undefined ? null : screen.tell(last.event)}
              round={lastRound}
              target={target}
              watch={watch}
              voice={voice}
            />
          )}
          {agreed && !past && <Agreed info={info} viewer={viewer} totals={totals} target={target} watch={watch} voice={voice} />}
          <screen.Board
            view={view}
            table={info.table}
            seat={viewer}
            asked={asked}
            acting={state.acting}
            timing={timing}
            photo={photo}
            told={told}
            sight={sightOf(seen, watch)}
            journal={journal}
            send={(action, as) => {
              refuse(null);
              if (as === undefined) watch.act(action, reaction());
              else own?.act({ seat: as, action, reactionMs: reaction() });
            }}
            note={refuse}
            instruct={instruct}
            say={voice.say}
            nameOf={voice.nameOf}
          />
        </section>
        <Notices
          state={state}
          game={game}
          voice={voice}
          asking={asking}
          offer={offered}
          onOfferClosed={() => offer(null)}
          onBack={() => void watch.show()}
        />
        <Calls state={state} voice={voice} talkOpen={tab === 'talk'} />
        <CatchUp waiting={waiting} onCatchUp={catchUp} />
        <Announcer
          news={news}
          log={game.log}
          voice={voice}
          asked={asked ? voice.say(screen.prompt(view)) : null}
          instruction={instruction === null ? null : voice.say(instruction)}
        />
        {viewer !== null && playing && !past && <UndoButton can={latest.showing.canUndo} onUndo={undo} />}
        <Ticker entry={game.news ?? game.log.at(-1) ?? null} log={game.log} voice={voice} onOpen={() => setTab('log')} />
        <Tabs
          tab={tab}
          onTab={setTab}
          tabs={tabs}
          isNew={(each) => each === 'talk' && unread}
          nameOf={(each) => (each === 'journal' ? voice.say(JOURNAL) : t(`tab.${each}`))}
        />
        <aside class="side">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached by the keyboard */}
          <section id="panel-log" role="tabpanel" tabIndex={0} class="side-panel log-panel" aria-label={t('tab.log')}>
            <LogPanel game={game} voice={voice} open={tab === 'log'} onOlder={() => void watch.loadOlder()} />
          </section>
          <section id="panel-scores" role="tabpanel" class="side-panel scores-panel" aria-label={t('tab.scores')}>
            <ScoreSheet
              rounds={rounds}
              totals={totals ?? []}
              target={target}
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
            {tab === 'notes' && hasNotes && <NotesPanel notes={notes} />}
          </section>
          <section id="panel-talk" role="tabpanel" class="side-panel talk-panel" aria-label={t('tab.talk')}>
            {tab === 'talk' && <TalkPanel talk={state.talk} allowed={info.customs.talk} viewer={viewer} voice={voice} />}
          </section>
          {screen.Journal !== null && (
            <section id="panel-journal" role="tabpanel" class="side-panel journal-panel" aria-label={voice.say(JOURNAL)}>
              {viewer !== null && (
                <screen.Journal view={view} version={version} journal={journal} say={voice.say} nameOf={voice.nameOf} />
              )}
            </section>
          )}
        </aside>
        {counted && sheet !== undefined && (
          <RoundDialog
            round={sheet}
            target={target}
            telling={telling === null ? null : { onTold: pace.told }}
            outcome={outcome}
            game={info.game}
            voice={voice}
            onClose={() => {
              showCounted(false);
              pace.resume();
            }}
          />
        )}
        {isDialogOpen && (
          <TableDialog info={info} viewer={viewer} acting={acting} voice={voice} onClose={() => openDialog(false)} />
        )}
        {rule !== null && <RulesDialog game={info.game} paragraph={rule} onClose={() => openRule(null)} />}
      </main>
    </OpenRule.Provider>
  );
};

interface NoticeOf {
  readonly refused: Refusal | null;
  /** Why what was asked of the table besides playing was not done. */
  readonly failure: Failure | null;
  readonly state: Shown;
  readonly voice: TableVoice;
  readonly t: ReturnType<typeof useWords>['t'];
}

/** Why not: the last refusal, here or by the server, or what keeps the table from going on. */
const noticeOf = ({ refused, failure, state, voice, t }: NoticeOf): Notice | null => {
  if (state.info.status === 'frozen') return { text: t('table.frozen'), rule: null };
  if (refused !== null) return { text: voice.refuse(refused), rule: refused.rule };
  if (failure !== null) return { text: failureText(t, failure), rule: null };
  const { problem } = state;
  if (problem === null) return null;
  if (problem.code === 'beaten') return { text: t('error.beaten', { name: voice.nameOf(problem.by) }), rule: null };
  if (problem.code !== 'refused') return { text: failureText(t, problem), rule: null };
  return 'reason' in problem ? { text: voice.refuse(problem), rule: problem.rule } : null;
};
