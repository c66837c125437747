import { Carousel, type CarouselSlide } from '@skein/carousels';
import { enhanceCarousels } from '@skein/carousels/enhance';
import { globalCss, tokensCss } from '@skein/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

declare global {
  /** Mounts and unmounts a carousel of three slides that moves by itself so many times. */
  var cycle: (times: number) => Promise<void>;
}

/** As many slides with words as nobody should put into one carousel. */
const SLIDES = 100;

const slidesOf = (count: number): CarouselSlide[] =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: (
      <article>
        <h3>Slide {index + 1}</h3>
        <p>Some words about it, long enough for three lines on a telephone, and a link.</p>
        <a href="#there">Go there</a>
      </article>
    ),
  }));

const LOOK = { label: 'Bench', layouts: [{ width: 88, align: 'center' }] } as const;

document.head.append(Object.assign(document.createElement('style'), { textContent: tokensCss + globalCss }));
document.body.dataset['theme'] = 'paper';
/** As a server sends it, moved by the enhancer. */
function showHundred(): void {
  const hundred = <Carousel {...LOOK} slides={slidesOf(SLIDES)} options={{ loop: true }} />;
  const place = document.getElementById('root') ?? document.body;
  // Leaves its styles behind.
  const shown = createRoot(place);
  flushSync(() => shown.render(hundred));
  shown.unmount();
  place.innerHTML = renderToString(hundred);
  enhanceCarousels(place);
}
// What is counted is what mounts leave, and nothing of what stands on the page.
if (location.hash !== '#mounts') showHundred();

const container = document.body.appendChild(document.createElement('div'));
globalThis.cycle = async (times) => {
  for (let time = 0; time < times; time++) {
    const root = createRoot(container);
    const slides = slidesOf(3);
    flushSync(() =>
      root.render(<Carousel {...LOOK} slides={slides} options={{ loop: true, interval: 3000 }} />),
    );
    flushSync(() => root.unmount());
    // Frames and observers are given the time that they have on a page.
    if (time % 50 === 0) await new Promise(requestAnimationFrame);
  }
};
