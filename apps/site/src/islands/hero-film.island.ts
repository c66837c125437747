export { FilmHero as default } from '@skein/blocks';
