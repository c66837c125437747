import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const SOURCE = '@skein/source';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  logLevel: 'warn',
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    noExternal: ['styled-components', /^@skein\//],
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: '../dist/islands/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: false,
        rolldownOptions: { input: 'client.ts', preserveEntrySignatures: 'strict' },
      },
    },
    boot: {
      consumer: 'client',
      resolve: { conditions: [SOURCE, ...defaultClientConditions] },
      build: {
        outDir: '../dist/islands/boot',
        emptyOutDir: true,
        modulePreload: false,
        rolldownOptions: { input: 'boot.ts', output: { format: 'iife', entryFileNames: 'boot.js' } },
      },
    },
    ssr: {
      build: {
        outDir: '../dist/islands/server',
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: { input: 'page.tsx' },
      },
    },
  },
});
