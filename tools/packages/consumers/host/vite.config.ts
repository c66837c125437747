import { siteBuild } from '@skein/host/vite';

export default siteBuild({
  root: import.meta.dirname,
  packages: ['@skein/shell'],
  server: { main: 'src/main.ts', export: 'src/export.ts' },
});
