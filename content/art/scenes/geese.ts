import { openStage, type SceneOptions } from '../scene.ts';

export function geese(options: SceneOptions): string {
  const s = openStage('geese', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
