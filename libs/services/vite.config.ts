import { mergeConfig } from 'vite';
import { libConfig } from '../vite.lib.ts';
import { withoutJsx } from '../vite.without-jsx.ts';

export default mergeConfig(libConfig(import.meta.dirname), {
  plugins: [withoutJsx],
  test: { environment: 'node' },
});
