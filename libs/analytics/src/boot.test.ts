// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { boot } from './boot.ts';
import { pushEvent } from './data-layer/push-event.ts';

it('counts a click before what answers it, also where that listened first', () => {
  const page = window as { dataLayer?: { event?: string; action?: string }[] };
  page.dataLayer = [];
  const open = () =>
    pushEvent({ event: 'check_address_modal', category: 'check address', action: 'open', label: 'header' });
  document.addEventListener('click', open);
  boot({ setting: () => undefined, whenQuiet: () => {} });
  const button = document.body.appendChild(document.createElement('button'));
  button.dataset['analytics'] = JSON.stringify({ event: 'x', action: 'click' });
  button.click();
  document.removeEventListener('click', open);
  expect(page.dataLayer.map(({ action }) => action)).toEqual(['click', 'open']);
});
