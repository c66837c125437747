import { openStage, type SceneOptions } from '../scene.ts';

export function supportDesk(options: SceneOptions): string {
  const s = openStage('support-desk', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
