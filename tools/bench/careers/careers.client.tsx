import { OpenRoles, rolesOf, serveRoles } from '@skein/careers';
import { largeBoard } from '@skein/careers/fixtures';
import { GlobalStyle, LanguageProvider } from '@skein/ui';
import { createRoot } from 'react-dom/client';
import { JOBS } from './jobs.ts';

declare global {
  var filterTimes: ((searches: readonly Search[]) => Promise<number[]>) | undefined;
}

/** What is done in one step: words are sent, or a place is chosen. */
export interface Search {
  readonly keyword?: string;
  readonly location?: string;
}

/** When the frame after this one is on the screen. The first callback runs before it is painted, the message after it. */
const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(0);
    });
  });

function setValue(field: HTMLInputElement | HTMLSelectElement, value: string, event: string) {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Milliseconds from each search to the frame that shows what it finds. */
globalThis.filterTimes = async (searches) => {
  const keyword = document.querySelector<HTMLInputElement>('input[name=keyword]');
  const place = document.querySelector<HTMLSelectElement>('select[name=location]');
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!keyword || !place || !button) throw new Error('There is no form');
  const times: number[] = [];
  for (const search of searches) {
    if (search.keyword !== undefined) setValue(keyword, search.keyword, 'input');
    await painted();
    const start = performance.now();
    if (search.location === undefined) button.click();
    else setValue(place, search.location, 'change');
    times.push((await painted()) - start);
  }
  return times;
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <LanguageProvider language="en">
      <GlobalStyle fontUrl={(file) => `/${file}`} />
      <OpenRoles served={serveRoles(rolesOf(largeBoard(JOBS)), '')} />
    </LanguageProvider>,
  );
