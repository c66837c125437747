import { CityList, type CityItem } from '@skein/cities';

const texas: CityItem = {
  id: 'texas',
  name: 'Texas',
  comingSoon: false,
  external: false,
  items: [
    { id: 'austin', name: 'Austin', url: '/cities/austin', comingSoon: false, external: false },
    { id: 'waco', name: 'Waco', comingSoon: true, external: false },
  ],
};

export function Cities() {
  return <CityList items={[texas]} level={2} />;
}
