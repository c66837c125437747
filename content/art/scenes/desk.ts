import { openStage, type SceneOptions } from '../scene.ts';

export function desk(options: SceneOptions): string {
  const s = openStage('desk', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
