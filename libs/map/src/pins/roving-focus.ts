import { isArrow, nextInDirection, type Spot } from './next-in-direction.ts';

export interface RovingFocus {
  /**
   * Removes the elements in `gone`, and puts `elements` into their given order. If the focused element is
   * removed, focuses the nearest element. If the stop of the Tab key is removed, `first` is the next stop.
   */
  replace(gone: readonly HTMLElement[], elements: readonly HTMLElement[], first?: HTMLElement): void;
}

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/** Makes all buttons of a layer one stop of the Tab key. Arrow keys focus the next button in a direction. */
export function rovingFocus(layer: HTMLElement): RovingFocus {
  const buttons = () => [...layer.querySelectorAll<HTMLElement>(':scope > button')];
  let stop: HTMLElement | undefined;

  function stopAt(element: HTMLElement | undefined): void {
    if (stop) stop.tabIndex = -1;
    stop = element;
    if (stop) stop.tabIndex = 0;
  }
  layer.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target !== stop) stopAt(target);
  });
  layer.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isArrow(key) && key !== 'Home' && key !== 'End') return;
    // Otherwise the same key would also move the map.
    event.stopPropagation();
    event.preventDefault();
    const all = buttons();
    const next =
      key === 'Home'
        ? all[0]
        : key === 'End'
          ? all.at(-1)
          : all[nextInDirection(all.map(spotOf), spotOf(target), key) ?? -1];
    next?.focus({ preventScroll: true });
  });

  return {
    replace(gone, elements, first = elements[0]) {
      const focused = gone.find((element) => element === document.activeElement);
      const lostAt = focused && spotOf(focused);
      for (const element of gone) element.remove();
      // Moving an element takes its focus away, so elements stay in place while one of them has the focus.
      const held = layer.contains(document.activeElement);
      for (const [place, element] of elements.entries()) {
        const there = layer.children[place];
        if (there === element || (held && element.parentElement === layer)) continue;
        layer.insertBefore(element, there ?? null);
      }
      if (stop && !elements.includes(stop)) stopAt(undefined);
      if (lostAt) {
        const nearest = elements.toSorted(
          (a, b) => distance(spotOf(a), lostAt) - distance(spotOf(b), lostAt),
        )[0];
        stopAt(nearest);
        nearest?.focus({ preventScroll: true });
      }
      if (!stop) stopAt(first);
    },
  };
}
