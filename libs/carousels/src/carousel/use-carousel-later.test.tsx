import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser } from '../engine/carousel.test-support.ts';
import { OPTIONS_ATTRIBUTE } from '../engine/options.ts';
import { useCarouselLater } from './use-carousel-later.ts';

standInForBrowser();
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

function Row() {
  const root = useCarouselLater<HTMLDivElement>({}, '2');
  return (
    <div ref={root} {...{ [OPTIONS_ATTRIBUTE]: '{}' }}>
      <ul data-track>
        <li data-slide>1</li>
        <li data-slide>2</li>
      </ul>
    </div>
  );
}

function show() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Row />));
  const row = document.querySelector<HTMLElement>(`[${OPTIONS_ATTRIBUTE}]`);
  return { state: () => row?.dataset['state'], end: () => act(() => root.unmount()) };
}

describe('a carousel whose engine comes later', () => {
  it('moves once it is there, and stands still when it is taken away', async () => {
    const { state, end } = show();
    expect(state()).toBeUndefined();
    await vi.dynamicImportSettled();
    expect(state()).toBe('paused');
    end();
    expect(state()).toBeUndefined();
  });

  it('is never started when it is gone before', async () => {
    const { state, end } = show();
    end();
    await vi.dynamicImportSettled();
    expect(state()).toBeUndefined();
  });
});
