import { openStage, type SceneOptions } from '../scene.ts';

export function notAvailable(options: SceneOptions): string {
  const s = openStage('not-available', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
