import { Icon } from './Icon.tsx';
import './steps.css';

interface StepsProps {
  /** What they are the steps of, for who does not see them. */
  readonly label: string;
  readonly names: readonly string[];
  /** The place of the present step; `null` where there is none. */
  readonly current: number | null;
}

/** The steps of a turn as a trail: what is done, what is now, what comes. Not buttons: nothing happens on a tap. */
export const Steps = ({ label, names, current }: StepsProps) => (
  <ol class="trail" aria-label={label}>
    {names.map((name, place) => (
      <li
        key={place}
        class={current !== null && place < current ? 'done' : undefined}
        aria-current={place === current ? 'step' : undefined}
      >
        {place > 0 && <Icon name="next" />}
        <span class="trail-number" aria-hidden="true">
          {place + 1}
        </span>
        <span class="trail-name">{name}</span>
      </li>
    ))}
  </ol>
);
