import { LanguageProvider, RoutesProvider } from '@skein/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildings } from '../testing/buildings.fixtures.ts';
import { finderRoutes } from '../testing/finder-routes.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { apartmentSearch } from './apartment-search.block.ts';
import { searchOfAustin } from './apartment-search.fixtures.ts';
import { ApartmentSearch } from './apartment-search.tsx';

const fetched = vi.fn(async () => Response.json(buildings));
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const show = (language: 'en' | 'es' = 'en') =>
  render(
    <LanguageProvider language={language}>
      <RoutesProvider routes={finderRoutes[language]}>
        <ApartmentSearch
          {...fixtureProps(apartmentSearch, searchOfAustin, language === 'es' ? 'es' : 'en-US')}
        />
      </RoutesProvider>
    </LanguageProvider>,
  );
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

describe('the apartment search', () => {
  it.each([
    ['en', ''],
    ['es', '/intl/es'],
  ] as const)('leads into the finder of the city, in %s', async (language, prefix) => {
    show(language);
    type('bobbin lofts 1');
    const link = await screen.findByRole('link', { name: 'Bobbin Lofts 1' });
    expect(link.getAttribute('href')).toBe(
      `${prefix}/cities/austin/apartments?apartment=30.250000%7C-97.750000`,
    );
  });

  it.each([
    ['en', 'Fiber is installed', 'Coming soon'],
    ['es', 'La fibra está instalada', 'Próximamente'],
  ] as const)('says of each building whether the fiber is there, in %s', async (language, there, coming) => {
    show(language);
    type('shuttle');
    const rows = await screen.findAllByRole('listitem');
    const said = rows.map(({ textContent: text = '' }) => text?.includes(there) || text?.includes(coming));
    expect(said).toEqual(rows.map(() => true));
  });

  it('asks for nothing before the first letter, and clears what it found with the last', async () => {
    show();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    expect(fetched).not.toHaveBeenCalled();
    type('shuttle');
    expect(await screen.findAllByRole('listitem')).toHaveLength(8);
    expect(status.textContent).toContain('42');
    expect(screen.getByRole('link', { name: 'All 42 buildings' }).getAttribute('href')).toBe(
      '/cities/austin/apartments?q=shuttle',
    );
    type('!');
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(status.isConnected).toBe(true);
    expect(status.textContent).toBe('');
  });

  it('says so when nothing is found, and when the data does not arrive', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
    show();
    type('zzz');
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t load');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // The form is sent, because the server can answer it.
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(true);
    const again = screen.getByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await screen.findByText('We can’t find a building with that name or address.');
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  });
});
