import { siteBuild } from '@skein/host/vite';

export default siteBuild({
  root: import.meta.dirname,
  packages: ['@skein/shell', '@skein/blocks', '@skein/forms'],
  server: { main: 'src/main.ts', outbox: '@skein/services/outbox-command' },
  fonts: './fonts/bitter.woff2',
});
