import { useEffect, useState } from 'preact/hooks';

/** A value that changes, and whoever wants to know. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Calls `listener` after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** The store's value, and a new rendering whenever it changes. */
export const useStore = <T>(store: Store<T>): T => {
  const [, render] = useState({});
  useEffect(() => {
    render({}); // it may have changed between the first rendering and this subscription
    return store.subscribe(() => render({}));
  }, [store]);
  return store.get();
};
