import type { BothLanguages } from '../rules/both-languages.ts';
import type { CallField } from './engine/call-fields.ts';
import type { CallStep } from './engine/call-steps.ts';

/** Built-in labels. Editors can replace them. */
export const fieldTexts: Readonly<Record<CallField, BothLanguages>> = {
  firstName: { en: 'First name', es: 'Nombre' },
  lastName: { en: 'Last name', es: 'Apellido' },
  email: { en: 'Email', es: 'Correo electrónico' },
  phone: { en: 'Phone', es: 'Teléfono' },
  issue: { en: 'What’s it about?', es: '¿De qué se trata?' },
  issueDetail: { en: 'What should we know before we call?', es: '¿Qué debemos saber antes de llamarte?' },
  date: { en: 'Day', es: 'Día' },
  time: { en: 'Time', es: 'Hora' },
  timeZone: { en: 'Time zone', es: 'Zona horaria' },
};

export const stepTexts: Readonly<Record<CallStep, BothLanguages>> = {
  contact: { en: 'Who should we call?', es: '¿A quién llamamos?' },
  date: { en: 'When works for you?', es: '¿Cuándo te conviene?' },
  checkInfo: { en: 'Is this right?', es: '¿Está bien así?' },
  confirmation: { en: 'We’ll call you.', es: 'Te llamamos.' },
};

/** Built-in texts of the call forms, except for the labels of fields. */
export const callBackTexts = {
  choose: { en: 'Choose', es: 'Elige' },
  next: { en: 'Next', es: 'Siguiente' },
  back: { en: 'Back', es: 'Atrás' },
  confirm: { en: 'Book the call', es: 'Agendar la llamada' },
  close: { en: 'Close', es: 'Cerrar' },
  progress: { en: 'Step', es: 'Paso' },
  of: { en: 'of', es: 'de' },
  phoneHint: { en: '10 digits', es: '10 dígitos' },
  weekdays: { en: 'Monday to Friday', es: 'De lunes a viernes' },
  /** Before a list of weekdays. */
  closedOn: { en: 'We’re closed on', es: 'No trabajamos el' },
  who: { en: 'Who', es: 'Quién' },
  when: { en: 'When', es: 'Cuándo' },
  confirmSubtitle: {
    en: 'Keep your phone close. If you see a number you don’t know, that’s us.',
    es: 'Ten cerca el teléfono. Si ves un número que no conoces, somos nosotros.',
  },
  addToCalendar: { en: 'Add to calendar', es: 'Agregar al calendario' },
  calendarFile: { en: 'As a calendar file (.ics)', es: 'Como archivo de calendario (.ics)' },
} as const satisfies Record<string, BothLanguages>;
