import { filled, grouped, type UiText } from '@skein/ui/words';

/** Built-in texts of the finder. Editors can replace them. */
export const finderTexts = {
  title: { en: 'Find your apartment or condo', es: 'Encuentra tu apartamento o condominio' },
  noResults: {
    en: 'We can’t find a building with that name or address.',
    es: 'No encontramos ningún edificio con ese nombre o dirección.',
  },
  availableStatus: { en: 'Fiber is installed', es: 'La fibra está instalada' },
  availableTitle: { en: 'Great news.', es: 'Buenas noticias.' },
  availableText: {
    en: 'Fiber internet is available in this building.',
    es: 'El internet de fibra ya está disponible en este edificio.',
  },
  availableNext: {
    en: 'Sign up and pick your plan and we’ll be in touch to schedule your installation.',
    es: 'Contrata, elige tu plan y te contactamos para programar la instalación.',
  },
  availableButton: { en: 'Sign up now', es: 'Contratar ahora' },
  availableCard: { en: 'Sign up now', es: 'Contratar ahora' },
  comingStatus: { en: 'Coming soon', es: 'Próximamente' },
  comingTitle: { en: 'Great news.', es: 'Buenas noticias.' },
  comingText: {
    en: 'This property is on track to get fiber internet.',
    es: 'Este edificio está en camino de tener internet de fibra.',
  },
  comingNext: {
    en: 'Once construction is complete, residents will be able to sign up and get connected.',
    es: 'Cuando termine la obra, quienes viven aquí podrán contratar y conectarse.',
  },
  comingButton: { en: 'Stay updated on our progress', es: 'Seguir nuestro avance' },
  comingCard: { en: 'Stay updated', es: 'Seguir el avance' },
  loadMore: { en: 'Next', es: 'Siguientes' },
  website: { en: 'More about this city', es: 'Más sobre esta ciudad' },
  contact: { en: 'Contact us', es: 'Contáctanos' },
  share: { en: 'Share', es: 'Compartir' },
} as const satisfies Record<string, UiText>;

/** Built-in labels and messages of the finder's controls. */
export const controlTexts = {
  back: { en: 'Apartments in {city}', es: 'Apartamentos en {city}' },
  searchLabel: { en: 'Building or address', es: 'Edificio o dirección' },
  search: { en: 'Search', es: 'Buscar' },
  clear: { en: 'Clear the search', es: 'Borrar la búsqueda' },
  backToList: { en: 'Back to the list', es: 'Volver a la lista' },
  backToMap: { en: 'Back to the map', es: 'Volver al mapa' },
  neighborhood: { en: 'Neighborhood', es: 'Vecindario' },
  allNeighborhoods: { en: 'All neighborhoods', es: 'Todos los vecindarios' },
  view: { en: 'View', es: 'Vista' },
  list: { en: 'List', es: 'Lista' },
  map: { en: 'Map', es: 'Mapa' },
  mapOf: { en: 'Map of buildings in {city}', es: 'Mapa de edificios en {city}' },
  showMap: { en: 'Show the map', es: 'Mostrar el mapa' },
  mapLoads: { en: 'Loading the map…', es: 'Cargando el mapa…' },
  noMap: {
    en: 'We can’t show the map here. The list has every building.',
    es: 'Aquí no podemos mostrar el mapa. La lista tiene todos los edificios.',
  },
  buildings: { en: 'Buildings', es: 'Edificios' },
  previous: { en: 'Previous', es: 'Anteriores' },
  pages: { en: 'Pages of the list', es: 'Páginas de la lista' },
  range: { en: '{from}–{to} of {total}', es: '{from}–{to} de {total}' },
  count: { en: '{total} buildings, {ready} with fiber', es: '{total} edificios, {ready} con fibra' },
  one: { en: '1 building, {ready} with fiber', es: '1 edificio, {ready} con fibra' },
  empty: { en: 'No building here yet.', es: 'Aquí no hay edificios todavía.' },
  elsewhere: { en: 'Look in all neighborhoods ({total})', es: 'Buscar en todos los vecindarios ({total})' },
  allFound: { en: 'All {total} buildings', es: 'Los {total} edificios' },
  loading: { en: 'Loading buildings', es: 'Cargando edificios' },
  failed: {
    en: 'We couldn’t load the buildings. Your choices are still here.',
    es: 'No pudimos cargar los edificios. Lo que elegiste sigue aquí.',
  },
  retry: { en: 'Try again', es: 'Reintentar' },
  close: { en: 'Close', es: 'Cerrar' },
  shareTitle: { en: 'Share this page', es: 'Compartir esta página' },
  /** Text of the message with which a visitor shares the URL of the finder. */
  shared: {
    en: 'Find apartments and condos with super fast Internet.',
    es: 'Encuentra apartamentos y condominios con internet superrápido.',
  },
  email: { en: 'Email', es: 'Correo' },
} as const satisfies Record<string, UiText>;

/**
 * Fills names and counts into a text, in place of `{name}`.
 * @param tag tag of the page's language. It determines how digits are grouped
 */
export const counted = (
  text: string,
  tag: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  filled(
    text,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? grouped(value, tag) : value,
      ]),
    ),
  );
