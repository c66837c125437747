import type { CarouselSlide } from '@skein/carousels';

/** Slides with words, as many as nobody should put into one carousel. */
export const slidesOf = (count: number): CarouselSlide[] =>
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

/** How the carousels of the bench are laid out and move. */
export const LOOK = {
  label: 'Bench',
  layouts: [{ width: 88, align: 'center' }],
  options: { loop: true },
} as const;
