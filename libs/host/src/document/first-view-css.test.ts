import { describe, expect, it } from 'vitest';
import { firstViewCss } from './first-view-css.ts';

const split = (css: string, html = '<p>') => Object.values(firstViewCss(css)(html));

describe('shared CSS behind the first view', () => {
  it.each([
    ['print', '@media print{a{color:red}}'],
    ['an attribute that is not there', '[data-dialog]{a:b}'],
    ['the same inside another', '[data-prose] :where(p,a),[data-prose]>*{a:b}'],
    ['the same beside a list within a list', '[data-prose] :is(p,:not(b,i)):where(a,b),[data-prose] c{a:b}'],
    ['the same nested', '[data-prose]{a:b;&:hover,p{c:d}}'],
    ['the same under a condition', '@media(hover:hover){[data-dialog]:hover{a:b}}'],
    ['one of two that are both not there', '[data-a],[data-b]{c:d}'],
  ])('is that for %s', (_, rule) => {
    expect(split(`a{b:c}${rule}d{e:f}`)).toEqual(['a{b:c}d{e:f}', rule]);
  });

  it.each([
    ['elements', 'a{b:c}'],
    ['an attribute that is there', '[data-there]{b:c}'],
    ['one of two that is there', '[data-a],[data-there]{b:c}'],
    ['other elements too', ':root,[data-theme]{b:c}'],
    ['some elements under a condition', '@media(hover:hover){[data-a]{b:c}a{d:e}}'],
    ['fonts and movements', '@font-face{font-family:"}{"}@keyframes b{to{c:d}}'],
    ['an order of layers', '@layer a,b;'],
    ['nothing, with braces in texts and comments', 'a::before{content:"}"}/*}*/b{c:url(\'{\')}'],
  ])('is not that for %s', (_, css) => {
    expect(split(css, '<p data-there="">')).toEqual([css, '']);
  });

  it('is no rule of an attribute that another rule needs first', () => {
    const css = '[data-theme=ink]{a:b}:root,[data-theme=paper]{a:c}';
    expect(split(`${css}[data-other]{f:g}`)).toEqual([css, '[data-other]{f:g}']);
  });

  it('is what sets custom properties for values of an attribute that are not there', () => {
    const [ink, others] = [
      '[data-theme=ink]{--a:b}',
      '[data-theme=teal],[data-theme=mist]{--a:c;color-scheme:dark}',
    ];
    const shared = `:root,[data-theme=ink]{--d:e}${ink}${others}[data-theme]{color:var(--a)}`;
    expect(split(shared, '<p data-theme="ink">')).toEqual([shared.replace(others, ''), others]);
    expect(split(shared, '<p data-theme="ink"><p data-theme="mist">')).toEqual([shared, '']);
  });

  it('follows the HTML of each page', () => {
    const cssFor = firstViewCss('[data-a]{b:c}[data-d]{e:f}');
    expect(['<p data-a>', '<p data-d>', '<p data-a>'].map((html) => cssFor(html).css)).toEqual([
      '[data-a]{b:c}',
      '[data-d]{e:f}',
      '[data-a]{b:c}',
    ]);
  });
});
