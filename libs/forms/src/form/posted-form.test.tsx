import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callModal } from '../call-back/call-back.fixtures.ts';
import { POSTED_FORM_ID } from '../post/post-fields.ts';
import { buildingRequest } from '../request-form/request-form.fixtures.ts';
import { CALL_NOW_MS, goodContact } from '../testing/call-cases.ts';
import { formElement } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';

const refused = { page: '/building/request', values: { email: 'sam@' }, issues: [] };
const served = { step: 'contact', values: goodContact, issues: [], hidden: {} };

describe('a form on a page that answers a post', () => {
  it.each([
    ['that was refused', buildingRequest, { refused }],
    ['that is shown step by step', callModal, { served, now: () => CALL_NOW_MS }],
  ])('%s is posted by the language switch, whatever the script of the form does', (_, fixture, more) => {
    const services = standInServices();
    render(formElement(fixture, services, 'en-US', more));
    const form = document.querySelector<HTMLFormElement>(`form#${POSTED_FORM_ID}`);
    const frame = document.createElement('footer');
    frame.innerHTML = `<button form="${POSTED_FORM_ID}" formaction="/elsewhere"></button>`;
    document.body.append(frame);
    const submit = (submitter: HTMLElement | null) => {
      const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
      form?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(submit(frame.querySelector('button'))).toBe(false);
    expect(services.orders).toEqual([]);
    expect(submit(form?.querySelector('button') ?? null)).toBe(true);
  });

  it('is the only one that it posts: on any other page the switch is a link', () => {
    render(formElement(buildingRequest, standInServices(), 'en-US'));
    expect(document.querySelector('form')?.id).toBe('');
  });
});
