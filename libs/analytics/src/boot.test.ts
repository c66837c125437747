import { beforeAll, beforeEach, expect, it } from 'vitest';
import { boot } from './boot.ts';
import { pushEvent } from './data-layer/push-event.ts';

const page = window as { dataLayer?: { event?: string; action?: string }[] };
const actions = () => page.dataLayer?.map(({ action }) => action);
let isAsleep = false;
const button = document.createElement('button');
button.dataset['analytics'] = JSON.stringify({ event: 'x', action: 'click' });

beforeAll(() => {
  // Other listeners may run before the one of `boot`: a listener that pushes an event itself, and the
  // listener that stops clicks on islands that have not started.
  document.addEventListener('click', () => {
    pushEvent({ event: 'check_address_modal', category: 'check address', action: 'open', label: 'header' });
  });
  document.addEventListener(
    'click',
    (event) => {
      if (!isAsleep) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  boot({ setting: () => undefined, whenQuiet: () => {} });
});
beforeEach(() => {
  page.dataLayer = [];
  document.body.append(button);
});

it('counts a click before what answers it', () => {
  button.click();
  expect(actions()).toEqual(['click', 'open']);
});

it('counts a click once that a sleeping island keeps and does again', () => {
  isAsleep = true;
  button.click();
  expect(actions()).toEqual([]);
  isAsleep = false;
  button.click();
  expect(actions()).toEqual(['click', 'open']);
});
