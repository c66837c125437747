import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobDescription } from './job-description.ts';

const sanitize = createServerSanitize();
const described = (markup: string) => jobDescription(markup, sanitize);
const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');

describe('the description of a job', () => {
  it.each([
    ['<p>Come.</p><p>#LI-Remote</p>', '<p>Come.</p>'],
    ['<p>Come.</p><p><span>#LI</span>-AB1 #LI-Hybrid</p><p>Stay.</p>', '<p>Come.</p><p>Stay.</p>'],
    ['<p>Come.<br>#LI-Onsite</p>', '<p>Come.<br></p>'],
    ['<div><p>&nbsp;#LI-DNI</p></div>', ''],
    ['<ul><li>Climb</li><li>#LI-DNI</li></ul>', '<ul><li>Climb</li></ul>'],
    ['#LI-DNI', ''],
    ['<p>Ask for #LI-10 at the gate.</p>', '<p>Ask for #LI-10 at the gate.</p>'],
    ['<p>#Limitless</p>', '<p>#Limitless</p>'],
  ])('%s is shown as %s', (markup, shown) => expect(described(markup)).toBe(shown));

  it.each([
    ['<a href="https://a.example/">a</a>', 'https://a.example/'],
    ['<a target="_self" rel="opener" href="/careers" title="a > b">a</a>', '/careers'],
    ["<a href='mailto:a@b.example'>a</a>", 'mailto:a@b.example'],
  ])('opens %s in a new tab', (markup, href) => {
    const link = parsed(described(markup)).querySelector('a');
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener');
  });

  it('leaves an anchor that leads nowhere alone', () =>
    expect(described('<a href="javascript:alert(1)">a</a>')).toBe('<a>a</a>'));

  it('runs nothing', () => {
    const shown = described('<p onclick="x()">Hi</p><script>x()</script><iframe src="/"></iframe>');
    expect(shown).toBe('<p>Hi</p>');
  });

  it('never makes markup that the sanitizer would take something out of', () => {
    const piece = fc.constantFrom(
      '<p>', '</p>', '<br>', '#LI-1', 'words', '<a href="/x" title="&quot;><img src=x onerror=y>">', '</a>',
      '<b>', '</b>', '<li>', '</li>', '<', '>', '"', '&nbsp;', '<script>', '</script>', '<ul>', '</ul>',
    ); // prettier-ignore
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const shown = described(pieces.join(''));
        expect(sanitize(shown)).toBe(shown);
        expect(parsed(shown).querySelector('[onerror],script')).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
