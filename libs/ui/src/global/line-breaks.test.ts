import { expect, it } from 'vitest';
import { globalCss } from './global-css.ts';

/**
 * Returns the `white-space` that the shared styles give an element: the value of the last matching rule. None
 * of these rules are nested.
 */
function whiteSpace(html: string, selector: string): string | undefined {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = globalCss;
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  const rules = [...(style.sheet?.cssRules ?? [])].filter(
    (rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.style.whiteSpace !== '',
  );
  const last = rules.findLast(({ selectorText }) => element?.matches(selectorText))?.style.whiteSpace;
  // Remove only this style element, because the head also contains the styles of all components.
  style.remove();
  return last;
}

it('the line breaks of a plain text are shown, and those in the source of HTML are not', () => {
  expect(whiteSpace('<p>One\nTwo</p>', 'p')).toBe('pre-line');
  expect(whiteSpace('<table><tr><td>One\nTwo</td></tr></table>', 'td')).toBe('pre-line');
  expect(whiteSpace('<div data-prose><p>\n One\n</p></div>', 'p')).toBe('normal');
});
