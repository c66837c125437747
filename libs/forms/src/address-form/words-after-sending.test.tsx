import { LanguageProvider } from '@skein/ui';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { button, fillIn } from '../testing/form-controls.ts';
import { formElement, showForm } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import { visitor } from '../testing/visitor.ts';
import * as fixtures from './address-form.fixtures.ts';

describe('a post that is taken without a page to go to', () => {
  it('promises no email where none was asked', async () => {
    showForm(fixtures.headerWithoutEmail, standInServices({ answer: () => ({ kind: 'accepted' }) }));
    await fillIn(false);
    await visitor.click(button());
    const status = (await screen.findByText('Got it. We have your address.')).closest('[role=status]');
    expect(status?.textContent).not.toMatch(/email|list/i);
    expect(document.activeElement).toBe(status);
  });
});

describe('a page that opens', () => {
  it.each([
    ['with a form that is done', fixtures.header, { sent: true }],
    ['with the lookup of an email that is done', fixtures.forgotEmail, { sent: true }],
    [
      'with a form that did not go through',
      fixtures.header,
      { refused: { values: {}, issues: [], page: '/', message: 'Not now.' } },
    ],
  ])('%s takes no focus', async (_about, fixture, props) => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const element = (
      <LanguageProvider language="en">
        {formElement(fixture, standInServices(), 'en-US', props)}
      </LanguageProvider>
    );
    const place = document.body.appendChild(document.createElement('main'));
    place.innerHTML = renderToString(element);
    const root = await act(async () => hydrateRoot(place, element));
    expect(document.activeElement).toBe(document.body);
    expect(scroll).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });
});
