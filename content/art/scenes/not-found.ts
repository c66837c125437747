import { openStage, type SceneOptions } from '../scene.ts';

export function notFound(options: SceneOptions): string {
  const s = openStage('not-found', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
