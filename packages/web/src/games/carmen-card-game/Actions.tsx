import type { Refusal, Sentence } from '@tabletrotter/rules';
import { Button } from '../../ui/Button.tsx';

import { type Aim, type Begun, deedOf, type Picks, spotIn } from './choice.ts';
import { blowsCover, deedLabel } from './labels.ts';
import { type Action, hasCards, type Loot, type Props, type View } from './model.ts';
import { type BoardWord, line } from './words.ts';

export interface ActionsProps extends Pick<Props, 'view' | 'acting' | 'attempt' | 'say'> {
  readonly refusal: (view: View, action: Action) => Refusal | undefined;
  readonly begun: Begun | null;
  readonly aim: Aim | null;
  readonly picks: Picks;
  readonly named: Loot | null;
  /** What cannot be taken back was pressed once, and waits for the second press. */
  readonly sure: boolean;
  readonly onBegin: (begun: Begun | null) => void;
  readonly onSure: () => void;
}

interface DeedProps extends Pick<ActionsProps, 'view' | 'acting' | 'attempt' | 'refusal' | 'say'> {
  readonly action: Action;
  readonly label: Sentence;
  readonly kind?: 'primary' | 'plain' | 'danger';
  /** Where the deed needs more to be chosen first: done instead, if the rules allow it. */
  readonly instead?: (() => void) | undefined;
}

/** One button of the bar that does an action, or begins it, or says why not. */
const Deed = ({ action, label, kind = 'plain', instead, ...props }: DeedProps) => {
  const refused = props.refusal(props.view, action) !== undefined;
  return (
    <Button
      kind={kind}
      refused={props.acting || refused}
      onClick={() => (instead === undefined || refused ? props.attempt(action) : instead())}
    >
      {props.say(label)}
    </Button>
  );
};

/** Any warrant there could be: whether one may be called at all does not depend on the cards. */
const SOME_WARRANT: Action = { type: 'warrant-for-carmen', loot: 'crown-jewels' };
const ROLL: Action = { type: 'roll' };
const END: Action = { type: 'end-turn' };
const PASS: Action = { type: 'pass' };

const InTurn = (props: ActionsProps) => {
  const { view, onBegin, refusal } = props;
  const seat = view.turn.seat;
  const mayShift = (['loot', 'location'] as const).some((kind) =>
    (['top', 'center', 'bottom'] as const).some((slot) => refusal(view, { type: 'swap', kind, slot }) === undefined),
  );
  const warrants = view.rows.some((_, each) => hasCards(view, each, ['loot', 'location']));
  return (
    <>
      <Deed {...props} action={SOME_WARRANT} kind="danger" label={line('board.carmen')} instead={() => onBegin('carmen')} />
      {warrants && <Deed {...props} action={SOME_WARRANT} label={line('board.warrant')} instead={() => onBegin('warrant')} />}
      {view.turn.step === 'start' && mayShift && hasCards(view, seat, ['loot', 'location']) && (
        <Button refused={props.acting} onClick={() => onBegin('shift')}>
          {props.say(line('board.shift'))}
        </Button>
      )}
      {view.turn.step === 'start' ? (
        <Deed {...props} action={ROLL} kind="primary" label={line('board.roll')} />
      ) : (
        <Deed {...props} action={END} kind="primary" label={line('board.end-turn')} />
      )}
    </>
  );
};

/** Naming the set: first which, then once more whether one is sure. */
const Carmen = (props: ActionsProps) => {
  const { named, sure, say } = props;
  return (
    <>
      <Button onClick={() => props.onBegin(null)}>{say(line('board.cancel'))}</Button>
      {named === null ? (
        <Button kind="danger" disabled>
          {say(line('board.name-pair'))}
        </Button>
      ) : (
        <Button
          kind="danger"
          refused={props.acting}
          onClick={() => (sure ? props.attempt({ type: 'warrant-for-carmen', loot: named }) : props.onSure())}
        >
          {say(line(sure ? 'board.call-carmen-sure' : 'board.call-carmen'))}
        </Button>
      )}
    </>
  );
};

/** What is still to be chosen, where nothing can be done yet. */
const wanted = (aim: Aim, { loot }: Picks): BoardWord => {
  switch (aim) {
    case 'look':
      return 'board.choose-card';
    case 'warrant':
      return loot === undefined ? 'board.choose-loot' : 'board.choose-location';
    case 'arrest':
    case 'accuse':
      return 'board.choose-henchman';
    case 'swap':
      return 'board.choose-swap';
  }
};

const Aimed = (props: ActionsProps & { readonly aim: Aim }) => {
  const { view, aim, picks, sure, say } = props;
  const action = deedOf(view, aim, picks);
  if (action === null)
    return (
      <Button kind="primary" disabled>
        {say(line(wanted(aim, picks)))}
      </Button>
    );
  const kind = aim === 'arrest' || aim === 'accuse' ? 'danger' : 'primary';
  return (
    <Deed
      {...props}
      action={action}
      kind={kind}
      label={deedLabel(view, action, spotIn(picks), sure)}
      instead={blowsCover(view, action) && !sure ? props.onSure : undefined}
    />
  );
};

/** What can be done now. */
export const Actions = (props: ActionsProps) => {
  const { view, begun, aim, say } = props;
  if (begun === 'carmen') return <Carmen {...props} />;
  if (aim === null) return <InTurn {...props} />;
  const nothingToSwap = view.turn.step === 'swap' && !view.rows.some((_, seat) => hasCards(view, seat));
  if (nothingToSwap) return <Deed {...props} action={PASS} kind="primary" label={line('board.go-on')} />;
  const mayPass = view.turn.step === 'swap' || view.turn.step === 'penalty';
  return (
    <>
      {begun !== null && <Button onClick={() => props.onBegin(null)}>{say(line('board.cancel'))}</Button>}
      {mayPass && <Deed {...props} action={PASS} label={line('board.no-swap')} />}
      <Aimed {...props} aim={aim} />
    </>
  );
};
