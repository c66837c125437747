import type { Stop } from '../engine/carousel.ts';

const CHARACTER_INTERVAL_MS = 100;

/**
 * Longest animation, ms. A text that would take longer is colored from the start, because a visitor could not
 * stop the animation.
 */
const LONGEST_ANIMATION_MS = 5000;

/** Share of the text that must be in view before the coloring starts. */
const IN_VIEW_SHARE = 0.5;

/** Name of the highlight over the characters that are already colored. */
export const COLORED_HIGHLIGHT = 'skein-colored';

const CALM = '(prefers-reduced-motion: reduce), (forced-colors: active), print';

/** Returns the end offset of each visible character, which may consist of several code units. */
export function characterEnds(text: string): number[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ index, segment }) => index + segment.length);
}

/** Returns the page's highlight for colored characters, which all copies of this module share. */
function highlighted(): Highlight {
  const known = CSS.highlights.get(COLORED_HIGHLIGHT);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(COLORED_HIGHLIGHT, made);
  return made;
}

/**
 * Colors the characters of a text from the server one by one, once the text is in view. A CSS highlight grows over the
 * text. The text itself does not change, so nothing moves, and screen readers read one sentence.
 */
export function colorText(element: HTMLElement): Stop {
  // A translation tool may have put the text into its own elements.
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const become = (state: 'waiting' | 'running' | 'done') => (element.dataset['state'] = state);
  // Browsers without highlights may not support `Intl.Segmenter` either.
  const possible = text instanceof Text && 'highlights' in CSS && !matchMedia(CALM).matches;
  const ends = possible ? characterEnds(text.data) : [];
  if (!possible || ends.length * CHARACTER_INTERVAL_MS > LONGEST_ANIMATION_MS) {
    become('done');
    return () => delete element.dataset['state'];
  }
  const colored = document.createRange();
  colored.selectNodeContents(text);
  colored.collapse(true);
  let shown = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const next = () => {
    const to = ends[shown++] ?? 0;
    // Another script may have changed or removed the text meanwhile.
    const isThere = element.contains(text) && to <= text.length;
    if (isThere) colored.setEnd(text, to);
    if (!isThere || shown >= ends.length) end();
  };
  const start = () => {
    observer.disconnect();
    become('running');
    highlighted().add(colored);
    timer = setInterval(next, CHARACTER_INTERVAL_MS);
  };
  const end = () => {
    observer.disconnect();
    clearInterval(timer);
    CSS.highlights.get(COLORED_HIGHLIGHT)?.delete(colored);
    become('done');
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
    threshold: IN_VIEW_SHARE,
  });
  become('waiting');
  observer.observe(element);
  return () => {
    end();
    delete element.dataset['state'];
  };
}

/** Runs `colorText` on every animated text within an element. Returns a function that stops every animation. */
export function enhanceAnimatedText(root: Element): Stop {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-animated-text]')].map(colorText);
  return () => stops.forEach((stop) => stop());
}
