import { expect, it } from 'vitest';
import { globalCss } from './global-css.ts';

const [, first = '', between = ''] =
  /(:is\(\[data-bare\][^{}]*)\{([^{}]*)\{[^{}]*\{\+\[data-bare\]>div\{/.exec(globalCss) ?? [];
const upToTwo = between.split(/,(?=\+)/).map((part) => part.replace('&', ''));
/** The rule that removes the space between two blocks, as one selector, because jsdom does not read nested rules. */
const selector = upToTwo
  .flatMap((one) => upToTwo.map((other) => `${first}${one}${other}+[data-bare]>div`))
  .join();

const BARE = '<section data-bare><div></div></section>';
const SECOND = '<section data-bare><div id="second"></div></section>';

/** Whether the second block has no space at its top. */
function isClose(html: string): boolean {
  document.body.innerHTML = html;
  return document.querySelector('#second')?.matches(selector) ?? false;
}

it.each([
  ['follows another', BARE + SECOND],
  ['follows one that an enhancer starts', `<skein-enhancer>${BARE}</skein-enhancer>${SECOND}`],
  [
    'follows one in an element of another framework',
    `<astro-island>${BARE}<!--end--></astro-island>${SECOND}`,
  ],
  ['follows one further inside', `<skein-enhancer><div>${BARE}</div></skein-enhancer>${SECOND}`],
  [
    'follows one with props, with the end of the first view and what stands behind it between the two',
    `<skein-island>${BARE}</skein-island><script></script><template></template><script></script><style></style>${SECOND}`,
  ],
])('a block without a background %s closely', (_, html) => expect(isClose(html)).toBe(true));

it.each([
  ['is first', SECOND],
  ['follows one with a background', `<section><div></div></section>${SECOND}`],
  ['follows another element', `${BARE}<p></p>${SECOND}`],
  [
    'follows one with a background that holds another',
    `<section class="a"><div>${BARE}</div></section>${SECOND}`,
  ],
  ['follows one with a background after another', `<div>${BARE}<section></section></div>${SECOND}`],
])('a block without a background keeps its space where it %s', (_, html) =>
  expect(isClose(html)).toBe(false),
);
