import type { UiText } from '@skein/ui';

/** Built-in texts about pictures and other files. */
export const fileTexts = {
  filmOver: {
    en: 'Most visitors see the film ({name}) and not this picture.',
    es: 'La mayoría de los visitantes ve la película ({name}) y no esta imagen.',
  },
  tall: {
    en: '{name} is very tall ({width} × {height} pixels). Most places on the page are wide and show only a small part.',
    es: '{name} es muy alta ({width} × {height} píxeles). Casi todos los lugares de la página son anchos y muestran solo una pequeña parte.',
  },
  upload: { en: 'Upload a file', es: 'Subir un archivo' },
  newFile: { en: 'New file', es: 'Archivo nuevo' },
  alt: { en: 'Alternative text', es: 'Texto alternativo' },
  fileTitle: { en: 'Title', es: 'Título' },
  altHint: {
    en: 'Says what the picture shows, for those who do not see it. Leave it empty if the picture is decoration.',
    es: 'Dice lo que muestra la imagen a quien no la ve. Déjalo vacío si la imagen es un adorno.',
  },
  useFile: { en: 'Use this file', es: 'Usar este archivo' },
  uploading: { en: 'Uploading…', es: 'Subiendo…' },
  fileType: {
    en: '{name} is not the kind of file that belongs here.',
    es: '{name} no es el tipo de archivo que va aquí.',
  },
  fileSize: {
    en: '{name} has {size} MB; at most {max} MB.',
    es: '{name} tiene {size} MB; como mucho {max} MB.',
  },
  pixels: {
    en: '{name} has {width} × {height} pixels, which is not a size that fits here.',
    es: '{name} tiene {width} × {height} píxeles, un tamaño que no vale aquí.',
  },
  unreadable: {
    en: '{name} cannot be shown as a picture. It may be damaged.',
    es: '{name} no se puede mostrar como imagen. Puede estar dañada.',
  },
  noRoom: {
    en: 'There is no room on the disk for {name}. Free some, then try again.',
    es: 'No hay sitio en el disco para {name}. Libera espacio y vuelve a intentarlo.',
  },
  notUploaded: { en: '{name} was not uploaded: {reason}', es: '{name} no se subió: {reason}' },
  file: { en: 'File', es: 'Archivo' },
  area: { en: 'What crops keep', es: 'Lo que conservan los recortes' },
  areaHint: {
    en: 'Click what matters most, or draw a frame around all that must stay. Arrow keys move it.',
    es: 'Haz clic en lo más importante, o dibuja un marco alrededor de lo que debe quedar. Las flechas lo mueven.',
  },
  focalPoint: { en: 'Focal point', es: 'Punto focal' },
  safeArea: { en: 'Safe area', es: 'Zona segura' },
  place: {
    en: '{x} % from the left, {y} % from the top',
    es: '{x} % desde la izquierda, {y} % desde arriba',
  },
  setPoint: { en: 'Set a focal point', es: 'Poner un punto focal' },
  noArea: { en: 'Keep the middle', es: 'Conservar el centro' },
  left: { en: 'Left, %', es: 'Izquierda, %' },
  top: { en: 'Top, %', es: 'Arriba, %' },
  right: { en: 'Right, %', es: 'Derecha, %' },
  bottom: { en: 'Bottom, %', es: 'Abajo, %' },
  crops: { en: 'How crops show it', es: 'Así lo muestran los recortes' },
} as const satisfies Record<string, UiText>;
