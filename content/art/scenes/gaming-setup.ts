import { openStage, type SceneOptions } from '../scene.ts';

export function gamingSetup(options: SceneOptions): string {
  const s = openStage('gaming-setup', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
