import { folded } from './pages.ts';

/**
 * Groups of words with similar meanings, in English and Spanish, because editors search for other words than the
 * names in the model.
 */
const SAME: readonly (readonly string[])[] = [
  'quote testimonial voice review cita testimonio opinion resena',
  'map city cities place mapa ciudad lugar',
  'video film movie pelicula youtube',
  'price plan offer cost rate precio tarifa oferta coste',
  'question faq answer pregunta respuesta',
  'form sign-up email formulario registro correo',
  'picture image photo imagen foto',
  'button link call-to-action cta boton enlace',
  'hero header banner top portada cabecera encabezado',
  'text paragraph prose words texto parrafo',
  'table compare comparison tabla comparar',
  'carousel slider slide carrusel',
  'list cards grid tiles lista tarjetas cuadricula',
  'step instruction how-to paso instruccion',
  'phone call telephone telefono llamada',
  'job role career empleo trabajo puesto',
  'help support ayuda soporte',
  'article blog news post articulo noticia',
  'building apartment rental edificio apartamento piso',
  'speed test internet velocidad prueba',
  'tv channel television canal canales',
  'team people person equipo personas',
  'legal terms privacy terminos privacidad',
  'award press logo premio prensa',
  'shop store hours tienda horario',
].map((words) => words.split(' '));

/** How many letters an editor must type so that they count as the beginning of a word in `SAME`. */
const PART = 3;

/** Returns the word itself, and all words with a similar meaning. */
export function meaningsOf(word: string): readonly string[] {
  const wanted = folded(word);
  const groups = SAME.filter((words) =>
    words.some((one) => (wanted.length >= PART && one.startsWith(wanted)) || wanted.startsWith(one)),
  );
  return [wanted, ...groups.flat()];
}
