import { describe, expect, it } from 'vitest';
import { nestingDepth } from './nesting.ts';

describe('nestingDepth', () => {
  it.each([
    ['', 0],
    ['<p>a</p><p>b<p>c', 0],
    ['<div><b>x</b></div><div></div>', 2],
    ['<ul><li>a<li>b<ul><li>c</ul></ul>', 2],
    ['</div></div><div>', 1],
    ['<i><b>'.repeat(3000), 6000],
    ['a < b and <3', 0],
  ])('of %.40j is %i', (html, depth) => expect(nestingDepth(html)).toBe(depth));
});
