import { openStage, type SceneOptions } from '../scene.ts';

export function mapPin(options: SceneOptions): string {
  const s = openStage('map-pin', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  return s.frame(s.look.soft, []);
}
