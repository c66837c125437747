import { LanguageProvider, RoutesProvider } from '@skein/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rolesOf } from '../roles/roles-of.ts';
import { serveRoles } from '../roles/serve-roles.ts';
import { smallBoard } from '../testing/board.fixtures.ts';
import { careersRoutes } from '../testing/careers-routes.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { publicDepartments, publicOffices, publicSections } from '../testing/public-board.fixtures.ts';
import { openRoles } from './open-roles.block.ts';
import { openRolesBasic } from './open-roles.fixtures.ts';
import { OpenRoles, type OpenRolesProps } from './open-roles.tsx';

const roles = rolesOf(smallBoard);

function page(more: Partial<OpenRolesProps>, language: 'en' | 'es' = 'en') {
  const props = fixtureProps(openRoles, openRolesBasic, language === 'es' ? 'es' : 'en-US');
  return (
    <LanguageProvider language={language}>
      <RoutesProvider routes={careersRoutes[language]}>
        <OpenRoles {...props} {...more} />
      </RoutesProvider>
    </LanguageProvider>
  );
}
const show = (
  more: Partial<OpenRolesProps> = { served: serveRoles(roles, location.search) },
  language?: 'es',
) => render(page(more, language));

const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;
const keyword = () => screen.getByRole<HTMLInputElement>('searchbox');
const place = () => screen.getByRole<HTMLSelectElement>('combobox');
const type = (value: string) => fireEvent.change(keyword(), { target: { value } });
const choose = (value: string) => fireEvent.change(place(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));

beforeEach(() => history.replaceState(null, '', '/careers'));

