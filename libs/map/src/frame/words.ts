import type { MapOptions } from '../interface/map-options.ts';

/** Built-in texts of a map. */
export const mapTexts = {
  pins: { en: 'Places on the map', es: 'Lugares en el mapa' },
  zoomIn: { en: 'Zoom in', es: 'Acercar' },
  zoomOut: { en: 'Zoom out', es: 'Alejar' },
  available: { en: 'available', es: 'disponible' },
  comingSoon: { en: 'coming soon', es: 'próximamente' },
  /** A note on the bundled map. It names the source of the outlines, and says that the streets are made up. */
  drawn: {
    en: 'Demo map: streets are made up. Outlines: U.S. Census Bureau',
    es: 'Mapa de demostración: las calles son inventadas. Contornos: U.S. Census Bureau',
  },
  scrollHint: {
    en: 'Hold Ctrl and scroll to zoom the map',
    es: 'Mantén Ctrl y desplázate para acercar el mapa',
  },
  scrollHintMac: {
    en: 'Hold ⌘ and scroll to zoom the map',
    es: 'Mantén ⌘ y desplázate para acercar el mapa',
  },
  fingersHint: { en: 'Use two fingers to move the map', es: 'Usa dos dedos para mover el mapa' },
  cluster: { en: '{count} places, zoom in', es: '{count} lugares, acercar' },
} as const;

export type MapWords = Readonly<Record<keyof typeof mapTexts, string>>;

export function mapWords({ language, say }: Pick<MapOptions, 'language' | 'say'>): MapWords {
  const own = /^es\b/.test(language) ? 'es' : 'en';
  const words = Object.entries(mapTexts).map(([name, text]) => [name, say?.(text) ?? text[own]]);
  return Object.fromEntries(words) as MapWords;
}
