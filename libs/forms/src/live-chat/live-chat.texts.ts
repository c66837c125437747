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
    en: 'Sorry, we can’t chat right now, so we closed it again. Leave us a message here: everything you wrote is still there.',
    es: 'Lo sentimos: ahora no podemos atenderte por chat y lo cerramos. Déjanos un mensaje aquí: lo que escribiste sigue ahí.',
  },
  again: { en: 'Try the chat again', es: 'Intentar de nuevo el chat' },
} as const satisfies Record<string, BothLanguages>;
