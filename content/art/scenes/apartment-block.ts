import { openStage, type SceneOptions } from '../scene.ts';

export function apartmentBlock(options: SceneOptions): string {
  const s = openStage('apartment-block', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
