import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { austin, omaha } from '../city/city.fixtures.ts';
import { bar, draw, end, menuOf, propsOf, say } from '../testing/draw-header.tsx';
import { signedIn } from '../testing/portal.fixtures.ts';
import { browserProps } from './browser-props.ts';
import { HeaderIsland } from './header-island.tsx';
import { bareHeader } from './header.fixtures.ts';
import type { HeaderProps } from './header-props.ts';
import { Header } from './header.tsx';

describe('the header as it is served', () => {
  it('holds every link before any script runs', () => {
    document.body.innerHTML = renderToString(
      <Header {...propsOf({ city: austin, path: '/cities/austin' })} />,
    );
    const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '#main',
        '/',
        '/product/tv',
        '/cities/omaha',
        '/cities/austin/support',
        '/check-address',
        'tel:+17375550142',
      ]),
    );
    const drawer = document.querySelector('dialog[popover]');
    expect(document.querySelector(`button[popovertarget="${drawer?.id}"]`)).not.toBeNull();
    document.body.innerHTML = '';
  });

  it.each([
    ['Skein Fiber', 'Skein Fiber'],
    [undefined, 'Home'],
  ])('names the home page also by a logo without a title: %s', (siteTitle, name) => {
    const { page, logo, ...props } = propsOf();
    const untitled = logo && { ...logo, alt: '' };
    document.body.innerHTML = renderToString(
      <Header {...props} logo={untitled} page={{ ...page, siteTitle }} />,
    );
    const logos = [...document.querySelectorAll<HTMLImageElement>('a[href="/"] > img')];
    expect(logos.map(({ alt }) => alt)).toEqual([name, name]);
    document.body.innerHTML = '';
  });

  it.each([
    ['Header', Header, (props: HeaderProps) => props],
    ['HeaderIsland', HeaderIsland, browserProps<HeaderProps>],
  ])('is woken by %s without a complaint, also while a menu is open already', async (_, Component, given) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const place = document.createElement('div');
    document.body.append(place);
    const props = propsOf({ city: austin, path: '/cities/austin' });
    place.innerHTML = renderToString(<Header {...props} />);
    const served = place.querySelector('details') as HTMLDetailsElement;
    served.open = true;
    const root = await act(() =>
      hydrateRoot(place, <Component {...given(props)} />, { onRecoverableError: complaints }),
    );
    expect(place.querySelector('details')).toBe(served);
    expect(served.open).toBe(true);
    expect(complaints).not.toHaveBeenCalled();
    say(signedIn);
    expect(place.textContent).toContain('Maya Okafor');
    expect(served.open).toBe(true);
    served.querySelector('a')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('TV');
    act(() => root.unmount());
    place.remove();
    complaints.mockRestore();
  });

  it('names the variations that its content waits for, so that the page knows when to wake it', () => {
    draw();
    expect(document.querySelector('[data-shell-header]')?.getAttribute('data-flags')).toBe(
      '[["header_sign_in","my_account"]]',
    );
    cleanup();
    draw({ fixture: bareHeader });
    expect(document.querySelector('[data-flags]')).toBeNull();
  });

  it('marks the current page, and only that', () => {
    draw({ path: '/intl/es/cities/austin', locale: 'es' });
    const current = [...document.querySelectorAll('[aria-current]')];
    expect(new Set(current.map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/intl/es/cities/austin']),
    );
  });

  it('says which cities are still to come', () => {
    draw();
    expect(bar().getByRole('link', { name: /^Westminster\s*Coming soon$/, hidden: true })).toBeDefined();
    expect(bar().getByRole('link', { name: 'Denver', hidden: true })).toBeDefined();
  });

  it('opens external links in a new tab and says so', () => {
    draw({ fixture: bareHeader });
    const link = bar().getByRole('link', { name: 'Status (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('names the sales number for people who listen', () => {
    draw();
    expect(end().getAllByRole('link', { name: 'Call sales (737) 555-0142' })[0]?.getAttribute('href')).toBe(
      'tel:+17375550142',
    );
  });

  it('asks for the address check by markup alone, and reports the click', () => {
    draw();
    const [check] = end().getAllByRole('link', { name: 'Check availability' });
    expect(check?.getAttribute('href')).toBe('/check-address');
    expect(check?.getAttribute('data-action')).toBe('open-address-check');
    expect(JSON.parse(check?.getAttribute('data-analytics') ?? '')).toMatchObject({
      event: 'nav_address_cta',
      action: 'click',
    });
  });
});

describe('the header of a city', () => {
  it('links to the city, and straight to its one support page', () => {
    draw({ city: omaha, path: '/cities/omaha' });
    expect(screen.getAllByRole('link', { name: 'Omaha', current: 'page' })[0]?.getAttribute('href')).toBe(
      '/cities/omaha',
    );
    expect(bar().getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/cities/omaha/support');
  });

  it('has a menu for two support pages', () => {
    draw({ city: austin, path: '/cities/austin' });
    const links = [...menuOf('Support').querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Contact us', '/cities/austin/support'],
      ['Fiberspace', '/cities/austin/fiberspace'],
    ]);
  });

  it('speaks Spanish under the Spanish prefix', () => {
    draw({ city: austin, path: '/intl/es/cities/austin', locale: 'es' });
    expect(menuOf('Ayuda').querySelector('a')?.getAttribute('href')).toBe('/intl/es/cities/austin/support');
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toBeDefined();
  });
});
