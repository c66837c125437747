import { emitPageEvent, type AuthoredEntry, type SiteLocale } from '@skein/cms-client';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { city as cityType } from '../city/city.content.ts';
import { austin, omaha } from '../city/city.fixtures.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { stubModalDialogs } from '../testing/modal-dialogs.ts';
import { customer, inVariation, portalOf, signedIn } from '../testing/portal.fixtures.ts';
import { header } from './header.content.ts';
import { bareHeader, siteHeader } from './header.fixtures.ts';
import { HeaderIsland } from './header-island.tsx';
import type { HeaderProps } from './header-props.ts';
import { Header } from './header.tsx';

interface Case {
  readonly path?: string;
  readonly locale?: SiteLocale;
  readonly city?: AuthoredEntry;
  readonly fixture?: AuthoredEntry;
}

function propsOf({ path = '/', locale = 'en-US', city, fixture = siteHeader }: Case = {}): HeaderProps {
  const own = city && fixtureProps(cityType, city, locale);
  return { ...fixtureProps(header, fixture, locale), page: { path, locale, city: own } };
}
const draw = (setup?: Case) => render(<Header {...propsOf(setup)} />);

/** Without the drawer, which repeats everything. */
const bar = () => within(screen.getAllByRole('navigation')[0] as HTMLElement);
const end = () => within(document.querySelector('[data-shell-header] > div > :last-child') as HTMLElement);
const trigger = (label: string) => bar().getByText(label, { selector: 'summary, summary *' }).closest('summary') as HTMLElement;
const menuOf = (label: string) => trigger(label).parentElement as HTMLDetailsElement;
const say = (portal: object) => act(() => emitPageEvent('portal-data', portal));

stubModalDialogs();
beforeEach(() => {
  globalThis.skeinPending = [];
});
afterEach(cleanup);

describe('the header as it is served', () => {
  it('holds every link before any script runs', () => {
    document.body.innerHTML = renderToString(<Header {...propsOf({ city: austin, path: '/cities/austin' })} />);
    const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(['#main', '/', '/product/tv', '/cities/omaha', '/cities/austin/support', '/check-address', 'tel:+17375550142']),
    );
    const drawer = document.querySelector('dialog[popover]');
    expect(document.querySelector(`button[popovertarget="${drawer?.id}"]`)).not.toBeNull();
    document.body.innerHTML = '';
  });

  it('carries no style attributes, which the content security policy would block', () => {
    expect(renderToString(<Header {...propsOf()} />)).not.toMatch(/<[^>]+\sstyle=/);
  });

  it.each([
    ['Header', Header],
    ['HeaderIsland', HeaderIsland],
  ])('is woken by %s without a complaint, also while a menu is open already', async (_, Component) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const place = document.createElement('div');
    document.body.append(place);
    const props = propsOf({ city: austin, path: '/cities/austin' });
    place.innerHTML = renderToString(<Header {...props} />);
    const served = place.querySelector('details') as HTMLDetailsElement;
    served.open = true;
    const root = await act(() => hydrateRoot(place, <Component {...props} />, { onRecoverableError: complaints }));
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
    expect(document.querySelector('[data-shell-header]')?.getAttribute('data-flags')).toBe('[["header_sign_in","my_account"]]');
    cleanup();
    draw({ fixture: bareHeader });
    expect(document.querySelector('[data-flags]')).toBeNull();
  });

  it('marks the current page, and only that', () => {
    draw({ path: '/intl/es/cities/austin', locale: 'es' });
    const current = [...document.querySelectorAll('[aria-current]')];
    expect(new Set(current.map((link) => link.getAttribute('href')))).toEqual(new Set(['/intl/es/cities/austin']));
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
    expect(end().getAllByRole('link', { name: 'Call sales (737) 555-0142' })[0]?.getAttribute('href')).toBe('tel:+17375550142');
  });

  it('asks for the address check by markup alone, and reports the click', () => {
    draw();
    const [check] = end().getAllByRole('link', { name: 'Check availability' });
    expect(check?.getAttribute('href')).toBe('/check-address');
    expect(check?.getAttribute('data-action')).toBe('open-address-check');
    expect(JSON.parse(check?.getAttribute('data-analytics') ?? '')).toMatchObject({ event: 'nav_address_cta', action: 'click' });
  });
});

