import type { Stop } from '../engine/carousel.ts';

/** Time between two characters, ms. */
const CHARACTER_INTERVAL_MS = 100;

/**
 * Longest animation, ms. A text that would need longer is in color from the start, because a visitor could not
 * stop it.
 */
const LONGEST_ANIMATION_MS = 5000;

/** Share of the text in view from which it gets its color. */
const IN_VIEW_SHARE = 0.5;

/** Name of the highlight over the characters that have their color. */
export const COLORED_HIGHLIGHT = 'skein-colored';

const CALM = '(prefers-reduced-motion: reduce), (forced-colors: active), print';

/** Returns the end of each character as a reader perceives it, as offsets in the text. */
export function characterEnds(text: string): number[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ index, segment }) => index + segment.length);
}

/** Returns the one highlight that all copies of this module on a page share. */
function highlighted(): Highlight {
  const known = CSS.highlights.get(COLORED_HIGHLIGHT);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(COLORED_HIGHLIGHT, made);
  return made;
}

/**
 * Colors the characters of a served text one by one, once it is in view. It does not change the text itself: a
 * highlight grows over it, so nothing moves, and a screen reader reads one sentence.
 */
export function colorText(element: HTMLElement): Stop {
  // A translator may have put it into elements of its own.
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const become = (state: 'waiting' | 'running' | 'done') => (element.dataset['state'] = state);
  // Browsers without highlights may know no characters either.
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
    // Somebody may have changed it meanwhile, or taken it out.
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

/** Colors every served text within an element. For pages without React. Returns a function that ends it. */
export function enhanceAnimatedText(root: Element): Stop {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-animated-text]')].map(colorText);
  return () => stops.forEach((stop) => stop());
}
