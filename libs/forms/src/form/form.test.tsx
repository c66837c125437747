import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostResult } from '../post/send-post.ts';
import { FormServicesProvider } from '../services/form-services-provider.tsx';
import type { LoadFormServices } from '../services/form-services-loader.ts';
import { MissingScript, SCRIPTS_WAIT_MS } from '../wait/missing-script.ts';
import { PlainForm, type Field, type Message } from '../testing/plain-form.tsx';
import { standInServices, type StandInServices } from '../testing/stand-in-services.ts';
import { NATIVE_WAIT_MS } from './post-natively.ts';

const element = (services: StandInServices | LoadFormServices) => (
  <FormServicesProvider load={typeof services === 'function' ? services : async () => services}>
    <PlainForm />
  </FormServicesProvider>
);

const nameBox = () => screen.getByLabelText<HTMLInputElement>('Name');
async function fillIn(day: string, user: Pick<typeof userEvent, 'type' | 'selectOptions'> = userEvent) {
  await user.type(nameBox(), ' Sam ');
  await user.selectOptions(screen.getByLabelText('Topic'), 'bill');
  await user.type(screen.getByLabelText('Day'), day);
}
const button = () => screen.getByRole('button', { name: /^Call me/ });
const send = () => userEvent.click(button());
async function sent(services: StandInServices) {
  render(element(services));
  await fillIn('2026-11-23');
  await send();
}

