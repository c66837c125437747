import { openStage, type Scene } from '../scene.ts';

export type SpotName = 'speed' | 'price' | 'no-contract' | 'support' | 'install' | 'wifi' | 'self-setup' | 'symmetrical';

export function spot(name: SpotName): Scene {
  return (options) => openStage(`spot-${name}`, options, { theme: 'light', hue: 'teal' }, { width: 160, height: 160 }).frame('none', []);
}
