export { ApartmentSearch as default } from '@skein/apartment-finder';
