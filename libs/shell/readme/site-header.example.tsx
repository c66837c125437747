import { Header } from '@skein/shell';

const logo = { url: '/logo.svg', width: 104, height: 32, alt: 'Skein Fiber', contentType: 'image/svg+xml' };
const navigation = {
  id: 'navigation',
  items: [
    { id: 'plans', label: 'Plans', url: '/plans', external: false, comingSoon: false, items: [] },
    {
      id: 'status',
      label: 'Status',
      url: 'https://status.skeinfiber.example/',
      external: true,
      comingSoon: false,
      items: [],
    },
  ],
};

export function SiteHeader() {
  return (
    <Header
      id="header"
      logo={logo}
      navigation={navigation}
      ctas={[]}
      page={{ path: '/plans', locale: 'en-US' }}
    />
  );
}
