import { Carousel } from '@skein/carousels';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { LOOK, slidesOf } from './slides.tsx';

declare global {
  /** Mounts and unmounts a carousel of three slides that moves by itself so many times. */
  var cycle: (times: number) => Promise<void>;
}

const container = document.createElement('div');
document.body.append(container);

globalThis.cycle = async (times) => {
  for (let time = 0; time < times; time++) {
    const root = createRoot(container);
    flushSync(() =>
      root.render(
        createElement(Carousel, {
          ...LOOK,
          slides: slidesOf(3),
          options: { ...LOOK.options, interval: 3000 },
        }),
      ),
    );
    flushSync(() => root.unmount());
    // Frames and observers are given the time that they have on a page.
    if (time % 50 === 0) await new Promise(requestAnimationFrame);
  }
};
