import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname);
