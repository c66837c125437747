/** Words that a map brings itself. */
export interface MapWords {
  readonly pins: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly available: string;
  readonly comingSoon: string;
  /** Says where the lines come from, and that the streets are made up. */
  readonly drawn: string;
  readonly scrollHint: string;
  readonly scrollHintMac: string;
  readonly fingersHint: string;
  cluster(count: string): string;
}

export const mapWords: Readonly<Record<'en' | 'es', MapWords>> = {
  en: {
    pins: 'Places on the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    available: 'available',
    comingSoon: 'coming soon',
    drawn: 'Demo map: streets are made up. Outlines: U.S. Census Bureau',
    scrollHint: 'Hold Ctrl and scroll to zoom the map',
    scrollHintMac: 'Hold ⌘ and scroll to zoom the map',
    fingersHint: 'Use two fingers to move the map',
    cluster: (count) => `${count} places, zoom in`,
  },
  es: {
    pins: 'Lugares en el mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    available: 'disponible',
    comingSoon: 'próximamente',
    drawn: 'Mapa de demostración: las calles son inventadas. Contornos: U.S. Census Bureau',
    scrollHint: 'Mantén Ctrl y desplázate para acercar el mapa',
    scrollHintMac: 'Mantén ⌘ y desplázate para acercar el mapa',
    fingersHint: 'Usa dos dedos para mover el mapa',
    cluster: (count) => `${count} lugares, acercar`,
  },
};
