import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { htmlLiteral } from '../rich-text/html-literal.ts';
import { Prose } from '../rich-text/prose.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import type { HeadingLevel } from './heading-level.ts';
import { HeadingLevels, HeadingTag } from './heading-levels.tsx';
import { Heading } from './heading.tsx';

const all = [1, 2, 3, 4, 5, 6] as const;
const headings = all.map((level) => (
  <Heading key={level} level={level}>
    {level}
  </Heading>
));
function tagsOf(html: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName.toLowerCase());
}
const tagsFrom = (from: HeadingLevel, children: ReactNode) =>
  tagsOf(renderToString(<HeadingLevels from={from}>{children}</HeadingLevels>));

describe('HeadingLevels', () => {
  it.each([
    [1, ['h1', 'h1', 'h2', 'h3', 'h4', 'h5']],
    [2, ['h2', 'h2', 'h3', 'h4', 'h5', 'h6']],
    [3, ['h3', 'h3', 'h4', 'h5', 'h6', 'h6']],
    [6, ['h6', 'h6', 'h6', 'h6', 'h6', 'h6']],
  ] as const)('from %s makes headings of the levels 1 to 6 %j', (from, tags) => {
    expect(tagsFrom(from, headings)).toEqual(tags);
  });

  it('is not needed: without it, headings have their own levels', () => {
    expect(tagsOf(renderToString(<>{headings}</>))).toEqual(all.map((level) => `h${level}`));
  });

  it('moves everything that has the place of a heading', () => {
    const others = (
      <>
        <HeadingTag>Without a look</HeadingTag>
        <Disclosure summary="A question" headingLevel={3}>
          An answer
        </Disclosure>
        <RichText html={htmlLiteral`<h2 id="own">A <em>title</em></h2><H3>Another</H3>`} />
        <Prose html={htmlLiteral`<p title="<h2>">A note</p><h2>And its title</h2>`} />
      </>
    );
    expect(tagsFrom(3, others)).toEqual(['h3', 'h4', 'h3', 'h4', 'h3']);
  });

  it('keeps size, id, and other attributes of a heading', () => {
    const heading = (
      <Heading level={2} tabIndex={-1}>
        Plans
      </Heading>
    );
    const look = (node: ReactNode) => {
      const { className, id, tabIndex } = render(node).container.querySelector('h2, h4') as HTMLElement;
      return { className, id, tabIndex };
    };
    expect(look(<HeadingLevels from={4}>{heading}</HeadingLevels>)).toEqual(look(heading));
  });
});
