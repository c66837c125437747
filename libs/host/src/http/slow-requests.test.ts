import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cutOffSlow } from './slow-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function arriving(method: string, url: string) {
  const request = Object.assign(new EventEmitter(), { method, url, complete: false, destroy: vi.fn() });
  cutOffSlow(request, ['/_grow/api/submit-application']);
  return request;
}

it('cuts off a form that has not arrived after half a minute', () => {
  const request = arriving('POST', '/address-forms');
  vi.advanceTimersByTime(29_999);
  expect(request.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(request.destroy).toHaveBeenCalledOnce();
});

it('leaves one alone that has arrived, though its answer takes longer', () => {
  const request = arriving('POST', '/address-forms');
  request.complete = true;
  vi.advanceTimersByTime(60_000);
  expect(request.destroy).not.toHaveBeenCalled();
});

it.each([
  ['POST', '/_grow/api/submit-application'],
  ['GET', '/'],
])('gives %s %s the time that Node gives it', (method, url) => {
  const request = arriving(method, url);
  vi.advanceTimersByTime(60_000);
  expect(request.destroy).not.toHaveBeenCalled();
});
