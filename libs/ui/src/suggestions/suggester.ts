/** One suggested choice. */
export interface Suggestion {
  readonly id: string;
  readonly text: string;
}

/** Finds suggestions for a typed text. */
export type SuggestionSource = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

export interface SuggesterOptions {
  readonly source: SuggestionSource;
  /** Shorter texts have no suggestions. */
  readonly minLength: number;
  /**
   * Receives the suggestions for the latest text only. Undefined if there was no search, because the text is
   * too short, or no answer.
   */
  readonly show: (found: readonly Suggestion[] | undefined) => void;
}

export interface Suggester {
  /** Asks for suggestions for a text, unless another text follows within `quietMs` milliseconds. */
  look(query: string, quietMs: number): void;
  /** Drops the answer to any open request. */
  stop(): void;
}

/**
 * Asks a source for suggestions while a visitor types. It waits between keystrokes, and drops answers that
 * come late.
 */
export function createSuggester({ source, minLength, show }: SuggesterOptions): Suggester {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  function stop() {
    clearTimeout(timer);
    asking?.abort();
    asking = undefined;
  }

  async function ask(query: string) {
    const mine = (asking = new AbortController());
    try {
      const found = await source(query, mine.signal);
      if (!mine.signal.aborted) show(found);
    } catch (error) {
      if (mine.signal.aborted) return;
      // The field stays what it is without suggestions: one to type into.
      console.error('No suggestions.', error);
      show(undefined);
    }
  }

  return {
    stop,
    look(query, quietMs) {
      stop();
      const text = query.trim();
      if (text.length < minLength) return show(undefined);
      timer = setTimeout(() => void ask(text), quietMs);
    },
  };
}
