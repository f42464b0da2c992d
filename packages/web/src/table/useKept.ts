import { useEffect, useRef, useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import type { Request } from '../live/message.ts';

/** How long the pen must rest before what it wrote is kept, in milliseconds. */
const REST = 800;

/** A text of the seat's own that the server keeps. */
export interface Kept {
  readonly text: string;
  /** All of it is on the server. */
  readonly saved: boolean;
  write(text: string): void;
  /** Sends what is not there yet, without waiting for the pen to rest. */
  save(): void;
}

/** What the server has, and what was written since; it is sent when the pen rests, or the page is left. */
export const useKept = (type: Extract<Request, { readonly text: string }>['type'], stored: string): Kept => {
  const [text, setText] = useState(stored);
  const [saved, setSaved] = useState(true);
  const latest = useRef({ text, saved });
  latest.current = { text, saved };
  const save = async (): Promise<void> => {
    const { text: sent, saved: done } = latest.current;
    if (done) return;
    const answer = await live().request({ type, text: sent });
    if (answer.ok && sent === latest.current.text) setSaved(true);
  };
  // everything came anew: what was not sent yet is newer
  useEffect(() => {
    if (latest.current.saved) setText(stored);
  }, [stored]);
  // each change starts the rest anew
  useEffect(() => {
    if (saved) return;
    const timer = setTimeout(() => void save(), REST);
    return () => clearTimeout(timer);
  }, [text, saved]);
  useEffect(() => {
    const onLeave = (): void => void save();
    addEventListener('pagehide', onLeave);
    return () => removeEventListener('pagehide', onLeave);
  }, []);
  return {
    text,
    saved,
    write(next) {
      latest.current = { text: next, saved: false };
      setText(next);
      setSaved(false);
    },
    save: () => void save(),
  };
};
