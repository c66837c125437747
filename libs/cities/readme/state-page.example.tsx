import { StatePage } from '@skein/cities';

const cities = [
  { id: 'austin', name: 'Austin', url: '/cities/austin' },
  { id: 'waco', name: 'Waco', url: '/cities/waco', comingSoon: true },
];

export function Texas() {
  return <StatePage title="Fiber in Texas" subtitle="Two cities, one of them today." cities={cities} />;
}
