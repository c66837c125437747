import { createMap } from '@skein/map';

export async function showBuildings(element: HTMLElement): Promise<void> {
  const map = await createMap(element, {
    camera: { center: { lat: 30.27, lng: -97.74 }, zoom: 12 },
    label: 'Buildings in Austin',
    language: 'en',
  });
  map.setPins([
    { id: 'a', position: { lat: 30.27, lng: -97.74 }, label: 'The Spool', ready: true, bold: false },
  ]);
  map.on('pin', ({ id }) => map.select(id));
}
