'use client';

import { pushEvent } from '@skein/analytics';
import { anySignal } from '@skein/cms-client';
import { inTime } from '@skein/cms-client/serve';
import type { Say, Suggestion, SuggestionSource } from '@skein/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { HomeStatus } from './home-status.ts';
import { NETWORK_HOMES_MAX, SCRIPT_WAIT_MS } from './network-status.constants.ts';
import { homeName } from './status-words.ts';

/** An answer that is part of the HTML from the server. */
export interface ServedAnswer {
  readonly query: string;
  /** The homes that match. Undefined if the server could not ask the network. */
  readonly homes?: readonly HomeStatus[] | undefined;
  /** Time at which the answer was read, ms since 1970. */
  readonly readAtMs: number;
}

/** What the area below the field shows. */
export type Shown =
  | { readonly kind: 'nothingYet' }
  /** `tooMany`: more homes match than the list below the field shows. */
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'homes'; readonly homes: readonly HomeStatus[]; readonly readAtMs: number }
  | { readonly kind: 'failed'; readonly offline: boolean };

export interface NetworkLookup {
  readonly shown: Shown;
  /** Whether a request is under way. */
  readonly asking: boolean;
  /** Source of the suggestions under the field. */
  readonly source: SuggestionSource;
  /**
   * Shows the state of a suggested home.
   * @returns the home's address, if it has one
   */
  choose(suggestion: Suggestion): string | undefined;
  /** Asks the service, and shows every matching home. */
  ask(query: string): void;
  /** Makes the section ignore answers to earlier queries, because the visitor has changed the text. */
  drop(): void;
}

/** Labels of severities in analytics. Analytics never receive the typed text. */
const heard = ['potential issue', 'confirmed issue', 'service degraded', 'service outage'] as const;
type Label = (typeof heard)[number] | 'no issue' | 'failed';
/**
 * Returns the analytics label of a home's state. An issue without a severity counts as a potential issue. An
 * unreadable state counts as a failure.
 */
function labelOf({ issue, isUnknown = false }: HomeStatus): Label {
  if (!issue) return isUnknown ? 'failed' : 'no issue';
  return heard[issue.severity ?? 0];
}
const tell = (label: Label) =>
  pushEvent({ event: 'network_status', category: 'network status', action: 'search', label });

const NOTHING_YET: Shown = { kind: 'nothingYet' };

function servedAs(served: ServedAnswer | undefined): Shown {
  if (!served) return NOTHING_YET;
  const { homes, readAtMs } = served;
  return homes ? { kind: 'homes', homes, readAtMs } : { kind: 'failed', offline: false };
}

/**
 * Looks up the network's state. Each query cancels the previous query, so that only the latest answer shows.
 * @param form if the script cannot be loaded, the browser submits this form and gets the page with the answer
 */
export function useNetworkLookup(
  served: ServedAnswer | undefined,
  sayText: Say,
  form: RefObject<HTMLFormElement | null>,
): NetworkLookup {
  const [shown, setShown] = useState<Shown>(() => servedAs(served));
  const [asking, setAsking] = useState(false);
  const latest = useRef<AbortController>(null);
  /** The last query that the visitor submitted. Its answer shows below the field. */
  const sent = useRef<string>(undefined);
  /** The homes in the list below the field. */
  const offered = useRef<readonly HomeStatus[]>([]);

  function drop() {
    latest.current?.abort();
    sent.current = undefined;
  }
  useEffect(() => () => latest.current?.abort(), []);

  /**
   * Asks the service for the network's state at an address. Returns the matching homes, or undefined if another query
   * has followed.
   * @throws the error of the request, after the section has shown the failure
   */
  async function look(query: string, outer?: AbortSignal): Promise<readonly HomeStatus[] | undefined> {
    drop();
    const mine = (latest.current = new AbortController());
    const signal = anySignal(outer, mine.signal);
    const done = () => latest.current === mine && setAsking(false);
    signal.addEventListener('abort', done, { once: true });
    setAsking(true);
    // Hides the failure of an earlier query.
    setShown((before) => (before.kind === 'failed' ? NOTHING_YET : before));
    try {
      // An empty script counts as missing. The browser keeps an empty script, so a retry would find the same
      // one.
      const askNetwork = await inTime(
        import('./ask-network.ts').then((script) => script.askNetwork),
        SCRIPT_WAIT_MS,
      ).catch(() => undefined);
      // A submitted query cannot wait for the script, so the browser submits the form. Suggestions can wait.
      if (!askNetwork && !outer && !signal.aborted && form.current)
        HTMLFormElement.prototype.submit.call(form.current);
      const homes = await askNetwork?.(query, signal);
      return signal.aborted ? undefined : homes;
    } catch (error) {
      if (signal.aborted) return undefined;
      tell('failed');
      setShown({ kind: 'failed', offline: !navigator.onLine });
      throw error;
    } finally {
      done();
    }
  }

  function show(homes: readonly HomeStatus[]) {
    const [only, ...more] = homes;
    if (only && more.length === 0) tell(labelOf(only));
    setShown({ kind: 'homes', homes, readAtMs: Date.now() });
  }

  return {
    shown,
    asking,
    drop,
    async source(query, signal) {
      // If the list loads late, it must not ask for text that the visitor has already submitted.
      if (query === sent.current) return [];
      const homes = await look(query, signal);
      if (!homes) return [];
      offered.current = homes;
      if (homes.length === 0) show(homes);
      else setShown(homes.length > NETWORK_HOMES_MAX ? { kind: 'tooMany' } : NOTHING_YET);
      return homes
        .slice(0, NETWORK_HOMES_MAX)
        .map((home, index) => ({ id: String(index), text: homeName(home, sayText) }));
    },
    choose({ id }) {
      const home = offered.current[Number(id)];
      drop();
      if (home) show([home]);
      return home?.address;
    },
    ask(query) {
      const answer = look(query);
      sent.current = query;
      answer.then(
        (homes) => homes && show(homes),
        (error: unknown) => console.error('The network cannot be asked.', error),
      );
    },
  };
}
