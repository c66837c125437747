import { openStage, type SceneOptions } from '../scene.ts';

export function livingRoom(options: SceneOptions): string {
  const s = openStage('living-room', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
