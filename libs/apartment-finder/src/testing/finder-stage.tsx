import { LanguageProvider, RoutesProvider } from '@skein/ui';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { apartmentFinder } from '../apartment-finder/apartment-finder.block.ts';
import { finderOfAustin } from '../apartment-finder/apartment-finder.fixtures.ts';
import { ApartmentFinder } from '../apartment-finder/apartment-finder.tsx';
import { buildings } from './buildings.fixtures.ts';
import { finderRoutes } from './finder-routes.ts';
import { fixtureProps } from './fixture-props.ts';

export const PATH = '/cities/austin/apartments';
let width = 1440;
const listeners = new Set<() => void>();
/** The service's next answers, in this order. After the last one, the service answers with all buildings. */
export const answers: (() => Response | Promise<Response>)[] = [];

/** Simulates a wide browser in jsdom, and a service without a network. */
export function setUp(): void {
  width = 1440;
  answers.length = 0;
  history.replaceState(null, '', PATH);
  vi.stubGlobal('fetch', async () => (answers.shift() ?? (() => Response.json(buildings)))());
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width < Number.parseInt(query.replace(/^\D*/, ''), 10);
    },
    addEventListener: (_: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

export const props = fixtureProps(apartmentFinder, finderOfAustin);
export const finder = (more: object = {}) => (
  <LanguageProvider language="en">
    <RoutesProvider routes={finderRoutes.en}>
      <ApartmentFinder {...props} {...more} />
    </RoutesProvider>
  </LanguageProvider>
);

/** Sets the width of the window, in px. */
export function resize(to: number) {
  width = to;
  act(() => listeners.forEach((changed) => changed()));
}

/** Shows the finder at a query of its page. */
export function show(search: string, language: 'en' | 'es' = 'en') {
  history.replaceState(null, '', PATH + search);
  render(
    <LanguageProvider language={language}>
      <ApartmentFinder {...props} />
    </LanguageProvider>,
  );
}
