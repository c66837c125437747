'use client';

import { Carousel } from '@skein/carousels';

const places = ['Austin', 'Denver', 'Miami', 'Omaha', 'Waco'];

export function Places() {
  return (
    <Carousel
      label="Places"
      slides={places.map((place) => ({ key: place, content: <h3>{place}</h3> }))}
      options={{ interval: 8000, loop: true }}
      onSelect={(index) => console.log(places[index])}
    />
  );
}
