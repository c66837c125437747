import type { ConsentChoice, WatchedPurpose } from './consent.ts';

const isList = (entry: unknown): entry is Readonly<Record<number, unknown>> =>
  typeof entry === 'object' && entry !== null && 0 in entry;

/** Returns the choice for a purpose in an entry of the data layer, or undefined if it has none. */
function choiceIn(entry: unknown, purpose: WatchedPurpose): ConsentChoice | undefined {
  if (!isList(entry) || entry[0] !== 'consent') return undefined;
  const { 1: step, 2: state } = entry;
  if (typeof state !== 'object' || state === null) return undefined;
  const { [purpose]: choice, region } = state as Partial<Record<WatchedPurpose | 'region', unknown>>;
  // A default of “denied” waits for the visitor. Where somebody is, only the tag manager knows.
  if (step === 'default') return choice === 'granted' && region === undefined ? choice : undefined;
  return step === 'update' && (choice === 'granted' || choice === 'denied') ? choice : undefined;
}

/**
 * Reports what the visitor has allowed or refused, whichever script pushed it: the current state at once, then
 * every change. Reports nothing before there is a choice. Browser only.
 * @returns a function that stops the reports
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
    // A tag manager that came later has its own around this one.
    if (layer.push === watched) layer.push = push;
  };
}
