import { Worker } from 'node:worker_threads';

/** A thread that answers one message at a time. */
export interface Thread<Task, Report> {
  /** Rejects, and the thread is of no more use, where it breaks or does not answer in time. */
  ask(task: Task, patience: number): Promise<Report>;
  close(): Promise<void>;
}

/** So long a thread is given to load before it is ended whatever it does. */
const LOADING = 5_000;

const timeout = (ms: number): { readonly after: Promise<never>; clear(): void } => {
  let timer: NodeJS.Timeout | undefined;
  const after = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the thread does not answer')), ms);
  });
  return { after, clear: () => clearTimeout(timer) };
};

/** Begins a thread. Its file first reports that it is ready, then answers each task with one report. */
export const openThread = <Task, Report>(file: URL): Thread<Task, Report> => {
  const worker = new Worker(file);
  worker.unref();
  let answer: ((report: Report) => void) | undefined;
  let closing: Promise<void> | undefined;
  let end: (error: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  ended.catch(() => undefined); // whoever asks is told
  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => {
      resolve();
      worker.on('message', (report: Report) => answer?.(report));
    });
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error('the thread broke')));
  worker.on('exit', () => end(new Error('the thread has ended')));

  const within = async <T>(work: Promise<T>, ms: number): Promise<T> => {
    const { after, clear } = timeout(ms);
    try {
      return await Promise.race([work, ended, after]);
    } finally {
      clear();
    }
  };

  return {
    async ask(task, patience) {
      await within(ready, LOADING);
      const answered = new Promise<Report>((resolve) => {
        answer = resolve;
      });
      worker.postMessage(task);
      return within(answered, patience);
    },
    close() {
      // Not while it loads: Node 20 may fall over a thread that is ended while its modules are linked.
      closing ??= within(ready, LOADING)
        .catch(() => undefined)
        .then(async () => {
          await worker.terminate();
        });
      return closing;
    },
  };
};
