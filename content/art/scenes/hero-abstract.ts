import { openStage, type SceneOptions } from '../scene.ts';

export function heroAbstract(options: SceneOptions): string {
  const s = openStage('hero-abstract', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
