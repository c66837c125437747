'use client';

import { OPTIONS_ATTRIBUTE, useCarousel } from '@skein/carousels';

const options = JSON.stringify({ transition: 500 });

export function Pictures({ urls }: { readonly urls: readonly string[] }) {
  const root = useCarousel<HTMLElement>({}, `${options} ${urls.join(' ')}`);
  return (
    <section ref={root} aria-label="Pictures" {...{ [OPTIONS_ATTRIBUTE]: options }}>
      <div data-controls hidden>
        <button data-previous>Back</button>
        <button data-next>On</button>
      </div>
      <div data-track className="track" tabIndex={0} role="group" aria-label="Pictures">
        {urls.map((url) => (
          <img key={url} data-slide className="slide" src={url} alt="" />
        ))}
      </div>
    </section>
  );
}
