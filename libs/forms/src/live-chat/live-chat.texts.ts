import type { BothLanguages } from '../rules/both-languages.ts';

export const liveChatTexts = {
  title: { en: 'Chat right away', es: 'Chatea ahora mismo' },
  text: {
    en: 'The chat is run by LiveChat. Once you start it, it loads from there and may keep cookies in your browser.',
    es: 'El chat funciona con LiveChat. Al iniciarlo, se carga desde allí y puede guardar cookies en tu navegador.',
  },
  start: { en: 'Start the chat', es: 'Iniciar el chat' },
  opening: { en: 'The chat is opening', es: 'El chat se está abriendo' },
  open: {
    en: 'The chat is open. You can also leave us a message here.',
    es: 'El chat está abierto. También puedes dejarnos un mensaje aquí.',
  },
  show: { en: 'Show the chat', es: 'Mostrar el chat' },
  failed: {
    en: 'Sorry, we cannot be reached by chat right now, so it is closed again. Leave us a message here: whatever you have written is still there.',
    es: 'Lo sentimos: ahora no podemos atenderte por chat y lo hemos cerrado. Déjanos un mensaje aquí: lo que hayas escrito sigue ahí.',
  },
  again: { en: 'Try the chat again', es: 'Intentar de nuevo el chat' },
} as const satisfies Record<string, BothLanguages>;
