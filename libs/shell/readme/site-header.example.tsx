import { Header } from '@skein/shell';

const logo = { url: '/logo.svg', width: 104, height: 32, alt: 'Skein Fiber', contentType: 'image/svg+xml' };
const navigation = {
  items: [
    { label: 'Plans', url: '/plans' },
    { label: 'Status', url: 'https://status.skeinfiber.example/', external: true },
  ],
};

export function SiteHeader() {
  return <Header logo={logo} navigation={navigation} page={{ path: '/plans', locale: 'en-US' }} />;
}
