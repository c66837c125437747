/** A suggested value. */
export interface Suggestion {
  readonly id: string;
  readonly text: string;
}

/** A function that finds suggestions for a text. */
export type SuggestionSource = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

export interface SuggesterOptions {
  readonly source: SuggestionSource;
  /** Minimum length of a text with suggestions, in characters. */
  readonly minLength: number;
  /**
   * Receives the suggestions for the latest text. Undefined if the text is too short, or if there was no
   * answer.
   */
  readonly show: (found: readonly Suggestion[] | undefined) => void;
}

export interface Suggester {
  /** Requests suggestions for a text, unless another text follows within `quietMs` milliseconds. */
  look(query: string, quietMs: number): void;
  /** Ignores the answers to all requests so far. */
  stop(): void;
}

/**
 * Requests suggestions while a visitor types. It waits for a pause between keystrokes, and ignores late
 * answers.
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
      // Without suggestions, the field is still a normal text field.
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
