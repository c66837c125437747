import type { Stop } from '../../engine/carousel.ts';
import { createReach } from '../../engine/reach.ts';

/**
 * Time after which the focus moves to the dot of the chosen story, ms. By then the page has stopped scrolling.
 */
const FOCUS_DELAY_MS = 500;

/** Returns the index of the tab that a key selects. Undefined for a key without effect. */
export function tabAfter(key: string, index: number, count: number): number | undefined {
  const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}

/**
 * Returns the index of the panel in view.
 * @param scrolled how far the page has scrolled past the top of the first panel, px
 */
export function panelAt(scrolled: number, height: number, count: number): number {
  return Math.max(0, Math.min(Math.round(scrolled / height), count - 1));
}

/** Largest difference between two heights that count as equal, px. Browsers round heights. */
const ROUNDING_PX = 1;

/**
 * Keeps each panel in the window for a while as the visitor scrolls (pins it), one panel after the other, and shows a
 * tab for each panel. The function pins the panels only if each panel is as high as the window and its content fits.
 * Otherwise the panels stay one below the other, as the server sent them.
 */
export function startScrollSlider(root: HTMLElement): Stop {
  const list = root.querySelector<HTMLElement>('[role=tablist]');
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = [...root.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  const [first] = panels;
  if (!list || !first) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  let listening = new AbortController();
  let height = 0;
  let index = 0;
  let frame = 0;
  let following: ReturnType<typeof setTimeout> | undefined;

  const reach = createReach(root, panels, signal);
  const styles = () => getComputedStyle(first);
  const pinned = () => root.dataset['state'] === 'pinned';

  function measure(): void {
    height = parseFloat(styles().minBlockSize) || 0;
    const fits = height > 0 && panels.every((panel) => panel.scrollHeight <= height + ROUNDING_PX);
    root.dataset['state'] = fits ? 'pinned' : 'flow';
    list!.hidden = !fits;
    read();
  }
  function scrolledPast(): number {
    // A pinned panel does not move, but the box around all panels does.
    const { top } = first!.parentElement!.getBoundingClientRect();
    return parseFloat(styles().scrollMarginBlockStart) - top;
  }
  function read(): void {
    if (pinned()) index = panelAt(scrolledPast(), height, panels.length);
    reach((panel) => pinned() && panel !== panels[index]);
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    });
  }
  function goTo(to: number): void {
    scrollBy({ top: to * height - scrolledPast(), behavior: 'smooth' });
    clearTimeout(following);
    following = setTimeout(() => {
      following = undefined;
      // If the visitor has moved the focus elsewhere meanwhile, the focus stays there.
      if (list!.contains(document.activeElement)) tabs[to]?.focus({ preventScroll: true });
    }, FOCUS_DELAY_MS);
    heading = to;
  }
  /** Index of the panel to which the page scrolls after the latest press of a tab. */
  let heading = 0;

  tabs.forEach((tab, at) => tab.addEventListener('click', () => goTo(at), { signal }));
  list.addEventListener(
    'keydown',
    (event) => {
      const focused = tabs.findIndex((tab) => tab === event.target);
      const to = tabAfter(event.key, following === undefined ? focused : heading, tabs.length);
      if (to === undefined) return;
      event.preventDefault();
      goTo(to);
    },
    { signal },
  );
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(read);
  };
  const seen = new IntersectionObserver(([entry]) => {
    listening.abort();
    listening = new AbortController();
    soon();
    if (entry?.isIntersecting) addEventListener('scroll', soon, { passive: true, signal: listening.signal });
  });
  const resized = new ResizeObserver(measure);
  seen.observe(root);
  for (const panel of panels) resized.observe(panel);

  return () => {
    ending.abort();
    listening.abort();
    seen.disconnect();
    resized.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(following);
    list.hidden = true;
    delete root.dataset['state'];
  };
}

/**
 * Runs `startScrollSlider` on every scroll slider within an element, on pages without React. Returns a function that
 * stops all of them.
 */
export function enhanceScrollSliders(root: Element): Stop {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-scroll-slider]')].map(startScrollSlider);
  return () => stops.forEach((stop) => stop());
}
