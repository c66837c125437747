import { screen, waitFor } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { describe, expect, it } from 'vitest';
import { forgotEmail } from '../address-form/address-form.fixtures.ts';
import type { ForgotEmailProblem } from './forgot-email-rules.ts';
import { showForm } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';

const street = () => screen.getByLabelText<HTMLInputElement>('Street address');
const zip = () => screen.getByLabelText<HTMLInputElement>('ZIP code');
const send = () => visitor.click(screen.getByRole('button', { name: 'Find my email' }));
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('the forgot-email form', () => {
  it('says the first thing that is wrong, in its own words', async () => {
    showForm(forgotEmail, standInServices());
    await send();
    expect(said()).toBe('Street address is required.');
    expect(document.activeElement).toBe(street());
    await visitor.type(street(), '12 Juniper Street');
    await send();
    expect(said()).toBe('Zip code is required.');
    await visitor.type(zip(), '972');
    await send();
    expect(said()).toBe('Invalid zip code format.');
  });

  it.each<[ForgotEmailProblem, string]>([
    ['notFound', "This info doesn't match our records. Try entering your service address again."],
    ['invalidAddress', 'Invalid address. Try again.'],
    ['notReady', 'reCAPTCHA not ready'],
  ])('keeps what was typed when the answer is %s', async (emailProblem, message) => {
    showForm(forgotEmail, standInServices({ emailProblem }));
    await visitor.type(street(), '12 Juniper Street');
    await visitor.type(zip(), '97205');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(street().value).toBe('12 Juniper Street');
  });

  it('gives the focus back to its button, which was disabled on the way, when no retry is of use', async () => {
    showForm(forgotEmail, standInServices({ emailProblem: 'notFound' }));
    await visitor.type(street(), '12 Juniper Street');
    await visitor.type(zip(), '97205');
    const blurs = new MutationObserver(() => {
      // A browser removes the focus from a disabled button.
      if (document.activeElement?.matches(':disabled') && document.activeElement instanceof HTMLElement)
        document.activeElement.blur();
    });
    blurs.observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
    await send();
    await screen.findByRole('alert');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find my email' })),
    );
    blurs.disconnect();
  });

  it('takes a suggested address', async () => {
    showForm(forgotEmail, standInServices());
    await visitor.type(street(), '12 jun');
    await visitor.click(await screen.findByRole('option', { name: /12 Juniper/, hidden: true }));
    await waitFor(() => expect(zip().value).toBe('97205'));
    expect(street().value).toBe('12 Juniper Street');
  });

  it('gives way to a confirmation once the email was found', async () => {
    showForm(forgotEmail, standInServices());
    await visitor.type(street(), '12 Juniper Street');
    await visitor.type(zip(), '97205');
    await send();
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(screen.queryByRole('form')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  });
});
