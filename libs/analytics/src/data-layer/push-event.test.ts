import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataLayerEvent } from './data-layer-event.ts';
import { pushEvent, reportDataLayerProblemsTo, type DataLayerProblem } from './push-event.ts';

const page = window as { dataLayer?: object[] };

let problems: DataLayerProblem[];
let backToConsole: () => void;

beforeEach(() => {
  problems = [];
  backToConsole = reportDataLayerProblemsTo((problem) => problems.push(problem));
});

afterEach(() => backToConsole());

const submitted: DataLayerEvent = {
  event: 'check_address',
  category: 'check address',
  action: 'submit',
  label: 'hero',
  zipCode: '78701',
  addressId: 'a-17',
};

describe('pushEvent', () => {
  it('makes the data layer when no tag manager has made it yet', () => {
    pushEvent(submitted);
    expect(page.dataLayer).toEqual([submitted]);
  });

  it('appends to the data layer that is there', () => {
    page.dataLayer = [{ event: 'gtm.js' }];
    pushEvent(submitted);
    expect(page.dataLayer).toEqual([{ event: 'gtm.js' }, submitted]);
  });

  it('keeps the ZIP code and the address id', () => {
    pushEvent(submitted);
    expect(page.dataLayer?.[0]).toMatchObject({ zipCode: '78701', addressId: 'a-17' });
  });

  it('leaves out what is not given', () => {
    pushEvent({ event: 'check_address', category: 'check address', action: 'submit', label: undefined });
    expect(Object.keys(page.dataLayer?.[0] ?? {})).toEqual(['event', 'category', 'action']);
  });

  it.each([
    'email',
    'emailAddress',
    'phone',
    'name',
    'firstName',
    'street',
    'streetAddress',
    'street_address',
    'address',
    'unitNumber',
  ])('drops and reports %s, whoever pushed it', (key) => {
    pushEvent(Object.assign({}, submitted, { [key]: 'something private' }));
    expect(page.dataLayer).toEqual([submitted]);
    expect(problems).toEqual([{ reason: 'personal data left out', about: key }]);
  });

  it('drops an email address that was put into a label', () => {
    pushEvent({ ...submitted, label: 'sent to ada@example.com' });
    expect(page.dataLayer?.[0]).not.toHaveProperty('label');
    expect(problems).toEqual([{ reason: 'personal data left out', about: 'label' }]);
  });

  it('drops nested values, which nobody has looked into', () => {
    pushEvent(Object.assign({}, submitted, { details: { email: 'ada@example.com' } }));
    expect(page.dataLayer).toEqual([submitted]);
  });

  it('reports a tag manager that throws, and does not throw itself', () => {
    const error = new Error('blocked');
    page.dataLayer = Object.assign([], {
      push: () => {
        throw error;
      },
    });
    expect(() => pushEvent(submitted)).not.toThrow();
    expect(problems).toEqual([{ reason: 'push failed', about: 'check_address', error }]);
  });

  it('survives a reporter that throws', () => {
    reportDataLayerProblemsTo(() => {
      throw new Error('broken reporter');
    });
    expect(() => pushEvent(Object.assign({}, submitted, { phone: '1' }))).not.toThrow();
    expect(page.dataLayer).toEqual([submitted]);
  });

  it('reports to the console until a reporter is set', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    backToConsole();
    pushEvent(Object.assign({}, submitted, { phone: '1' }));
    expect(log).toHaveBeenCalledExactlyOnceWith('data layer: personal data left out: phone', '');
  });

  it('does nothing on the server', () => {
    vi.stubGlobal('window', undefined);
    pushEvent(submitted);
    vi.unstubAllGlobals();
    expect(page.dataLayer).toBeUndefined();
    expect(problems).toEqual([]);
  });
});

describe('the types of events', () => {
  it('accept the wordings of the catalogue and no others', () => {
    pushEvent({
      event: 'account_not_found',
      category: 'account_not_found',
      action: 'click',
      label: 'Troubelshoot',
    });
    pushEvent({ event: 'push_to_app', category: 'push_to_app', action: 'click', label: 'Get the app' });
    pushEvent({ event: 'quiz_step', category: 'quiz', action: 'step', label: 'Bandwidth', step: 5 });
    pushEvent({
      event: 'review',
      category: 'review',
      action: 'write-review',
      state: 'Texas',
      city: 'Austin',
    });
    // @ts-expect-error -- the established spelling is a contract
    pushEvent({
      event: 'account_not_found',
      category: 'account_not_found',
      action: 'click',
      label: 'Troubleshoot',
    });
    // @ts-expect-error -- the category belongs to the event
    pushEvent({ event: 'quiz_start', category: 'plans', action: 'start' });
    // @ts-expect-error -- a step is counted
    pushEvent({ event: 'quiz_step', category: 'quiz', action: 'step', label: 'Bandwidth', step: 'five' });
    // @ts-expect-error -- no personal data in an event
    pushEvent({ event: 'quiz_start', category: 'quiz', action: 'start', email: 'ada@example.com' });
    expect(page.dataLayer).toHaveLength(8);
  });
});
