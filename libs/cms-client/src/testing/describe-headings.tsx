import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { atFile } from './at-file.ts';
import { named, type ReadLibrary } from './contract-library.tsx';

/** Level at which the headings of a block begin, below a heading of level 2 of the page. */
const FROM = 3;

export type HeadingLevels = ComponentType<{ readonly from: typeof FROM; readonly children: ReactNode }>;

/**
 * Returns what is wrong with the levels of headings below a heading of level `above`. Levels that an editor skips in a
 * text are not the fault of the block.
 */
function faultsOfLevels(html: string, above: number): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  let last = above;
  return [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
    const level = Number(heading.tagName[1]);
    const isSkipped = level > last + 1 && !heading.closest('[data-prose]');
    const before = last;
    last = level;
    if (level < FROM) return `h${level} instead of h${FROM}`;
    return isSkipped ? `h${level} after h${before}` : [];
  });
}

/**
 * Defines the tests of headings: the headings of a block begin at the level that `HeadingLevels` sets, and skip no
 * level.
 */
export function describeHeadings(
  library: ReadLibrary,
  Levels: HeadingLevels,
  belowTitle: readonly string[] = [],
): void {
  it.each(named(library.drawn))('%s begins its headings at the level that it is given', async (_, type) => {
    for (const { authored, file, name } of library.fixtures) {
      if (authored.type.id !== type.id) continue;
      const { props } = library.parseFixture(authored, 'en-US');
      if (props === undefined) continue;
      const html = renderToString(<Levels from={FROM}>{await library.block(type, props)}</Levels>);
      const about = `${atFile(file)}, ${name}: draw headings with Heading or HeadingTag of @skein/ui`;
      expect(faultsOfLevels(html, belowTitle.includes(type.id) ? FROM : FROM - 1), about).toEqual([]);
    }
  });
}