describe('the open roles', () => {
  it('stand under headings, and lead to their pages', () => {
    show();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'All open roles',
      'Customer care',
      'Network',
      'Construction',
      'Future Opportunities',
    ]);
    expect(screen.getByRole('link', { name: 'Fiber splicer' }).getAttribute('href')).toBe(
      '/careers/job/?id=401',
    );
    // The seventh is a future opportunity.
    expect(status()).toBe('6 open roles');
  });

  it.each([
    ['Other roles', undefined],
    ['Otras vacantes', 'es'],
  ] as const)('stand under “%s” where the board names no department that can be read', (words, language) => {
    const nameless = roles.map((role, at) => (at === 0 ? { ...role, category: '' } : role));
    show({ served: serveRoles(nameless, '') }, language);
    expect(screen.getByRole('heading', { level: 3, name: words })).toBeDefined();
  });

  it('lead to Spanish pages from a Spanish one', () => {
    show(undefined, 'es');
    const link = screen.getByRole('link', { name: 'Fiber splicer' });
    expect(link.getAttribute('href')).toBe('/intl/es/careers/job/?id=401');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Todas las vacantes');
  });

  it('are marked as English on a Spanish page, where the board says so', () => {
    const [splicer, ...others] = roles.map((role) => ({
      ...role,
      language: role.id === '401' ? 'en' : 'es',
    }));
    const served = serveRoles(splicer && [splicer, ...others], location.search);
    show({ served }, 'es');
    const marked = screen.getAllByRole('link').filter(({ lang }) => lang !== '');
    expect(marked.map(({ textContent, lang }) => [textContent, lang])).toEqual([['Fiber splicer', 'en']]);
  });

  it.each([
    ['en', 'es', ['en', 'en', 'en', 'en']],
    ['es', 'es', []],
    ['en', 'en', []],
    [undefined, 'es', []],
  ] as const)(
    'stand under headings in the language of most roles (%s), marked on a page in %s',
    (most, shown, langs) => {
      const spoken = roles.map((role, at) => ({ ...role, language: at === 0 ? 'es' : most }));
      render(page({ served: serveRoles(spoken, location.search) }, shown));
      const marked = screen
        .getAllByRole('heading')
        .flatMap((heading) => [...heading.querySelectorAll('[lang]')]);
      expect(marked.map((one) => one.getAttribute('lang'))).toEqual(langs);
    },
  );

  it('stand under headings in the words that the host has for them, in their order, and so do the places', () => {
    const spoken = roles.map((role) => ({ ...role, language: 'en' }));
    const words = { Network: 'Red', 'Customer care': 'Servicio', 'Remote: US': 'A distancia, EE. UU.' };
    render(
      <LanguageProvider language="es" words={words}>
        <OpenRoles {...fixtureProps(openRoles, openRolesBasic, 'es')} served={serveRoles(spoken, '')} />
      </LanguageProvider>,
    );
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Red',
      'Servicio',
      'Future Opportunities',
    ]);
    expect(headings.map((heading) => heading.querySelector('[lang]')?.getAttribute('lang'))).toEqual([
      undefined,
      undefined,
      'en',
    ]);
    expect(within(place()).getByRole<HTMLOptionElement>('option', { name: /^A distancia/ }).value).toBe(
      'Remote: US',
    );
  });

  it('say where they are, and in short where that is many places', () => {
    show();
    const row = screen.getByRole('link', { name: 'Field supervisor' }).closest('li');
    expect(row?.textContent).toBe('Field supervisorMultiple cities');
  });

  it('are filtered by a keyword when it is sent, not before', () => {
    show();
    type('ENGINEER');
    expect(names()).toHaveLength(7);
    press();
    expect(names()).toEqual(['Test engineer', 'Network engineer']);
    expect(status()).toBe('2 open roles');
    expect(location.href).toMatch(/\/careers\?keyword=ENGINEER#roles$/);
  });

  it('are filtered by a location as soon as it is chosen', () => {
    show();
    choose('Denver, CO');
    expect(names()).toEqual(['Test engineer', 'Crew lead', 'Field supervisor']);
    expect(location.search).toBe('?location=Denver%2C+CO');
  });

  it('offer places that are one place', () => {
    show();
    const offered = within(place())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(['All locations', 'Austin, TX', 'Denver, CO', 'Remote: US']);
  });

  it('say so when nothing is found, suggest four things, and can all be had again', () => {
    show();
    type('zookeeper');
    press();
    expect(status()).toBe('Your search did not match any opportunities.');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Remove filters',
      'Check spelling',
      'Try different keywords',
      'Try more general keywords',
    ]);
    const remove = screen.getByRole('link', { name: 'Remove filters' });
    remove.focus();
    fireEvent.click(remove);
    expect(names()).toHaveLength(7);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(keyword().value).toBe('');
    expect(location.search).toBe('');
  });

  it('follow the address back and forward, fields and all', () => {
    show();
    type('lead');
    press();
    act(() => {
      history.replaceState(null, '', '/careers?keyword=night&location=Austin,+TX');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(names()).toEqual(['Night desk agent']);
    expect([keyword().value, place().value]).toEqual(['night', 'Austin, TX']);
  });

  it('are no step of the history when the same is looked for again', () => {
    show();
    const push = vi.spyOn(history, 'pushState');
    press();
    expect(push).not.toHaveBeenCalled();
  });

  it('are all in the HTML of a server, filtered, in a form that leads to the same page', () => {
    vi.stubGlobal('location', undefined);
    const served = renderToString(page({ served: serveRoles(roles, '?keyword=splicer') }));
    vi.unstubAllGlobals();
    expect(served).toContain('Fiber splicer');
    expect(served).not.toContain('Crew lead');
    expect(served).toMatch(/<form[^>]* action="#roles"/);
    expect(served).toMatch(/<input[^>]*name="keyword"[^>]*value="splicer"/);
  });

  it('are there for who comes to the address of a search', () => {
    history.replaceState(null, '', '/careers?keyword=splicer');
    show();
    expect(names()).toEqual(['Fiber splicer']);
    expect(keyword().value).toBe('splicer');
  });

  it('say that there are none', () => {
    show({ served: serveRoles([], '') });
    expect(status()).toBe('No roles are open at the moment. Come back soon.');
  });
});

describe('open roles without a server', () => {
  const answers: Readonly<Record<string, object>> = {
    offices: publicOffices,
    sections: publicSections,
    departments: publicDepartments,
  };
  const board = { kind: 'public', url: 'https://boards.example/v1/boards/skein' } as const;
  const answering = vi.fn(async (input: RequestInfo | URL) =>
    Response.json(answers[String(input).split('/').at(-1) ?? ''] ?? {}),
  );

  it('come from a public board, after “Loading...”', async () => {
    vi.stubGlobal('fetch', answering);
    show({ board });
    expect(status()).toBe('Loading...');
    expect(await screen.findByRole('link', { name: 'Product Engineer' })).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'All open roles',
      'R & D',
      'Engineering',
      'Future Opportunities',
    ]);
    expect(status()).toBe('2 open roles');
  });

  it('tell of a board that does not answer, and ask it again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    show({ board });
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t load');
    vi.stubGlobal('fetch', answering);
    const again = screen.getByRole('link', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    expect(status()).toBe('Loading...');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(await screen.findByRole('link', { name: 'Prospect' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('keep what was looked for while there is nothing to filter', async () => {
    history.replaceState(null, '', '/careers?keyword=ios&location=Nowhere,+XX');
    vi.stubGlobal('fetch', answering);
    show({ served: serveRoles(undefined, location.search), board });
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      '?keyword=ios&location=Nowhere%2C+XX#roles',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /iOS/ })).toBeTruthy();
    expect(place().value).toBe('');
  });
});
