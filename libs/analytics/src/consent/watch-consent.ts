import type { ConsentChoice, WatchedPurpose } from './consent.ts';

const isList = (entry: unknown): entry is Readonly<Record<number, unknown>> =>
  typeof entry === 'object' && entry !== null && 0 in entry;

function choiceIn(entry: unknown, purpose: WatchedPurpose): ConsentChoice | undefined {
  if (!isList(entry) || entry[0] !== 'consent') return undefined;
  const { 1: step, 2: state } = entry;
  if (typeof state !== 'object' || state === null) return undefined;
  const { [purpose]: choice, region } = state as Partial<Record<WatchedPurpose | 'region', unknown>>;
  // A “denied” default is not yet a choice. Defaults for regions are skipped: the region is unknown here.
  if (step === 'default') return choice === 'granted' && region === undefined ? choice : undefined;
  return step === 'update' && (choice === 'granted' || choice === 'denied') ? choice : undefined;
}

/**
 * Calls `onChoice` with the visitor's current choice for a purpose, if there is one, and after every change, no matter
 * which script pushes the choice. Browser only.
 * @returns a function that stops the calls
 */
export function watchConsent(purpose: WatchedPurpose, onChoice: (choice: ConsentChoice) => void): () => void {
  const layer = ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
  const { push } = layer;
  let ended = false;
  function read(entry: unknown): ConsentChoice | undefined {
    return choiceIn(entry, purpose);
  }
  function watched(...entries: unknown[]): number {
    const length = push.apply(layer, entries);
    for (const entry of entries) {
      const choice = read(entry);
      if (choice && !ended) onChoice(choice);
    }
    return length;
  }
  layer.push = watched;
  const known = layer.map(read).findLast((choice) => choice !== undefined);
  if (known) onChoice(known);
  return () => {
    ended = true;
    // A tag manager that loaded later may have wrapped `watched`. Then `watched` has to stay.
    if (layer.push === watched) layer.push = push;
  };
}
