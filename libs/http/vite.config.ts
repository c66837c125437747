import { mergeConfig } from 'vite';
import { libConfig } from '../vite.lib.ts';

export default mergeConfig(libConfig(import.meta.dirname), { test: { environment: 'node' } });
