/** One thing to choose. */
export interface Suggestion {
  readonly id: string;
  readonly text: string;
}

/** Finds suggestions for what was typed. */
export type SuggestionSource = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

export interface SuggesterOptions {
  readonly source: SuggestionSource;
  /** Quiet time after a keystroke before the source is asked, ms. */
  readonly debounceMs: number;
  /** Shorter texts have no suggestions. */
  readonly minLength: number;
  /** Hears the suggestions for the latest text, and only for that. */
  readonly show: (suggestions: readonly Suggestion[]) => void;
}

export interface Suggester {
  /** The text is now this. */
  type(query: string): void;
  /** Whatever is on its way does not matter any more. */
  stop(): void;
}

/** Asks a source while somebody types: not with every key, and an answer that comes late is dropped. */
export function createSuggester({ source, debounceMs, minLength, show }: SuggesterOptions): Suggester {
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
      const suggestions = await source(query, mine.signal);
      if (!mine.signal.aborted) show(suggestions);
    } catch (error) {
      if (mine.signal.aborted) return;
      // The field stays what it is without suggestions: one to type into.
      console.error('No suggestions.', error);
      show([]);
    }
  }

  return {
    stop,
    type(query) {
      stop();
      const text = query.trim();
      if (text.length < minLength) return show([]);
      timer = setTimeout(() => void ask(text), debounceMs);
    },
  };
}
