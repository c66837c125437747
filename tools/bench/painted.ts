import type { Page } from 'playwright';

/** The 95th of a hundred. */
export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

declare global {
  /** In a page: does something, and tells how long it took until the frame was painted that shows it, ms. */
  var painted: (act?: () => void) => Promise<number>;
  /** In a page: writes into a field, or chooses in a list, as a visitor does. */
  var fill: (field: HTMLInputElement | HTMLSelectElement, value: string) => void;
}

/** Gives a page what times the frames of what is done in it. */
export const addPainted = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.painted = (act) =>
      new Promise((resolve) => {
        const begun = performance.now();
        act?.();
        // The callback runs before the frame is painted, the message after it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - begun);
          port2.postMessage(0);
        });
      });
    globalThis.fill = (field, value) => {
      // React's own setter would take the value for known.
      const prototype: object = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    };
  });