describe('the header of a city', () => {
  it('links to the city, and straight to its one support page', () => {
    draw({ city: omaha, path: '/cities/omaha' });
    expect(screen.getAllByRole('link', { name: 'Omaha', current: 'page' })[0]?.getAttribute('href')).toBe('/cities/omaha');
    expect(bar().getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/cities/omaha/support');
  });

  it('has a menu for two support pages', () => {
    draw({ city: austin, path: '/cities/austin' });
    const links = [...menuOf('Support').querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
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

describe('the menus by keyboard', () => {
  it.each(['{Enter}', ' '])('open with %j and move the focus to the first item', async (key) => {
    draw();
    trigger('Cities').focus();
    await userEvent.keyboard(key);
    expect(menuOf('Cities').open).toBe(true);
    expect(document.activeElement?.textContent).toBe('Huntsville');
  });

  it('go around with the arrows', async () => {
    draw();
    trigger('Products').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Internet');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Six questions will tell you.');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('TV');
  });

  it('close with Escape and give the focus back', async () => {
    draw();
    trigger('Cities').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    expect(menuOf('Cities').open).toBe(false);
    expect(document.activeElement).toBe(trigger('Cities'));
  });

  it('are open one at a time', async () => {
    draw();
    trigger('Products').focus();
    await userEvent.keyboard('{Enter}');
    trigger('Cities').focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(menuOf('Products').open).toBe(false));
    expect(menuOf('Cities').open).toBe(true);
  });

  it('close when the focus or a press goes elsewhere, and when a link is followed', async () => {
    draw();
    const menu = menuOf('Products');
    trigger('Products').focus();
    await userEvent.keyboard('{Enter}');
    act(() => screen.getByRole('link', { name: 'Skip to content' }).focus());
    expect(menu.open).toBe(false);
    menu.open = true;
    fireEvent.pointerDown(document.body);
    expect(menu.open).toBe(false);
    menu.open = true;
    fireEvent.pointerDown(menu.querySelector('a') as Element);
    expect(menu.open).toBe(true);
    menu.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(menu.querySelector('a') as Element);
    expect(menu.open).toBe(false);
  });
});

describe('the header for somebody', () => {
  it('shows name and account menu in place of the way to sign in', () => {
    draw();
    expect(end().getAllByRole('link', { name: 'Sign in' }).length).toBeGreaterThan(0);
    say(signedIn);
    expect(end().queryByRole('link', { name: 'Sign in' })).toBeNull();
    const menu = end().getByText('Maya Okafor', { selector: 'summary *' }).closest('details') as HTMLElement;
    const links = [...menu.querySelectorAll('li a')].map((link) => [link.textContent, link.getAttribute('target')]);
    expect(links).toEqual([
      ['Manage Account\u00a0(opens in a new tab)', '_blank'],
      ['Switch Account', null],
      ['Privacy\u00a0(opens in a new tab)', '_blank'],
      ['Sign Out', null],
    ]);
  });

  it('takes what the portal said before it woke', () => {
    emitPageEvent('portal-data', signedIn);
    draw();
    expect(end().getByText('Maya Okafor', { selector: 'summary *' })).toBeDefined();
  });

  it('shows the photo at 60 px, and initials when it does not load', () => {
    draw();
    say(portalOf({ name: 'Maya Okafor', is_logged_in: true, profile_photo_url: 'https://photos.example/maya' }));
    const [photo] = document.querySelectorAll<HTMLImageElement>('summary img');
    expect(photo?.getAttribute('src')).toBe('https://photos.example/maya=s60-c');
    fireEvent.error(photo as Element);
    expect(document.querySelector('summary img')).toBeNull();
    expect(end().getAllByText('MO').length).toBeGreaterThan(0);
  });

  it('offers customers the app in place of the address check', () => {
    draw();
    say(customer);
    expect(end().queryByRole('link', { name: 'Check availability' })).toBeNull();
    expect(end().getAllByRole('link', { name: 'Get the app' })[0]?.getAttribute('href')).toBe(
      '/app?utm_source=website&utm_medium=header&utm_campaign=app_download',
    );
  });

  it('replaces the way to sign in when its flag is on', () => {
    draw();
    say(inVariation);
    expect(end().queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(end().getAllByRole('link', { name: 'My account' }).length).toBeGreaterThan(0);
  });
});

describe('the drawer', () => {
  const drawer = () => document.querySelector('dialog') as HTMLDialogElement;

  it('opens as a modal dialog, repeats the navigation, and closes by its button', async () => {
    draw({ city: austin, path: '/cities/austin' });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(drawer().open).toBe(true);
    const inside = within(drawer());
    for (const name of ['Products', 'Cities', 'Apartments', 'Stories']) expect(inside.getByText(name)).toBeDefined();
    expect(inside.getByRole('link', { name: 'Contact us' })).toBeDefined();
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    expect(drawer().open).toBe(false);
  });

  it('makes way for what a link in it opens', async () => {
    draw();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const check = within(drawer()).getByRole('link', { name: 'Check availability' });
    check.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(check);
    expect(drawer().open).toBe(false);
  });
});
