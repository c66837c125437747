import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Entity } from '../../cms/cms.types.ts';
import type { Page } from '../../model/pages.ts';
import { useDesk } from '../state/desk-context.ts';
import { drawBlock } from './draw-block.ts';

/** Width of a laptop, at which the site draws the page, in CSS pixels. */
const DRAWN_PX = 1280;
/** Width of the scaled picture, in CSS pixels. */
export const PICTURE_PX = 256;

/**
 * The HTML that the site has drawn for this window, by page, block and look. Undefined: the site did not draw the
 * block.
 */
const drawn = new Map<string, string | undefined>();

export interface BlockPictureProps {
  readonly page: Page;
  /** The block to show. Undefined: the whole page. */
  readonly block?: Entity | undefined;
  /** Name of the block's look, if there are pictures of one block in several looks. */
  readonly look?: string | undefined;
}

/** A small picture of a block or a page. The site draws the picture as soon as this element scrolls into view. */
export function BlockPicture({ page, block, look }: BlockPictureProps): ReactElement {
  const { store } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const key = `${page.entryId} ${block?.sys.id} ${look}`;
  const [picture, setPicture] = useState<{ readonly key: string; readonly html: string | undefined }>();
  const html = picture?.key === key ? picture.html : drawn.get(key);

  useEffect(() => {
    const element = box.current;
    if (!element || drawn.has(key)) return undefined;
    const stop = new AbortController();
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      drawBlock(page, block, store.read().content, stop.signal).then(
        (result) => {
          drawn.set(key, result);
          setPicture({ key, html: result });
        },
        () => undefined,
      );
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      stop.abort();
    };
  }, [key, page, block, store]);

  return (
    <Box ref={box} aria-hidden="true" inert>
      {html === undefined ? (
        <i />
      ) : (
        <iframe srcDoc={html} title="" sandbox="allow-same-origin" tabIndex={-1} />
      )}
    </Box>
  );
}

const Box = styled.div`
  inline-size: ${PICTURE_PX}px;
  aspect-ratio: 8 / 5;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);

  iframe {
    inline-size: ${DRAWN_PX}px;
    block-size: ${(DRAWN_PX * 5) / 8}px;
    border: 0;
    background: white;
    scale: ${PICTURE_PX / DRAWN_PX};
    transform-origin: top left;
  }

  i {
    display: block;
    block-size: 100%;
    margin: 14%;
    background: repeating-linear-gradient(var(--color-line) 0 8px, transparent 8px 20px) no-repeat 0 0 / 70%
      48px;
  }
`;
