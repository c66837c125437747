import type { Autoplay } from './autoplay.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Holds what moves by itself while it is pointed at, has the focus, cannot be seen, or must not move. */
export function holdWhenDue(
  root: HTMLElement,
  autoplay: Autoplay,
  { inView, pause }: { readonly inView: number; readonly pause: Element | null },
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
  on(root, 'focusin', ({ target }) => autoplay.hold('focus', target !== pause));
  on(root, 'focusout', () => autoplay.hold('focus', false));
  on(document, 'visibilitychange', () => autoplay.hold('hidden', document.hidden));
  autoplay.hold('hidden', document.hidden);

  const reduced = matchMedia(REDUCED_MOTION);
  on(reduced, 'change', () => autoplay.hold('reduced-motion', reduced.matches));
  autoplay.hold('reduced-motion', reduced.matches);

  autoplay.hold('out-of-view', true);
  const observer = new IntersectionObserver(
    ([entry]) => autoplay.hold('out-of-view', !entry?.isIntersecting || entry.intersectionRatio < inView),
    { threshold: inView },
  );
  observer.observe(root);
  signal.addEventListener('abort', () => observer.disconnect());
}
