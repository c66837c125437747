// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { serviceSays, type ServiceSays } from './service-says.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const says = (status: number, error: Record<string, unknown> = {}, retryAfter?: string) =>
  serviceSays(
    { status, headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }) },
    error,
    NOW,
  );

const said = ({ hints = [] }: ServiceSays) => hints.map((hint) => hint(({ en }) => en, 'en'));

describe('what a service says of a post that it did not take', () => {
  it.each([
    [429, 'Slowly.', 'Slowly.'],
    [403, ' Load the page again. ', 'Load the page again.'],
    [503, 'Nothing was sent.', undefined],
    [429, '', undefined],
    [429, 'x'.repeat(301), undefined],
    [429, 7, undefined],
  ])('with status %d and message %j is %j', (status, message, said) => {
    expect(says(status, { message }).message).toBe(said);
  });

  it.each([
    ['600', 'You can try again in 10 minutes.'],
    ['Sun, 22 Nov 2026 12:02:00 GMT', 'You can try again in 2 minutes.'],
    ['Sun, 22 Nov 2026 11:00:00 GMT', undefined],
    ['soon', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['999999999', undefined],
    [undefined, undefined],
  ])('is to wait, with retry-after %j: %j', (retryAfter, words) => {
    expect(said(says(429, {}, retryAfter))).toEqual(words === undefined ? [] : [words]);
    expect(said(says(503, {}, retryAfter))).toEqual(words === undefined ? [] : [words]);
  });

  it.each([
    ['3f2a9c0d1e4b5a67', ['Reference: 3f2a9c0d1e4b5a67']],
    ['<b>not an id</b>', []],
    ['', []],
  ])('with the request id %j is to quote: %j', (id, words) => {
    const headers = new Headers({ 'x-request-id': id });
    expect(said(serviceSays({ status: 500, headers }, {}, NOW))).toEqual(words);
  });
});
