import { CityList } from '@skein/cities';

const states = [
  {
    id: 'texas',
    name: 'Texas',
    items: [
      { id: 'austin', name: 'Austin', url: '/cities/austin' },
      { id: 'waco', name: 'Waco', comingSoon: true },
    ],
  },
];

export function Cities() {
  return <CityList items={states} level={2} />;
}
