import type { UiText } from '@skein/ui';

export const serviceSpaceTexts = {
  hours: { en: 'Hours', es: 'Horario' },
  closedOn: { en: 'Closed', es: 'Cerrado' },
  to: { en: 'to', es: 'a' },
  holidayHours: { en: 'Holiday hours', es: 'Horario en días festivos' },
  parking: { en: 'Parking', es: 'Estacionamiento' },
  directions: { en: 'Directions', es: 'Cómo llegar' },
  map: { en: 'Map', es: 'Mapa' },
} as const satisfies Record<string, UiText>;
