import { expect, it } from 'vitest';
import { finishedPage } from './cached-page.ts';

it.each(['', 'plain', '“Curly” ñ, 漢字 and 😀', 'half of 😀: \ud83d'])('holds %j as UTF-8', (html) => {
  const rendered = { html, status: 200, csp: '', tags: new Set<string>(), stale: false };
  expect(finishedPage(rendered, () => true).bytes.identity).toEqual(Buffer.from(html));
});
