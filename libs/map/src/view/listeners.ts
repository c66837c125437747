type Listener<Detail> = (detail: Detail) => void;

/** Keeps listeners by the name of an event. An error in one listener does not stop the other listeners. */
export function createListeners<Events>() {
  const listeners = new Map<keyof Events, Set<(detail: never) => void>>();
  return {
    on<K extends keyof Events>(event: K, listener: Listener<Events[K]>): () => void {
      const known = listeners.get(event) ?? new Set();
      // A function that listens twice is called twice.
      const own: Listener<Events[K]> = (detail) => listener(detail);
      known.add(own);
      listeners.set(event, known);
      return () => void known.delete(own);
    },
    tell<K extends keyof Events>(event: K, detail: Events[K]): void {
      for (const listener of listeners.get(event) ?? [])
        try {
          (listener as Listener<Events[K]>)(detail);
        } catch (error) {
          reportError(error);
        }
    },
    clear: () => listeners.clear(),
  };
}
