import type { SiteLocale } from '@skein/cms-client';
import { STALE_RETRY_MS, type WholeFrame } from '@skein/cms-client/serve';

/** The frame around every page of a language: the header, the footer and other content that all pages share. */
export interface Frame {
  readonly whole: WholeFrame;
  /** Whether the frame is older than the CMS's content, because the CMS did not answer. */
  readonly stale: boolean;
  /** The CMS's answer from which the frame was made. */
  readonly of?: unknown;
}

export interface FramesOptions {
  /** Loads and parses a frame. Never fails. @param last the last frame, which may be outdated */
  ask(locale: SiteLocale, last: Frame | undefined): Promise<Frame>;
  /** How long a frame counts as fresh, ms. */
  readonly ttlMs: number;
  readonly now: () => number;
}

/** Keeps the site's frame in each language. Simultaneous requests for a frame share one load. */
export function createFrames({ ask, ttlMs, now }: FramesOptions) {
  const kept = new Map<SiteLocale, Frame & { readonly until: number }>();
  const loads = new Map<SiteLocale, Promise<Frame>>();
  /** Counts edits. A frame that was requested before an edit is used once and is then outdated. */
  let generation = 0;

  async function loadNew(locale: SiteLocale): Promise<Frame> {
    const asked = generation;
    const frame = await ask(locale, kept.get(locale));
    const until = asked === generation ? now() + (frame.stale ? STALE_RETRY_MS : ttlMs) : 0;
    kept.set(locale, { ...frame, until });
    return frame;
  }

  return {
    /** Returns the last frame, which may be outdated, or undefined if none was loaded. */
    last: (locale: SiteLocale): Frame | undefined => kept.get(locale),
    async load(locale: SiteLocale): Promise<Frame> {
      const known = kept.get(locale);
      if (known && known.until > now()) return known;
      const running = loads.get(locale);
      if (running) return running;
      const load = loadNew(locale).finally(() => {
        if (loads.get(locale) === load) loads.delete(locale);
      });
      loads.set(locale, load);
      return load;
    },
    /**
     * Marks frames as outdated.
     * @returns whether any kept frame is now outdated
     */
    forget(isConcerned: (frame: WholeFrame) => boolean): boolean {
      generation++;
      loads.clear();
      const concerned = [...kept].filter(([, { whole }]) => isConcerned(whole));
      for (const [locale, frame] of concerned) kept.set(locale, { ...frame, until: 0 });
      return concerned.length > 0;
    },
  };
}