describe('a form of any kind', () => {
  it('is served as one that posts by itself, and demands what its rules demand', () => {
    const html = renderToString(element(standInServices()));
    expect(html).toMatch(/<form[^>]* action="\/call" method="post"/);
    const required = [...html.matchAll(/<(?:input|select)[^>]*>/g)].filter(([tag]) =>
      tag.includes('required'),
    );
    expect(required).toHaveLength(2);
  });

  it('says what is wrong in the words of the content, else in its own, and goes to the first field', async () => {
    const services = standInServices();
    render(element(services));
    await send();
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('[aria-live]')?.textContent).toBe('Tell us your name.What’s it about?');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await userEvent.selectOptions(screen.getByLabelText('Topic'), 'bill');
    expect(document.querySelector('[aria-live]')?.textContent).toBe('Tell us your name.');
    expect(services.orders).toEqual([]);
  });

  it('hands everything that was entered to its wire, with what the form adds', async () => {
    const services = standInServices();
    await sent(services);
    expect(services.orders).toMatchObject([
      { url: '/call', values: { name: 'Sam', topic: 'bill', day: '2026-11-23' }, zone: 'America/Denver' },
    ]);
    expect(services.prepared).toBeGreaterThan(0);
  });

  it('looks at dates by its own rules', async () => {
    render(element(standInServices()));
    await fillIn('2026-11-22');
    await send();
    expect(screen.getByLabelText('Day').getAttribute('aria-invalid')).toBe('true');
  });

  it('gives way to its confirmation, and opens no page', async () => {
    const services = standInServices();
    await sent(services);
    expect((await screen.findByRole('status')).textContent).toBe('Thank youWe’ll call you.');
    expect(services.opened).toEqual([]);
  });

  describe('whose answer comes late', () => {
    /** Sends a form that is beside another form. The test decides when the answer comes. */
    async function onItsWay() {
      const { promise, resolve } = Promise.withResolvers<PostResult>();
      const services = standInServices({ answer: () => promise });
      render(
        <>
          <main tabIndex={-1}>{element(services)}</main>
          <input aria-label="Elsewhere" />
        </>,
      );
      await fillIn('2026-11-23');
      await send();
      return (result: PostResult) => act(async () => resolve(result));
    }
    const refused = (...wrong: (readonly [Field, Message])[]): PostResult => ({
      kind: 'refused',
      issues: wrong.map(([field, message]) => ({ field, message })),
    });
    const invalid = () => [...document.querySelectorAll('[aria-invalid]')];
    const elsewhere = () => screen.getByLabelText('Elsewhere');

    it('leaves the focus of who has gone on when it is taken', async () => {
      const end = await onItsWay();
      elsewhere().focus();
      await end({ kind: 'accepted' });
      expect(screen.getByRole('status').textContent).toBe('Thank youWe’ll call you.');
      expect(document.activeElement).toBe(elsewhere());
    });

    it.each(['button', 'main'] as const)('gives the focus of its %s to its confirmation', async (before) => {
      const end = await onItsWay();
      // Some browsers do not focus a pressed button.
      screen.getByRole(before).focus();
      await end({ kind: 'accepted' });
      expect(document.activeElement).toBe(screen.getByRole('status'));
    });

    it('leaves the focus of who has gone on when it is refused', async () => {
      const end = await onItsWay();
      elsewhere().focus();
      await end(refused(['day', 'dayIsWeekend']));
      expect(invalid()).toEqual([screen.getByLabelText('Day')]);
      expect(document.activeElement).toBe(elsewhere());
    });

    it('says nothing of what was edited since, and leaves the focus of who types', async () => {
      const end = await onItsWay();
      await userEvent.type(nameBox(), 'uel');
      await end(refused(['name', 'nameRequired'], ['day', 'dayIsWeekend']));
      expect(invalid()).toEqual([screen.getByLabelText('Day')]);
      expect(document.activeElement).toBe(nameBox());
    });

    it('can simply be sent again where all that was wrong is edited', async () => {
      const end = await onItsWay();
      await userEvent.type(nameBox(), 'uel');
      await end(refused(['name', 'nameRequired']));
      expect([invalid(), screen.queryByRole('alert')]).toEqual([[], null]);
      expect(button().hasAttribute('aria-busy')).toBe(false);
    });
  });

  it('says what the service says, and what is wrong with a field, until that is mended', async () => {
    const answer = (): PostResult => ({
      kind: 'refused',
      issues: [{ field: 'day', message: 'dayIsWeekend' }],
      message: 'We moved two of your neighbors to Monday.',
    });
    await sent(standInServices({ answer }));
    expect((await screen.findByRole('alert')).textContent).toContain('We moved two');
    expect(screen.getByLabelText('Day').getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-11-24' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what no retry solves in its own words, and offers none', async () => {
    await sent(standInServices({ answer: () => ({ kind: 'denied', problem: 'full' }) }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nobody is free that day.');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  describe('whose way to send it does not come', () => {
    const posted = () => vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      vi.spyOn(console, 'error').mockImplementation(() => {});
    });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const missing = () => Promise.reject(new MissingScript('blocked'));
    async function send(load: LoadFormServices) {
      const { container } = render(element(load));
      await fillIn('2026-11-23', user);
      await user.click(button());
      const form = container.querySelector('form');
      if (!form) throw new Error('no form');
      return form;
    }

    it.each([
      ['services', missing],
      ['wire', async () => ({ ...standInServices(), send: missing })],
    ] as const)('posts by itself where its %s cannot be had', async (_, load) => {
      const submit = posted();
      let carried = new FormData();
      submit.mockImplementation(function (this: HTMLFormElement) {
        carried = new FormData(this);
      });
      const form = await send(load);
      await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
      expect([form.method, form.getAttribute('action')]).toEqual(['post', '/call']);
      expect(carried.get('call[name]')).toBe(' Sam ');
      // The key makes the service count the post once, even if the form's script has also sent it.
      expect(carried.get('idempotencyKey')).toMatch(/^[0-9a-f]{32}$/);
      expect(form.elements.namedItem('idempotencyKey')).toBeNull();
      expect(button().getAttribute('aria-busy')).toBe('true');
    });

    it('shows at once that it is on its way while its services hang, and posts by itself then', async () => {
      const submit = posted();
      await send(() => new Promise<never>(() => {}));
      expect(button().getAttribute('aria-busy')).toBe('true');
      expect(submit).not.toHaveBeenCalled();
      await act(async () => vi.advanceTimersByTime(SCRIPTS_WAIT_MS));
      await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    });

    it('may be sent again when the browser has stayed on the page', async () => {
      const submit = posted();
      await send(missing);
      await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
      await act(async () => vi.advanceTimersByTime(NATIVE_WAIT_MS));
      expect((await screen.findByRole('alert')).textContent).toContain('Everything you typed is still here.');
      expect(nameBox().value).toBe(' Sam ');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    });
  });
});
