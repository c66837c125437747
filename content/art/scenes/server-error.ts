import { openStage, type SceneOptions } from '../scene.ts';

export function serverError(options: SceneOptions): string {
  const s = openStage('server-error', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
