import type { UiText } from '@skein/ui';

/** Built-in texts of the blocks, for gaps in the content. */
export const title: UiText = { en: 'All open roles', es: 'Todas las vacantes' };
export const locationLabel: UiText = { en: 'Location', es: 'Ubicación' };
export const allLocations: UiText = { en: 'All locations', es: 'Todas las ubicaciones' };
export const keywordLabel: UiText = { en: 'Keyword', es: 'Palabra clave' };
export const search: UiText = { en: 'Search', es: 'Buscar' };
export const loading: UiText = { en: 'Loading...', es: 'Cargando...' };
export const multipleCities: UiText = { en: 'Multiple cities', es: 'Varias ciudades' };
export const failed: UiText = {
  en: 'We couldn’t load the open roles just now.',
  es: 'No pudimos cargar las vacantes en este momento.',
};
export const jobFailed: UiText = {
  en: 'We couldn’t load this role just now.',
  es: 'No pudimos cargar esta vacante en este momento.',
};
export const jobFailedNext: UiText = {
  en: 'The job board took too long to answer. Trying again often works.',
  es: 'La bolsa de trabajo tardó demasiado en contestar. Casi siempre basta con intentarlo de nuevo.',
};
export const retry: UiText = { en: 'Try again', es: 'Intentar de nuevo' };
export const nothingFound: UiText = {
  en: 'Your search did not match any opportunities.',
  es: 'Tu búsqueda no coincide con ninguna vacante.',
};
export const removeFilters: UiText = { en: 'Remove filters', es: 'Quita los filtros' };
export const suggestions: readonly UiText[] = [
  { en: 'Check spelling', es: 'Revisa la ortografía' },
  { en: 'Try different keywords', es: 'Prueba otras palabras' },
  { en: 'Try more general keywords', es: 'Prueba palabras más generales' },
];
export const noRoles: UiText = {
  en: 'No roles are open at the moment. Come back soon.',
  es: 'Por ahora no hay vacantes. Vuelve pronto.',
};
/** Heading above roles whose department has no readable name. */
export const otherRoles: UiText = { en: 'Other roles', es: 'Otras vacantes' };
export const onlyLater: UiText = {
  en: 'Nothing open right now, but you can apply for later.',
  es: 'Por ahora no hay vacantes, pero puedes postularte para más adelante.',
};
export const oneRole: UiText = { en: '1 open role', es: '1 vacante' };
export const manyRoles: UiText = { en: '{count} open roles', es: '{count} vacantes' };

export const seeOpenRoles: UiText = { en: 'See open roles', es: 'Ver las vacantes' };
export const applyNow: UiText = { en: 'Apply now', es: 'Postularme ahora' };
export const gone: UiText = { en: 'This role is no longer open.', es: 'Esta vacante ya se cerró.' };
export const goneNext: UiText = {
  en: 'Someone got it, or our plans changed. There are others.',
  es: 'Alguien ya la tiene, o cambiaron los planes. Hay otras.',
};
export const locations: UiText = { en: 'Locations', es: 'Ubicaciones' };
export const department: UiText = { en: 'Department', es: 'Área' };
export const film: UiText = { en: 'A video about this role', es: 'Un video sobre esta vacante' };
