import { sampleOf } from '@skein/cms-client/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { formElement, showForm } from '../testing/show-form.tsx';
import { standInServices, type StandInServices } from '../testing/stand-in-services.ts';
import { goodRequests, requestCases } from '../testing/request-cases.ts';
import * as fixtures from './request-form.fixtures.ts';
import type { RequestFormId, RequestValues } from './request-fields.ts';
import { formRoutes } from '../testing/form-routes.ts';
import { requestForms } from './request-forms.ts';
import { requestMessageTexts } from './request-messages.ts';

const fixtureOf: Readonly<Record<RequestFormId, (typeof fixtures)['businessContact']>> = {
  businessContact: fixtures.businessContact,
  buildingRequest: fixtures.buildingRequest,
  webpassContact: fixtures.webpassContact,
  webpassResidential: fixtures.webpassResidential,
  chat: fixtures.chatMessage,
};

function fillIn(id: RequestFormId, values: RequestValues) {
  const { order, names } = requestForms[id];
  for (const field of order) {
    const value = values[field] ?? '';
    const inputs = [...document.getElementsByName(names[field])] as HTMLInputElement[];
    for (const input of inputs) {
      if (
        input.type === 'radio'
          ? input.value === value && !input.checked
          : input.type === 'checkbox' && input.checked !== (value !== '')
      )
        fireEvent.click(input);
      else if (input.type !== 'radio' && input.type !== 'checkbox')
        fireEvent.input(input, { target: { value } });
    }
  }
}

const send = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
const said = () =>
  [...(document.querySelector('[aria-live="polite"]')?.children ?? [])].map((line) => line.textContent);

/** The messages of the fixtures, or else the built-in messages. */
const words = {
  required: 'We need this to answer you.',
  emailInvalid: 'That email is missing something, such as the @ or the dot.',
  phoneInvalid: 'Ten digits, please, such as (555) 555-0123.',
  zipInvalid: 'A ZIP code has five digits, such as 97205.',
  tooLong: requestMessageTexts.tooLong.en,
  choiceInvalid: requestMessageTexts.choiceInvalid.en,
  unusable: requestMessageTexts.unusable.en,
  humanRequired: 'Tick the box, please: programs fill in forms too.',
  humanError: 'The check did not work just now. Tick the box and send it again.',
};

/**
 * Number of cases to draw: at least one for each form and set of messages. Tests of the rules run all cases.
 */
const DRAWN_AT_MOST = 60;

describe('a request that is drawn says what its rules say', () => {
  const { cases, label } = sampleOf(requestCases, DRAWN_AT_MOST, ({ form, issues }) =>
    [form, ...issues.map(({ message }) => message)].join(),
  );
  it.each(cases)(`$form: $about (${label})`, async ({ form, values, issues }) => {
    const services = standInServices();
    showForm(fixtureOf[form], services);
    fillIn(form, values);
    await send();
    expect(said()).toEqual(issues.map(({ message }) => words[message]));
    expect(services.orders).toHaveLength(issues.length === 0 ? 1 : 0);
  });
});

describe('a request', () => {
  const filledIn = async (services: StandInServices, id: RequestFormId = 'businessContact') => {
    showForm(fixtureOf[id], services);
    fillIn(id, goodRequests[id]);
    await send();
  };

  it.each(Object.keys(fixtureOf) as RequestFormId[])(
    '%s is served as a form that posts to its own path, without a box that nobody could tick',
    (id) => {
      const html = renderToString(formElement(fixtureOf[id], standInServices(), 'es'));
      expect(html).toContain(`action="${formRoutes.es.requests[id]}"`);
      expect(html).toMatch(/method="post"/);
      expect(/<input[^>]*name="g-recaptcha-response"[^>]*>/.exec(html)?.[0]).not.toContain('required');
    },
  );

  it.each(['businessContact', 'buildingRequest', 'webpassResidential'] as const)(
    '%s takes a ZIP code that is pasted with spaces around it',
    async (id) => {
      const services = standInServices();
      showForm(fixtureOf[id], services);
      fillIn(id, { ...goodRequests[id], zip: '' });
      await visitor.click(screen.getByRole('textbox', { name: /ZIP/ }));
      await visitor.paste('  97205 ');
      await send();
      expect(services.orders[0]?.values).toMatchObject({ zip: '97205' });
    },
  );

  it('begins a choice with its default', () => {
    showForm(fixtures.buildingRequest, standInServices());
    const answers = screen.getAllByRole<HTMLInputElement>('radio');
    expect(answers.map(({ value, checked }) => [value, checked])).toEqual([
      ['>=20', true],
      ['<20', false],
      ['1', false],
    ]);
  });

  it('wants the box of the human check ticked, in the words of the content', async () => {
    const services = standInServices();
    showForm(fixtures.businessContact, services);
    fillIn('businessContact', { ...goodRequests.businessContact, human: '' });
    await send();
    expect(said()).toEqual([words.humanRequired]);
    expect(document.activeElement).toBe(screen.getByLabelText('I’m a person'));
    expect(services.orders).toEqual([]);
  });

  it('says in other words that the check itself does not work', async () => {
    const issues = [{ field: 'human', message: 'humanError' }];
    await filledIn(standInServices({ answer: () => ({ kind: 'refused', issues }) }));
    expect(said()).toEqual([words.humanError]);
  });

  it('lies under a curtain while it is on its way', async () => {
    await filledIn(standInServices({ answer: () => new Promise(() => {}) }));
    expect(screen.getByText('Sending your request')).toBeTruthy();
  });

  it('gives way to thanks, which take the focus', async () => {
    const services = standInServices({ answer: () => ({ kind: 'accepted', location: '/business/contact' }) });
    await filledIn(services);
    expect(screen.getByRole('status').textContent).toContain('The business desk has it');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(services.opened).toEqual([]);
  });

  it('says what went wrong and whom to ask, keeps what was typed, and is sent again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const services = standInServices({
      answer: (_, attempt) =>
        attempt === 1 ? { kind: 'failed', reason: 'status 500' } : { kind: 'accepted', location: '/' },
    });
    await filledIn(services);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Something went wrong.');
    expect(alert.textContent).toContain("We're sorry for the inconvenience. Please contact us.");
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('/support');
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Juniper Print');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('status').textContent).toContain('The business desk has it');
    const [first, again] = services.orders;
    expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('thanks at once where a server has taken it without script', () => {
    const html = renderToString(
      formElement(fixtures.buildingRequest, standInServices(), 'en-US', { sent: true, page: '/building' }),
    );
    expect(html).toContain('Your building is on the list');
    expect(html).toMatch(/<a [^>]*href="\/building"[^>]*>Send another request/);
    expect(html).not.toContain('<form');
  });

  it('comes back as it was sent where a server did not take it', () => {
    const refused = {
      values: { ...goodRequests.buildingRequest, zip: '9', units: '1', manager: 'true' },
      issues: [{ field: 'zip', message: 'zipInvalid' }],
      page: '/building/request',
    };
    const html = renderToString(
      formElement(fixtures.buildingRequest, standInServices(), 'en-US', { refused }),
    );
    const served = new DOMParser().parseFromString(html, 'text/html');
    const input = (value: string) => served.querySelector<HTMLInputElement>(`input[value="${value}"]`);
    expect(input('1')?.checked).toBe(true);
    expect(input('true')?.checked).toBe(true);
    expect(served.querySelector('[aria-invalid="true"]')?.getAttribute('value')).toBe('9');
    expect(html).toContain(words.zipInvalid);
  });
});
