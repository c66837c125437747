// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { showsSomething } from './shows-something.ts';

describe('markup', () => {
  it.each([
    '',
    '<section class="a"><div></div></section>',
    '<p> &nbsp;\u00a0\u200b\u2060\u00ad\ufeff&shy;</p>',
    '<div><svg viewBox="0 0 9 9" aria-hidden="true"><path d="M0 0"></path></svg></div>',
    '<section><style>.a{color:red}</style><script type="application/json">{"a":1}</script></section>',
    '<skein-island id="a"><section></section></skein-island><script type="application/json">{"id":"a"}</script>',
    '<skein-enhancer id="a" when="visible"><section></section></skein-enhancer>',
  ])('shows nothing: %s', (html) => expect(showsSomething(html)).toBe(false));

  it.each([
    '<p>0</p>',
    '<section><img alt="" src="/a.avif"></section>',
    '<div><video></video></div>',
    '<form><input name="q"></form>',
    '<svg role="img" aria-label="Map"><path d="M0 0"></path></svg>',
    '<skein-island id="a"></skein-island>',
    '<div><p aria-live="polite"></p></div>',
    '<section hidden=""></section>',
    '<output aria-label="heard"></output>',
  ])('shows something: %s', (html) => expect(showsSomething(html)).toBe(true));
});
