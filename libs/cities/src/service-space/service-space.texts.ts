import type { UiText } from '@skein/ui';

/** Texts about opening hours that the script uses. */
export const openingTexts = {
  openNow: { en: 'Open now, until {time}', es: 'Abierto ahora, hasta las {time}' },
  opensToday: { en: 'Closed. Opens today at {time}', es: 'Cerrado. Abre hoy a las {time}' },
  opensTomorrow: { en: 'Closed. Opens tomorrow at {time}', es: 'Cerrado. Abre mañana a las {time}' },
  opensOn: { en: 'Closed. Opens on {day} at {time}', es: 'Cerrado. Abre el {day} a las {time}' },
} as const satisfies Record<string, UiText>;

export const serviceSpaceTexts = {
  hours: { en: 'Hours', es: 'Horario' },
  closedOn: { en: 'Closed', es: 'Cerrado' },
  to: { en: 'to', es: 'a' },
  holidayHours: { en: 'Holiday hours', es: 'Horario en días festivos' },
  parking: { en: 'Parking', es: 'Estacionamiento' },
  directions: { en: 'Directions', es: 'Cómo llegar' },
  map: { en: 'Map', es: 'Mapa' },
  noMap: {
    en: 'We can’t show the map here. The address leads to one.',
    es: 'Aquí no podemos mostrar el mapa. La dirección lleva a uno.',
  },
} as const satisfies Record<string, UiText>;
