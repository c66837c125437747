import { emitPageEvent } from '@skein/cms-client';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { austin } from '../city/city.fixtures.ts';
import { draw, end, menuOf, say, trigger } from '../testing/draw-header.tsx';
import { customer, inVariation, portalOf, signedIn } from '../testing/portal.fixtures.ts';

const user = userEvent.setup({ delay: null });

describe('the menus by keyboard', () => {
  it.each(['{Enter}', ' '])('open with %j and move the focus to the first item', async (key) => {
    draw();
    trigger('Cities').focus();
    await user.keyboard(key);
    expect(menuOf('Cities').open).toBe(true);
    expect(document.activeElement?.textContent).toBe('Huntsville');
  });

  it('go around with the arrows', async () => {
    draw();
    trigger('Products').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Internet');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Six questions will tell you.');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('TV');
  });

  it('close with Escape and give the focus back', async () => {
    draw();
    trigger('Cities').focus();
    await user.keyboard('{Enter}{ArrowDown}{Escape}');
    expect(menuOf('Cities').open).toBe(false);
    expect(document.activeElement).toBe(trigger('Cities'));
  });

  it('are open one at a time', async () => {
    draw();
    trigger('Products').focus();
    await user.keyboard('{Enter}');
    trigger('Cities').focus();
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(menuOf('Products').open).toBe(false));
    expect(menuOf('Cities').open).toBe(true);
  });

  it('close when the focus or a press goes elsewhere, and when a link is followed', async () => {
    draw();
    const menu = menuOf('Products');
    trigger('Products').focus();
    await user.keyboard('{Enter}');
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
    const links = [...menu.querySelectorAll('li a')].map((link) => [
      link.textContent,
      link.getAttribute('target'),
    ]);
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
    say(
      portalOf({ name: 'Maya Okafor', is_logged_in: true, profile_photo_url: 'https://photos.example/maya' }),
    );
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
      '/get-the-app?from=header',
    );
  });

  it('replaces the way to sign in when its flag is on', () => {
    draw();
    say(inVariation);
    expect(end().queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(end().getAllByRole('link', { name: 'My account' }).length).toBeGreaterThan(0);
  });
});

const drawer = () => document.querySelector('dialog') as HTMLDialogElement;

describe('the focus, when it is learned who the visitor is', () => {
  const focused = () => document.activeElement;

  it.each([
    ['the bar', () => end()],
    ['the drawer', () => within(drawer())],
  ])('stays on the call to action of %s, which offers the app from then on', async (name, place) => {
    draw();
    if (name === 'the drawer') await user.click(screen.getByRole('button', { name: 'Menu' }));
    const [check] = place().getAllByRole('link', { name: 'Check availability' });
    check?.focus();
    expect(focused()).toBe(check);
    say(customer);
    expect(focused()?.textContent).toBe('Get the app');
    expect([check?.dataset['action'], check?.dataset['analytics']]).toEqual([undefined, undefined]);
  });

  it('goes from the way to sign in to the account menu', () => {
    draw();
    end().getAllByRole('link', { name: 'Sign in' })[0]?.focus();
    say(signedIn);
    expect(focused()).toBe(end().getByText('Maya Okafor', { selector: 'summary *' }).closest('summary'));
  });

  it('goes from the way to sign in of the drawer to the account there', async () => {
    draw();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    within(drawer()).getByRole('link', { name: 'Sign in' }).focus();
    say(signedIn);
    expect(drawer().contains(focused())).toBe(true);
    expect(focused()?.textContent).toBe('Go to my account');
  });

  it('is left alone where nothing is replaced', () => {
    draw();
    trigger('Cities').focus();
    say(customer);
    expect(focused()).toBe(trigger('Cities'));
  });
});

describe('the drawer', () => {
  it('opens as a modal dialog, repeats the navigation, and closes by its button', async () => {
    draw({ city: austin, path: '/cities/austin' });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(drawer().open).toBe(true);
    const inside = within(drawer());
    for (const name of ['Products', 'Cities', 'Apartments', 'Stories'])
      expect(inside.getByText(name)).toBeDefined();
    expect(inside.getByRole('link', { name: 'Contact us' })).toBeDefined();
    await user.click(inside.getByRole('button', { name: 'Close' }));
    expect(drawer().open).toBe(false);
  });

  it.each([
    ['/plans', '/intl/es/plans', 'Language: Español (Spanish)'],
    ['/intl/es/plans', '/plans', 'Idioma: English'],
  ])('leads from %s to the same page in the other language', async (path, href, name) => {
    draw({ path, locale: path.startsWith('/intl/es') ? 'es' : 'en-US' });
    await user.click(document.querySelector('button[aria-haspopup=dialog]') as Element);
    expect(within(drawer()).getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('makes way for what a link in it opens', async () => {
    draw();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const check = within(drawer()).getByRole('link', { name: 'Check availability' });
    check.addEventListener('click', (event) => event.preventDefault());
    await user.click(check);
    expect(drawer().open).toBe(false);
  });
});
