import { COMPARE_SCROLL_DELAY_MS, IN_VIEW_PROPERTY } from './plans.constants.ts';

/** Removes the behavior that an `enhance…` function has added. */
export type Stop = () => void;

const LEAVES_ALONE = 'a, button, summary, input, select, label, dialog';

/**
 * Makes plans in the server's HTML interactive. A click anywhere on a card opens or closes the plan's details. The
 * comparison opens at the plan in view.
 * @returns a function that removes this behavior
 */
export function enhancePlans(root: Element): Stop {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-plans]')].map(enhanceSection);
  return () => stops.forEach((stop) => stop());
}

function enhanceSection(section: HTMLElement): Stop {
  const ended = new AbortController();
  const { signal } = ended;
  const cards = [...section.querySelectorAll<HTMLElement>('[data-plan]')];
  const row = cards[0]?.parentElement;
  // A card's call to action can have a dialog, too.
  const dialog = section.querySelector('[data-compare]')?.closest('dialog');
  let focused = cards.findIndex((card) => card.hasAttribute('data-first'));
  const focus = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-plan]') : null;
    if (card) focused = cards.indexOf(card);
  };
  if (row) {
    section.setAttribute('data-script', '');
    const look = () => {
      focused = inTheMiddle(row, cards);
      section.style.setProperty(IN_VIEW_PROPERTY, String(focused));
    };
    if (row.scrollLeft > 0) look();
    row.addEventListener('focusin', focus, { signal });
    row.addEventListener('click', focus, { signal });
    row.addEventListener('click', openOnClick, { signal });
    row.addEventListener('scroll', look, { signal, passive: true });
  }
  const stopComparing = dialog ? openAtFocused(dialog, () => focused) : undefined;
  return () => {
    ended.abort();
    stopComparing?.();
    section.removeAttribute('data-script');
    section.style.removeProperty(IN_VIEW_PROPERTY);
  };
}

function inTheMiddle(row: HTMLElement, cards: readonly HTMLElement[]): number {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const away = cards.map((card) => Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle));
  return away.indexOf(Math.min(...away));
}

function openOnClick({ target }: Event): void {
  if (!(target instanceof Element) || target.closest(LEAVES_ALONE)) return;
  // A click that selects text does not open the details.
  if (getSelection()?.toString()) return;
  target.closest('[data-plan]')?.querySelector('summary')?.click();
}

function openAtFocused(dialog: HTMLDialogElement, focused: () => number): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = () => {
    clearTimeout(timer);
    if (!dialog.open) return;
    const heads = dialog.querySelectorAll<HTMLElement>('thead th');
    heads.forEach((head, index) => head.toggleAttribute('data-focused', index === focused()));
    timer = setTimeout(() => {
      const frame = dialog.querySelector('[data-compare]');
      const head = heads[focused()];
      if (frame && head)
        frame.scrollTo({
          left: head.offsetLeft - (frame.clientWidth - head.offsetWidth) / 2,
          behavior: 'instant',
        });
    }, COMPARE_SCROLL_DELAY_MS);
  };
  const watcher = new MutationObserver(answer);
  watcher.observe(dialog, { attributeFilter: ['open'] });
  answer();
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
}
