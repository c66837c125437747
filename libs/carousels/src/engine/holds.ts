import type { Autoplay } from './autoplay.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const CAN_HOVER = '(hover: hover)';

interface HoldOptions {
  /** Share of the carousel that must be in view before it moves by itself, 0 to 1. */
  readonly inView: number;
  readonly viewMargin: string;
  readonly pause: Element | null;
}

/** Pauses a carousel for each reason in `Hold`, and only as long as the reason exists. */
export function holdWhenDue(
  root: HTMLElement,
  autoplay: Autoplay,
  { inView, viewMargin, pause }: HoldOptions,
  signal: AbortSignal,
): void {
  const on = (target: EventTarget, type: string, act: (event: Event) => void) =>
    target.addEventListener(type, act, { passive: true, signal });

  on(root, 'pointerenter', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse') autoplay.hold('hover', true);
  });
  on(root, 'pointerleave', () => autoplay.hold('hover', false));
  on(root, 'pointerdown', () => autoplay.hold('touch', true));
  for (const type of ['pointerup', 'pointercancel']) on(document, type, () => autoplay.hold('touch', false));
  function focusAt(element: Element | null): void {
    autoplay.hold('focus', element !== null && element !== pause);
    autoplay.hold('focus-in-slide', element?.closest('[data-slide]') != null);
  }
  on(root, 'focusin', ({ target }) => focusAt(target as Element));
  on(root, 'focusout', () => focusAt(null));
  // The visitor may already have the pointer or the focus on the carousel.
  const { activeElement } = document;
  focusAt(root.contains(activeElement) ? activeElement : null);
  autoplay.hold('hover', matchMedia(CAN_HOVER).matches && root.matches(':hover'));

  on(document, 'visibilitychange', () => autoplay.hold('hidden', document.hidden));
  autoplay.hold('hidden', document.hidden);

  const reduced = matchMedia(REDUCED_MOTION);
  on(reduced, 'change', () => autoplay.hold('reduced-motion', reduced.matches));
  autoplay.hold('reduced-motion', reduced.matches);

  autoplay.hold('out-of-view', true);
  const observer = new IntersectionObserver(
    ([entry]) => autoplay.hold('out-of-view', !entry?.isIntersecting || entry.intersectionRatio < inView),
    { threshold: inView, rootMargin: viewMargin },
  );
  observer.observe(root);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
