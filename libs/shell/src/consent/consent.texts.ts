import { htmlLiteral, type UiText } from '@skein/ui';

/** Default texts of banner and settings, for gaps in the content. */
export const consentTexts = {
  title: { en: 'Your choice about cookies', es: 'Tú decides sobre las cookies' },
  acceptLabel: { en: 'Allow all', es: 'Permitir todas' },
  refuseLabel: { en: 'Only necessary ones', es: 'Solo las necesarias' },
  settingsLabel: { en: 'Choose', es: 'Elegir' },
  settingsTitle: { en: 'Cookie settings', es: 'Ajustes de cookies' },
  saveLabel: { en: 'Save my choice', es: 'Guardar mi elección' },
  closeLabel: { en: 'Close', es: 'Cerrar' },
  saved: {
    en: 'Saved. Besides the necessary ones, you allow:',
    es: 'Guardado. Además de las necesarias, permites:',
  },
  nothing: { en: 'nothing', es: 'nada' },
  privacyControl: {
    en: 'Your browser sends Global Privacy Control. We take it as a no to analytics and advertising.',
    es: 'Tu navegador envía Global Privacy Control. Lo tomamos como un no a estadísticas y publicidad.',
  },
  nothingAsked: {
    en: 'This site keeps only necessary cookies, so there is nothing to choose.',
    es: 'Este sitio solo guarda cookies necesarias, así que no hay nada que elegir.',
  },
  withoutScript: {
    en: 'Without your consent, this site keeps only necessary cookies.',
    es: 'Sin tu permiso, este sitio solo guarda cookies necesarias.',
  },
} as const satisfies Record<string, UiText>;

export const consentHtml = {
  text: {
    en: htmlLiteral`We keep what the site needs to work. With your consent we also count visits, measure ads or load a chat. You can change your mind at any time.`,
    es: htmlLiteral`Guardamos lo que el sitio necesita para funcionar. Si lo permites, también contamos visitas, medimos anuncios o cargamos un chat. Puedes cambiar de opinión cuando quieras.`,
  },
  settingsText: {
    en: htmlLiteral`Nothing below is loaded before you allow it. If you take your consent back, we delete its cookies.`,
    es: htmlLiteral`Nada de lo siguiente se carga sin tu permiso. Si lo retiras, borramos sus cookies.`,
  },
} as const;

/** Title and text of each category. */
export const consentCategoryTexts = {
  necessary: {
    title: { en: 'Necessary', es: 'Necesarias' },
    text: {
      en: htmlLiteral`They protect forms, keep this choice, and keep what you see the same from page to page. If a link in an ad or an email brought you here, its campaign is kept until you close the browser, and sent only with a form that you send us.`,
      es: htmlLiteral`Protegen los formularios, recuerdan esta elección y mantienen lo que ves igual en cada página. Si llegaste por un enlace de un anuncio o un correo, su campaña se guarda hasta que cierres el navegador, y solo se envía con un formulario que tú nos mandes.`,
    },
  },
  analytics: {
    title: { en: 'Analytics', es: 'Estadísticas' },
    text: {
      en: htmlLiteral`Google Analytics counts visits and clicks, so we learn which pages help. It keeps cookies for up to two years.`,
      es: htmlLiteral`Google Analytics cuenta visitas y clics, y así sabemos qué páginas ayudan. Guarda cookies por hasta dos años.`,
    },
  },
  ads: {
    title: { en: 'Advertising', es: 'Publicidad' },
    text: {
      en: htmlLiteral`Google learns that an ad of ours led to a visit or an order, and may show you others elsewhere. It keeps cookies for up to 90 days.`,
      es: htmlLiteral`Google sabe si un anuncio nuestro llevó a una visita o un pedido, y puede mostrarte otros en otros sitios. Guarda cookies por hasta 90 días.`,
    },
  },
  chat: {
    title: { en: 'Chat', es: 'Chat' },
    text: {
      en: htmlLiteral`The chat is run by LiveChat and loads from there. It keeps cookies so that a conversation goes on from page to page.`,
      es: htmlLiteral`El chat funciona con LiveChat y se carga desde allí. Guarda cookies para que la conversación siga de una página a otra.`,
    },
  },
} as const;
