import { openStage, type SceneOptions } from '../scene.ts';

export function porch(options: SceneOptions): string {
  const s = openStage('porch', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
