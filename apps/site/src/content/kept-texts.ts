import type { SafeHtml, Sanitize } from '@skein/cms-client';
import { readFileSync } from 'node:fs';

/** What became of a text with markup. */
export interface KeptText {
  readonly html: string;
  /** Left out where nothing has changed. */
  readonly safe?: string;
  /** What it has lost, in words for the editor. */
  readonly reasons: readonly string[];
  /** Links that were asked about, with the answers; null: there was none. With all answers the same, so is the text. */
  readonly links: readonly (readonly [href: string, here: string | null])[];
}

type HrefHere = (href: string) => string | undefined;
const asIs: HrefHere = (href) => href;

/** Sanitises, and keeps what became of each text. */
export function keepingTexts(sanitize: Sanitize): { sanitize: Sanitize; kept(): readonly KeptText[] } {
  const texts = new Map<string, KeptText>();
  return {
    sanitize(html, hrefHere = asIs, report) {
      const reasons: string[] = [];
      const links = new Map<string, string | null>();
      const answer: HrefHere = (href) => {
        const here = hrefHere(href);
        links.set(href, here ?? null);
        return here;
      };
      const safe = sanitize(html, answer, (reason) => reasons.push(reason));
      if (report) for (const reason of reasons) report(reason);
      if (/[<&]/.test(html)) {
        const text = { html, ...(safe !== html && { safe }), reasons, links: [...links] };
        texts.set(JSON.stringify([html, text.links]), text);
      }
      return safe;
    },
    kept: () => [...texts.values()],
  };
}

/** Sanitises only what a build has not kept. */
export function keptSanitize(kept: readonly KeptText[], sanitize: Sanitize): Sanitize {
  const known = Map.groupBy(kept, ({ html }) => html);
  return (html, hrefHere = asIs, report) => {
    const text = known
      .get(html)
      ?.find(({ links }) => links.every(([href, here]) => (hrefHere(href) ?? null) === here));
    if (!text) return sanitize(html, hrefHere, report);
    if (report) for (const reason of text.reasons) report(reason);
    return (text.safe ?? html) as SafeHtml;
  };
}

/** What the build has kept; nothing where it has kept nothing. */
export function readKeptTexts(file: string): readonly KeptText[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly KeptText[];
  } catch {
    return [];
  }
}
